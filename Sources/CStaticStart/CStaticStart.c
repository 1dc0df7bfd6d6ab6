// Linked into a release for Linux that needs no library (Package.swift, docs/decisions/0070-one-file-without-libraries.md), so that it runs
// where there is no /proc either: in a bare chroot.

#include "CStaticStart.h"
#include <stddef.h>

// Before main, Swift's runtime asks for the path of swift-backtrace, the program that prints a trace after a crash. To find it, the runtime
// reads /proc/self/exe, and it ends the process if it cannot. No release has that program next to it, so the answer is always that there is
// none. The linker takes this function in place of the one in libswiftCore.a, and leaves that file of the library out.
char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

// Part of Swift's runtime, which has no header for it.
void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

// Otherwise the runtime reads the arguments from /proc/self/cmdline, and gets none without that file. glibc passes them to constructors.
__attribute__((constructor)) static void take_arguments(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}
