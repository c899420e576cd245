// Eight numbers side by side, in whatever registers the path has.

#ifndef LANES_H
#define LANES_H

#include <stdint.h>

typedef int32_t Lanes __attribute__((vector_size(32)));
typedef float FloatLanes __attribute__((vector_size(32)));

#endif
