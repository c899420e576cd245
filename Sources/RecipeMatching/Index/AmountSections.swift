import RecipeLexicon
import SectionFiles

/// Where a ``NeedTable`` is kept.
struct NeedSections {
  var offsets: SectionID
  var dimensions: SectionID
  var quantities: SectionID

  /// What dishes need of what they require.
  static let needs = NeedSections(
    offsets: .needOffsets,
    dimensions: .needDimensions,
    quantities: .needQuantities
  )

  /// How much dishes make for others.
  static let yieldedAmounts = NeedSections(
    offsets: .yieldedAmountOffsets,
    dimensions: .yieldedAmountDimensions,
    quantities: .yieldedAmountQuantities
  )
}

extension SectionFileWriter {
  mutating func add(_ table: UnitTable) {
    add(StringTable(table.units.map(\.name)), bytes: .unitBytes, offsets: .unitOffsets)
    add(.unitDimensions, table.units.map { Self.position(of: $0.dimension) })
    add(.unitSystems, table.units.map { Self.position(of: $0.system) })
    add(
      .unitFactors,
      table.units.flatMap { unit in
        let bits = (unit.factor ?? 0).bitPattern
        return [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
      }
    )
  }

  mutating func add(_ table: NeedTable, _ sections: NeedSections) {
    add(table.dimensions, offsets: sections.offsets, targets: sections.dimensions)
    add(sections.quantities, table.quantities)
  }

  private static func position<Case: CaseIterable & Equatable>(of value: Case) -> UInt8 {
    UInt8(Array(Case.allCases).firstIndex(of: value) ?? 0)
  }
}

extension SectionFileReader {
  /// The units under their canonical names, each checked to be one that a table can hold.
  func units() throws(IndexError) -> UnitTable {
    let names = try strings(.unitBytes, .unitOffsets)
    let dimensions = try cases(.unitDimensions, of: Unit.Dimension.self, count: names.count)
    let systems = try cases(.unitSystems, of: Unit.System.self, count: names.count)
    let halves = try numbers(.unitFactors, count: 2 * names.count)
    let units = names.strings.indices.map { unit in
      let bits = UInt64(halves[2 * unit]) | UInt64(halves[2 * unit + 1]) << 32
      return Unit(
        name: names[unit],
        dimension: dimensions[unit],
        factor: bits == 0 ? nil : Double(bitPattern: bits),
        system: systems[unit]
      )
    }
    guard let table = UnitTable(units: units) else {
      throw damage("the units do not fit")
    }
    return table
  }

  /// `count` needs in dimensions that the units have.
  func needs(
    _ sections: NeedSections,
    count: Int,
    units: UnitTable
  ) throws(IndexError) -> NeedTable {
    let dimensions = try lists(sections.offsets, sections.dimensions, count: count, limit: .max)
    guard
      !isVerifying
        || dimensions.targets.allSatisfy({ MeasureDimension(rawValue: $0).isKnown(to: units) })
    else {
      throw damage("a need has a dimension that no unit has")
    }
    return NeedTable(
      dimensions: dimensions,
      quantities: try numbers(sections.quantities, count: dimensions.targets.count)
    )
  }

  private func cases<Case: CaseIterable>(
    _ id: SectionID,
    of type: Case.Type,
    count: Int
  ) throws(IndexError) -> [Case] {
    let all = Array(Case.allCases)
    let positions = try bytes(id.rawValue)
    guard positions.count == count, positions.allSatisfy({ Int($0) < all.count }) else {
      throw damage("the bytes of section \(id) do not fit")
    }
    return positions.map { all[Int($0)] }
  }
}
