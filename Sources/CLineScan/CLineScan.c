#include "CLineScan.h"

#include <string.h>

void cls_literal_set_make(CLSLiteralSet *set, const uint8_t *bytes, const uint8_t *lengths, const uint8_t *groups,
                          size_t count) {
  memset(set, 0, sizeof(*set));
  for (size_t i = 0; i < count; i++) {
    const uint8_t *window = bytes + CLS_WINDOW * i;
    uint8_t group = (uint8_t)(1u << (groups[i] & 7));
    for (size_t k = 0; k < CLS_WINDOW; k++) {
      if (k < lengths[i]) {
        set->whole[k][window[k] & 127] |= group;
      } else {
        for (size_t n = 0; n < 128; n++) set->whole[k][n] |= group;
      }
      if (k > 3) continue;
      if (k < lengths[i]) {
        set->low[k][window[k] & 15] |= group;
        set->high[k][window[k] >> 4] |= group;
      } else {
        for (size_t n = 0; n < 16; n++) {
          set->low[k][n] |= group;
          set->high[k][n] |= group;
        }
      }
    }
    unsigned pair = (unsigned)window[0] << 8 | window[1];
    set->pair[pair >> 3] |= (uint8_t)(1u << (pair & 7));
  }
}

/// Checks the fourth byte only if there is one: a window of three may be at the very end.
static int may_begin(const CLSLiteralSet *set, const uint8_t *p, size_t left) {
  unsigned groups = set->low[0][p[0] & 15] & set->high[0][p[0] >> 4] & set->low[1][p[1] & 15] &
                    set->high[1][p[1] >> 4] & set->low[2][p[2] & 15] & set->high[2][p[2] >> 4];
  if (groups != 0 && left > 3) groups &= set->low[3][p[3] & 15] & set->high[3][p[3] >> 4];
  return groups != 0;
}

/// The first index at or after `from` at which a window may be, or `length`.
static size_t find_plain(const CLSLiteralSet *set, const uint8_t *bytes, size_t length, size_t from) {
  for (size_t i = from; i + 3 <= length; i++) {
    unsigned pair = (unsigned)bytes[i] << 8 | bytes[i + 1];
    if (set->pair[pair >> 3] & (1u << (pair & 7)) && may_begin(set, bytes + i, length - i)) return i;
  }
  return length;
}

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx2"))) static size_t newlines_avx2(const uint8_t *bytes, size_t length) {
  const __m256i wanted = _mm256_set1_epi8('\n');
  size_t count = 0, i = 0;
  while (i + 32 <= length) {
    __m256i sums = _mm256_setzero_si256();
    for (int round = 0; round < 255 && i + 32 <= length; round++, i += 32) {
      __m256i data = _mm256_loadu_si256((const __m256i *)(bytes + i));
      sums = _mm256_sub_epi8(sums, _mm256_cmpeq_epi8(data, wanted));
    }
    __m256i wide = _mm256_sad_epu8(sums, _mm256_setzero_si256());
    count += (size_t)_mm256_extract_epi64(wide, 0) + (size_t)_mm256_extract_epi64(wide, 1) +
             (size_t)_mm256_extract_epi64(wide, 2) + (size_t)_mm256_extract_epi64(wide, 3);
  }
  for (; i < length; i++) count += bytes[i] == '\n';
  return count;
}

__attribute__((target("avx512f,avx512bw,popcnt"))) static size_t newlines_avx512(const uint8_t *bytes, size_t length) {
  const __m512i wanted = _mm512_set1_epi8('\n');
  size_t count = 0, i = 0;
  for (; i + 64 <= length; i += 64) {
    count += (size_t)__builtin_popcountll(_mm512_cmpeq_epi8_mask(_mm512_loadu_si512(bytes + i), wanted));
  }
  for (; i < length; i++) count += bytes[i] == '\n';
  return count;
}

static CLSWay way_of_processor(void) {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2")) return CLSWayPlain;
  return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi") ? CLSWayBytes : CLSWayHalves;
}
#endif

