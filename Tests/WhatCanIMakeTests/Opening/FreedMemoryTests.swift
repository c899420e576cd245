#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import WhatCanIMake

  @Suite("Memory that was freed")
  struct FreedMemoryTests {
    @Test("what was freed between pieces that live on goes back to the system")
    func giveBack() throws {
      let (page, length) = (sysconf(Int32(_SC_PAGESIZE)), 16 << 10)
      let blocks = (0..<2_000).map { _ in
        UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
      }
      for block in blocks { block.initializeMemory(as: UInt8.self, repeating: 1) }
      // Every eighth lives on, so that no end of the heap can shrink past it.
      let freed = blocks.enumerated().filter { $0.offset % 8 != 0 }.map(\.element)
      // The first whole page in each.
      let pages = freed.compactMap { block in
        block.baseAddress.map { (Int(bitPattern: $0) + page - 1) / page * page + page }
      }
      for block in freed { block.deallocate() }
      FreedMemory.giveBack()
      let resident = pages.count { address in
        var state: UInt8 = 0
        let isMapped = mincore(UnsafeMutableRawPointer(bitPattern: address), page, &state) == 0
        return isMapped && state & 1 == 1
      }
      #expect(resident < pages.count / 4, "\(resident) of \(pages.count) pages")
      for (position, block) in blocks.enumerated() where position % 8 == 0 { block.deallocate() }
    }
  }
#endif
