import java.io.IOException;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/** Keeps the best documents of a single segment, by score and what the recipe's length is worth. */
final class LengthCollector extends SimpleCollector {
  final Best best;
  private final byte[] required;
  private Scorable scorer;

  LengthCollector(byte[] required, Best best) {
    this.required = required;
    this.best = best;
  }

  @Override
  public void setScorer(Scorable scorer) {
    this.scorer = scorer;
  }

  @Override
  public void collect(int doc) throws IOException {
    best.offer((int) scorer.score() + (Ways.MOST_REQUIRED - required[doc]) * Ways.LEVEL, doc);
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE;
  }
}
