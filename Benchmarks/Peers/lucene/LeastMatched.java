import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.DoubleValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.LongValues;
import org.apache.lucene.search.LongValuesSource;

/** How many ingredients of a recipe must match when so many may be missing; at least one. */
final class LeastMatched extends LongValuesSource {
  private final byte[] required;
  private final int missing;

  LeastMatched(byte[] required, int missing) {
    this.required = required;
    this.missing = missing;
  }

  @Override
  public LongValues getValues(LeafReaderContext context, DoubleValues scores) {
    return new LongValues() {
      private int doc;

      @Override
      public long longValue() {
        return Math.max(1, required[doc] - missing);
      }

      @Override
      public boolean advanceExact(int target) {
        doc = target;
        return true;
      }
    };
  }

  @Override
  public boolean needsScores() {
    return false;
  }

  @Override
  public LongValuesSource rewrite(IndexSearcher searcher) {
    return this;
  }

  @Override
  public boolean isCacheable(LeafReaderContext context) {
    return false;
  }

  @Override
  public int hashCode() {
    return missing;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LeastMatched && ((LeastMatched) other).missing == missing;
  }

  @Override
  public String toString() {
    return "required - " + missing;
  }
}
