#include "CChecksum.h"

#include <string.h>

#if defined(__x86_64__)
#include <nmmintrin.h>
#define WITH_INSTRUCTION __attribute__((target("sse4.2")))
#define STEP_WORD(state, word) ((uint32_t)_mm_crc32_u64((state), (word)))
#define STEP_BYTE(state, byte) _mm_crc32_u8((state), (byte))

bool cchecksum_is_supported(void) { return __builtin_cpu_supports("sse4.2"); }

#elif defined(__aarch64__)
#include <arm_acle.h>
#define WITH_INSTRUCTION __attribute__((target("crc")))
#define STEP_WORD(state, word) __crc32cd((state), (word))
#define STEP_BYTE(state, byte) __crc32cb((state), (byte))

#if defined(__linux__)
#include <sys/auxv.h>

/// HWCAP_CRC32 of the kernel's asm/hwcap.h.
static const unsigned long crc_bit = 1UL << 7;

bool cchecksum_is_supported(void) { return (getauxval(AT_HWCAP) & crc_bit) != 0; }
#else
// Every processor that macOS 15 runs on has it.
bool cchecksum_is_supported(void) { return true; }
#endif

#else
#define WITH_INSTRUCTION
#define STEP_WORD(state, word) ((void)(word), (state))
#define STEP_BYTE(state, byte) ((void)(byte), (state))

bool cchecksum_is_supported(void) { return false; }
#endif

static inline uint64_t word_at(const unsigned char *place) {
  uint64_t word;
  memcpy(&word, place, sizeof word);
  return word;
}

WITH_INSTRUCTION
uint32_t cchecksum_advance(uint32_t state, const void *bytes, size_t count) {
  const unsigned char *place = bytes;
  for (; count >= 8; count -= 8, place += 8) {
    state = STEP_WORD(state, word_at(place));
  }
  for (; count > 0; count--, place++) {
    state = STEP_BYTE(state, *place);
  }
  return state;
}

WITH_INSTRUCTION
void cchecksum_blocks(const void *bytes, size_t size, size_t count, uint32_t *checksums) {
  const unsigned char *place = bytes;
  for (; count >= 3; count -= 3, place += 3 * size, checksums += 3) {
    uint32_t first = UINT32_MAX, second = UINT32_MAX, third = UINT32_MAX;
    for (size_t offset = 0; offset < size; offset += 8) {
      first = STEP_WORD(first, word_at(place + offset));
      second = STEP_WORD(second, word_at(place + size + offset));
      third = STEP_WORD(third, word_at(place + 2 * size + offset));
    }
    checksums[0] = ~first;
    checksums[1] = ~second;
    checksums[2] = ~third;
  }
  for (; count > 0; count--, place += size, checksums++) {
    *checksums = ~cchecksum_advance(UINT32_MAX, place, size);
  }
}
