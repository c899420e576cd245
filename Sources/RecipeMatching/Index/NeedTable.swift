import RecipeLexicon
import SectionFiles

/// How much a dish needs of one thing, once a dimension; empty where that is not known.
struct Need {
  /// As ``MeasureDimension``, the one written first before the others.
  var dimensions: Column<UInt32>
  /// In thousandths of the base unit, at the same indices as the dimensions.
  var quantities: Column<UInt32>

  static let unknown = Need(dimensions: [], quantities: [])

  var isKnown: Bool { !dimensions.isEmpty }

  var measures: [Measure] {
    zip(dimensions, quantities).map {
      Measure(dimension: MeasureDimension(rawValue: $0), thousandths: $1)
    }
  }
}

/// The needs of all dishes, by the position of a requirement among those of all dishes.
struct NeedTable: Sendable, Equatable {
  /// For each position its dimensions, as ``MeasureDimension``.
  let dimensions: Adjacency
  /// For each dimension how much, in thousandths of the base unit.
  let quantities: Column<UInt32>

  /// Takes columns that have been checked to fit.
  init(dimensions: Adjacency, quantities: Column<UInt32>) {
    self.dimensions = dimensions
    self.quantities = quantities
  }

  init(_ needs: [[Measure]]) {
    dimensions = Adjacency(needs.map { $0.map(\.dimension.rawValue) })
    quantities = Column(needs.flatMap { $0.map(\.thousandths) })
  }

  subscript(position: Int) -> Need {
    let range = Int(dimensions.offsets[position])..<Int(dimensions.offsets[position + 1])
    return Need(dimensions: dimensions.targets[range], quantities: quantities[range])
  }

  /// These needs and then those of `tail`. Cost: O(tail).
  func appending(_ tail: NeedTable) -> NeedTable {
    NeedTable(
      dimensions: dimensions.appending(tail.dimensions),
      quantities: quantities.appending(tail.quantities)
    )
  }
}

/// Sums what the lines of one dish need of each requirement.
struct NeedSum {
  private var sums: [UInt32: [Measure]] = [:]

  /// Adds a line. A dimension stays known while every line of the requirement has it, and while the
  /// sum is in range.
  mutating func add(_ measures: [Measure], of requirement: UInt32) {
    guard let sum = sums[requirement] else {
      sums[requirement] = measures
      return
    }
    sums[requirement] = sum.compactMap { known in
      guard let more = measures.first(where: { $0.dimension == known.dimension }) else {
        return nil
      }
      let (total, overflow) = known.thousandths.addingReportingOverflow(more.thousandths)
      return overflow ? nil : Measure(dimension: known.dimension, thousandths: total)
    }
  }

  /// What is needed of a requirement, in the order of its first line.
  subscript(requirement: UInt32) -> [Measure] { sums[requirement] ?? [] }
}
