/// What is counted by itself. The names are those in Benchmarks/Results/instructions.tsv.
enum Part: String, CaseIterable {
  case build
  case search2 = "search-2"
  case search10 = "search-10"
  case search40 = "search-40"
  case search150 = "search-150"
  case cappedSearch = "search-10-missing-1"
  case counts = "counts-40"
  case makingSet = "making-a-set"
  case filteredSearch = "search-40-among-10-percent"
  case filteredWalk = "search-150-among-0.1-percent"
}