CLSWay cls_fastest_way(void) {
#if defined(__x86_64__)
  static int known = -1;  // Idempotent: every thread that races here writes the same value.
  int way = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (way < 0) {
    way = (int)way_of_processor();
    __atomic_store_n(&known, way, __ATOMIC_RELAXED);
  }
  return (CLSWay)way;
#elif defined(__aarch64__)
  return CLSWayHalves;  // Every processor of this kind has NEON.
#else
  return CLSWayPlain;
#endif
}

size_t cls_count_newlines(const uint8_t *bytes, size_t length) {
#if defined(__x86_64__)
  CLSWay way = cls_fastest_way();
  if (way == CLSWayBytes) return newlines_avx512(bytes, length);
  if (way == CLSWayHalves) return newlines_avx2(bytes, length);
#endif
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += bytes[i] == '\n';
  return count;
}

size_t cls_find_byte(const uint8_t *bytes, size_t length, size_t from, uint8_t byte) {
  if (from >= length) return length;
  const uint8_t *found = memchr(bytes + from, byte, length - from);
  return found ? (size_t)(found - bytes) : length;
}

static inline unsigned chain_of(const uint8_t *window) {
  uint32_t word = (uint32_t)window[0] | (uint32_t)window[1] << 8 | (uint32_t)window[2] << 16;
  return (word * 2654435761u) >> 20;
}

void cls_scan_link(CLSScan *scan, CLSLiteral *literals, size_t count) {
  for (size_t i = 0; i < 4096; i++) scan->first[i] = -1;
  for (size_t i = 0; i < count; i++) {
    unsigned chain = chain_of(literals[i].word);
    literals[i].next = scan->first[chain];
    scan->first[chain] = (int32_t)i;
  }
  scan->literals = literals;
}

/// The earliest text found so far.
typedef struct {
  int32_t literal;
  size_t start;
} Best;

/// Takes the texts whose window is at `found`, which may be a mere candidate; at least three bytes are left there.
static inline void look(const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from, size_t found,
                        Best *best) {
  for (int32_t i = scan->first[chain_of(bytes + found)]; i >= 0; i = scan->literals[i].next) {
    const CLSLiteral *literal = &scan->literals[i];
    if (memcmp(bytes + found, literal->word, 3) != 0) continue;
    if (found < from + literal->window) continue;
    size_t begin = found - literal->window;
    if (begin + literal->length > length) continue;
    if (best->literal >= 0 && (best->start < begin || (best->start == begin && best->literal < i))) continue;
    // Most candidates are other words with the same window: an end that differs spares the call.
    if (bytes[begin] != literal->first || bytes[begin + literal->length - 1] != literal->last) continue;
    if (memcmp(bytes + begin, scan->bytes + literal->offset, literal->length) == 0) *best = (Best){i, begin};
  }
}

/// True if texts that begin there or later are too late: a window may come after the beginning of its text, so
/// that the earliest window need not be that of the earliest text.
static inline int is_settled(const CLSScan *scan, const Best *best, size_t place) {
  return best->literal >= 0 && place > best->start + scan->longest_window;
}

static int32_t next_plain(const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from, size_t place,
                          Best best, size_t *start) {
  while (place < length && !is_settled(scan, &best, place)) {
    size_t found = find_plain(&scan->windows, bytes, length, place);
    if (found >= length) break;
    look(scan, bytes, length, from, found, &best);
    place = found + 1;
  }
  if (best.literal >= 0) *start = best.start;
  return best.literal;
}

#if defined(__x86_64__)
/// All candidates of a block are checked before the next one is loaded, so that the tables stay in registers.
__attribute__((target("avx2"))) static int32_t next_halves(const CLSScan *scan, const uint8_t *bytes, size_t length,
                                                           size_t from, size_t place, Best best, size_t *start) {
  const CLSLiteralSet *set = &scan->windows;
  const __m256i half = _mm256_set1_epi8(15);
  __m256i low[4], high[4];
  for (int k = 0; k < 4; k++) {
    low[k] = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)set->low[k]));
    high[k] = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)set->high[k]));
  }
  size_t i = place;
  for (; i + 35 <= length; i += 32) {
    if (is_settled(scan, &best, i)) break;
    _mm_prefetch((const char *)(bytes + i + 1536), _MM_HINT_T0);
    __m256i all = _mm256_set1_epi8(-1);
    for (int k = 0; k < 4; k++) {
      __m256i data = _mm256_loadu_si256((const __m256i *)(bytes + i + k));
      __m256i groups =
          _mm256_and_si256(_mm256_shuffle_epi8(low[k], _mm256_and_si256(data, half)),
                           _mm256_shuffle_epi8(high[k], _mm256_and_si256(_mm256_srli_epi16(data, 4), half)));
      all = _mm256_and_si256(all, groups);
    }
    unsigned some = ~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, _mm256_setzero_si256()));
    while (some != 0) {
      look(scan, bytes, length, from, i + (size_t)__builtin_ctz(some), &best);
      some &= some - 1;
    }
  }
  return next_plain(scan, bytes, length, from, i, best, start);
}

