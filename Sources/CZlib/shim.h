#include <zlib.h>

/// Begins to unpack gzip members; the library's own name for it is a macro.
static inline int czlib_begin_gzip(z_stream *stream) { return inflateInit2(stream, 15 + 16); }
