#ifndef CCHECKSUM_H
#define CCHECKSUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// CRC-32C (reflected polynomial 0x82F63B78) by the processor's own instruction.

/// Whether the processor has the instruction; without it nothing below may be called.
bool cchecksum_is_supported(void);

/// The state after `count` more bytes. A checksum begins with a state of all ones and ends with its complement.
uint32_t cchecksum_advance(uint32_t state, const void *bytes, size_t count);

/// The checksums of `count` blocks of `size` bytes each, which lie one after the other; three at a time, which is
/// as many as the processor has room for. `size` is a multiple of eight.
void cchecksum_blocks(const void *bytes, size_t size, size_t count, uint32_t *checksums);

#endif
