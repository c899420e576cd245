import java.io.IOException;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.DoubleValues;
import org.apache.lucene.search.DoubleValuesSource;
import org.apache.lucene.search.IndexSearcher;

/** A query's score and what the recipe's length is worth. */
final class WholeOrder extends DoubleValuesSource {
  private final byte[] required;

  WholeOrder(byte[] required) {
    this.required = required;
  }

  @Override
  public DoubleValues getValues(LeafReaderContext context, DoubleValues scores) {
    return new DoubleValues() {
      private int doc;

      @Override
      public double doubleValue() throws IOException {
        return scores.doubleValue() + (Ways.MOST_REQUIRED - required[doc]) * (double) Ways.LEVEL;
      }

      @Override
      public boolean advanceExact(int target) throws IOException {
        doc = target;
        return scores.advanceExact(target);
      }
    };
  }

  @Override
  public boolean needsScores() {
    return true;
  }

  @Override
  public DoubleValuesSource rewrite(IndexSearcher searcher) {
    return this;
  }

  @Override
  public boolean isCacheable(LeafReaderContext context) {
    return false;
  }

  @Override
  public int hashCode() {
    return WholeOrder.class.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WholeOrder;
  }

  @Override
  public String toString() {
    return "score and length";
  }
}