/// The same with tables that hold all of a byte but its highest bit: other text seldom gets through them.
__attribute__((target("avx512f,avx512bw,avx512vbmi"))) static int32_t next_bytes(const CLSScan *scan,
                                                                                 const uint8_t *bytes, size_t length,
                                                                                 size_t from, size_t *start) {
  __m512i low[CLS_WINDOW], high[CLS_WINDOW];
  for (int k = 0; k < CLS_WINDOW; k++) {
    low[k] = _mm512_loadu_si512(scan->windows.whole[k]);
    high[k] = _mm512_loadu_si512(scan->windows.whole[k] + 64);
  }
  Best best = {-1, 0};
  size_t i = from;
  for (; i + 63 + CLS_WINDOW <= length; i += 64) {
    if (is_settled(scan, &best, i)) break;
    _mm_prefetch((const char *)(bytes + i + 1536), _MM_HINT_T0);
    __m512i all = _mm512_permutex2var_epi8(low[0], _mm512_loadu_si512(bytes + i), high[0]);
    for (int k = 1; k < CLS_WINDOW; k++) {
      __m512i data = _mm512_loadu_si512(bytes + i + k);
      all = _mm512_and_si512(all, _mm512_permutex2var_epi8(low[k], data, high[k]));
    }
    uint64_t some = _mm512_test_epi8_mask(all, all);
    while (some != 0) {
      look(scan, bytes, length, from, i + (size_t)__builtin_ctzll(some), &best);
      some &= some - 1;
    }
  }
  return next_halves(scan, bytes, length, from, i, best, start);
}
#endif

#if defined(__aarch64__)
#include <arm_neon.h>

static int32_t next_halves(const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from, size_t place,
                           Best best, size_t *start) {
  const CLSLiteralSet *set = &scan->windows;
  const uint8x16_t half = vdupq_n_u8(15);
  uint8x16_t low[4], high[4];
  for (int k = 0; k < 4; k++) {
    low[k] = vld1q_u8(set->low[k]);
    high[k] = vld1q_u8(set->high[k]);
  }
  size_t i = place;
  for (; i + 19 <= length; i += 16) {
    if (is_settled(scan, &best, i)) break;
    uint8x16_t all = vdupq_n_u8(255);
    for (int k = 0; k < 4; k++) {
      uint8x16_t data = vld1q_u8(bytes + i + k);
      uint8x16_t groups =
          vandq_u8(vqtbl1q_u8(low[k], vandq_u8(data, half)), vqtbl1q_u8(high[k], vshrq_n_u8(data, 4)));
      all = vandq_u8(all, groups);
    }
    if (vmaxvq_u8(all) == 0) continue;
    uint8_t lanes[16];
    vst1q_u8(lanes, all);
    for (size_t lane = 0; lane < 16; lane++) {
      if (lanes[lane] != 0) look(scan, bytes, length, from, i + lane, &best);
    }
  }
  return next_plain(scan, bytes, length, from, i, best, start);
}
#endif

int32_t cls_next_literal(CLSWay way, const CLSScan *scan, const uint8_t *bytes, size_t length, size_t from,
                         size_t *start) {
  Best best = {-1, 0};
#if defined(__x86_64__)
  if (way == CLSWayBytes) return next_bytes(scan, bytes, length, from, start);
#endif
#if defined(__x86_64__) || defined(__aarch64__)
  if (way != CLSWayPlain) return next_halves(scan, bytes, length, from, from, best, start);
#endif
  return next_plain(scan, bytes, length, from, from, best, start);
}
