#ifndef C_LINE_SCAN_H
#define C_LINE_SCAN_H
#include <stddef.h>
#include <stdint.h>

/// Up to eight groups of literals, looked for together in one pass over the bytes.
///
/// The set holds, for each of four byte places, which groups may have which low and high half of that byte
/// (the "Teddy" method of public multi-literal matchers), so that 32 places are tested at once. A hit is only a
/// candidate: the caller compares the literals themselves.
typedef struct {
  uint8_t low[4][16];
  uint8_t high[4][16];
  uint8_t pair[8192];  ///< For the plain path: one bit for each pair of first two bytes that may begin a literal.
} CLSLiteralSet;

/// One of the texts of a scan, and where in it its rarest four bytes begin.
typedef struct {
  size_t offset;  ///< Into the bytes of all texts.
  uint32_t length;
  uint32_t window;
  uint8_t word[4];  ///< The window's bytes; of three, the fourth is 0 and not compared.
  int32_t next;  ///< Another text in the same chain, or -1.
} CLSLiteral;

/// All texts of a scan.
typedef struct {
  CLSLiteralSet windows;
  const uint8_t *bytes;
  const CLSLiteral *literals;
  int32_t first[4096];  ///< The first text of each chain, or -1; a chain is told by the first three bytes of a window.
  uint32_t longest_window;
} CLSScan;

/// Puts the texts into their chains: fills `first` of `scan` and `next` of its `literals`.
void cls_scan_link(CLSScan *scan, CLSLiteral *literals, size_t count);

/// The earliest text that begins at or after `from` and ends at or before `length`; among several at one place the one with the
/// lowest index. Returns its index and sets `start`, or -1.
int32_t cls_next_literal(const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from, size_t *start);

/// The plain path of ``cls_next_literal``, kept as its oracle and for processors without the wide one.
int32_t cls_next_literal_plain(const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from, size_t *start);

/// Fills `set` from `count` windows of four bytes each, given one behind the other in `bytes`, each in the group (0 to 7) that
/// `groups` names. Where `lengths[i]` is 3 the fourth byte may be any.
void cls_literal_set_make(CLSLiteralSet *set, const uint8_t *bytes, const uint8_t *lengths, const uint8_t *groups,
                          size_t count);

/// How many LF bytes `bytes` holds.
size_t cls_count_newlines(const uint8_t *bytes, size_t length);

/// The first place of `byte` at or after `from`, or `length`.
size_t cls_find_byte(const uint8_t *bytes, size_t length, size_t from, uint8_t byte);

#endif
