#ifndef C_LINE_SCAN_H
#define C_LINE_SCAN_H
#include <stddef.h>
#include <stdint.h>

/// Up to eight groups of literals, looked for together in one pass over the bytes.
///
/// The set holds, for each of the first three byte places, which groups may have which low and high half of that byte
/// (the "Teddy" method of public multi-literal matchers), so that 32 places are tested at once. A hit is only a
/// candidate: the caller compares the literals themselves.
typedef struct {
  uint8_t low[3][16];
  uint8_t high[3][16];
  uint8_t pair[8192];  ///< For the plain path: one bit for each pair of first two bytes that may begin a literal.
} CLSLiteralSet;

/// Fills `set` from `count` literals given one behind the other in `bytes`, each `lengths[i]` (at least 3) bytes long.
void cls_literal_set_make(CLSLiteralSet *set, const uint8_t *bytes, const size_t *lengths, size_t count);

/// The first place at or after `from` where a literal may begin, or `length`.
size_t cls_find_candidate(const CLSLiteralSet *set, const uint8_t *bytes, size_t length, size_t from);

/// The plain path of ``cls_find_candidate``, kept as its oracle and for processors without the wide one.
size_t cls_find_candidate_plain(const CLSLiteralSet *set, const uint8_t *bytes, size_t length, size_t from);

/// How many LF bytes `bytes` holds.
size_t cls_count_newlines(const uint8_t *bytes, size_t length);

/// The first place of `byte` at or after `from`, or `length`.
size_t cls_find_byte(const uint8_t *bytes, size_t length, size_t from, uint8_t byte);

#endif
