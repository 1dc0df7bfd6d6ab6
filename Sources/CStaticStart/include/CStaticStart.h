#ifndef CStaticStart_h
#define CStaticStart_h

/// Replaces the function of Swift's runtime with this name; see CStaticStart.c.
char *swift_copyAuxiliaryExecutablePath(const char *name);

#endif
