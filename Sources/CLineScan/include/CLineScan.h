#ifndef C_LINE_SCAN_H
#define C_LINE_SCAN_H
#include <stddef.h>
#include <stdint.h>

/// The ways to scan; all find the same.
typedef enum {
  CLSWayPlain,   ///< Byte by byte: the oracle of the others, and for processors without them.
  CLSWayHalves,  ///< 16 or 32 positions at a time, by the halves of bytes (NEON, AVX2).
  CLSWayBytes    ///< 64 positions at a time, by whole bytes (AVX-512 VBMI).
} CLSWay;

/// The fastest way that this processor has; it has those before it, too.
CLSWay cls_fastest_way(void);

/// Bytes of a window. The way by halves compares the first four.
#define CLS_WINDOW 5

/// Up to eight groups of windows, searched for together in one pass over the bytes.
///
/// The set holds, for each position in a window, which groups may have which byte there, or which half of one (the
/// "Teddy" method of public multi-literal matchers), so that many positions are tested at once. A hit is only a
/// candidate.
typedef struct {
  uint8_t low[4][16];
  uint8_t high[4][16];
  uint8_t whole[CLS_WINDOW][128];  ///< By the lower seven bits of the byte.
  uint8_t pair[8192];  ///< For the plain way: one bit for each pair of first two bytes that may begin a window.
} CLSLiteralSet;

/// One of the texts of a scan, and the start of its window: successive bytes that are rare elsewhere.
typedef struct {
  size_t offset;  ///< Into the bytes of all texts.
  uint32_t length;
  uint32_t window;
  uint8_t word[3];  ///< The window's first bytes.
  uint8_t first;    ///< The text's first byte.
  uint8_t last;     ///< Its last one.
  int32_t next;  ///< Another text in the same chain, or -1.
} CLSLiteral;

/// All texts of a scan.
typedef struct {
  CLSLiteralSet windows;
  const uint8_t *bytes;
  const CLSLiteral *literals;
  int32_t first[4096];  ///< The first text of each chain, or -1; the first three bytes of a window choose the chain.
  uint32_t longest_window;
} CLSScan;

/// Puts the texts into their chains: fills `first` of `scan` and `next` of its `literals`.
void cls_scan_link(CLSScan *scan, CLSLiteral *literals, size_t count);

/// The earliest text that begins at or after `from` and ends at or before `length`; among several at one index the one
/// with the lowest index. Returns its index and sets `start`, or -1. The processor has `way`.
int32_t cls_next_literal(CLSWay way, const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from,
                         size_t *start);

/// Fills `set` from `count` windows of ``CLS_WINDOW`` bytes each, which follow each other in `bytes`, each in the group
/// (0 to 7) that `groups` names. Only the first `lengths[i]` bytes of a window count, three at least.
void cls_literal_set_make(CLSLiteralSet *set, const uint8_t *bytes, const uint8_t *lengths, const uint8_t *groups,
                          size_t count);

/// The number of LF bytes in `bytes`.
size_t cls_count_newlines(const uint8_t *bytes, size_t length);

/// The first index of `byte` at or after `from`, or `length`.
size_t cls_find_byte(const uint8_t *bytes, size_t length, size_t from, uint8_t byte);

#endif
