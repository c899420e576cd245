import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.queries.function.FunctionScoreQuery;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.CoveringQuery;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * Four ways to ask one index. In those with a query, missing and matched are one number, exact in a float: a
 * matched ingredient is worth LEVEL + 1, and a recipe of n required ids is worth (MOST_REQUIRED - n) * LEVEL;
 * a sum cannot weigh three of many. The counters have the whole order.
 */
final class Ways implements Closeable {
  static final int ROWS = 20;
  static final int LEVEL = 1 << 6;
  static final int MOST_REQUIRED = 30;

  /** So many matched ingredients count as many, and the heaviest of them weigh. */
  private static final int HEAVIEST = 3;
  /** Above what three ingredients weigh. */
  private static final int COUNT = 1 << 17;

  /** Gives the rows (missing, weight or matched, recipe), best first. */
  interface Way {
    int[][] answer(int[] pantry) throws IOException;
  }

  private final DirectoryReader reader;
  private final IndexSearcher searcher;
  private final LeafReader leaf;
  private final int[] weights;
  private final byte[] required;
  private final byte[] marks;
  private final int[] sums;
  private final int[] touched;

  Ways(Path folder, int[] weights) throws IOException {
    reader = DirectoryReader.open(new MMapDirectory(folder));
    if (reader.leaves().size() != 1) throw new IOException("more than one segment: ties differ");
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
    leaf = reader.leaves().get(0).reader();
    this.weights = weights;
    required = new byte[leaf.maxDoc()];
    marks = new byte[leaf.maxDoc()];
    sums = new int[leaf.maxDoc()];
    touched = new int[leaf.maxDoc()];
    NumericDocValues requiredValues = leaf.getNumericDocValues("required");
    NumericDocValues markValues = leaf.getNumericDocValues("mark");
    for (int doc = 0; doc < leaf.maxDoc(); doc++) {
      requiredValues.advanceExact(doc);
      markValues.advanceExact(doc);
      required[doc] = (byte) requiredValues.longValue();
      marks[doc] = (byte) markValues.longValue();
    }
  }

  Way named(String name) {
    switch (name) {
      case "covering":
        return this::covering;
      case "function-score":
        return this::functionScore;
      case "collector":
        return this::collector;
      case "counters":
        return this::counters;
      default:
        throw new IllegalArgumentException("no way " + name);
    }
  }

  /** CoveringQuery for 0, 1, 2 ... missing, until an answer is full. */
  private int[][] covering(int[] pantry) throws IOException {
    List<Query> clauses = clauses(pantry);
    for (int missing = 0; ; missing++) {
      Query covered = new CoveringQuery(clauses, new LeastMatched(required, missing));
      ScoreDoc[] hits = search(covered);
      if (hits.length == ROWS || missing == MOST_REQUIRED) return rows(pairs(hits));
    }
  }

  /** One optional clause for each ingredient; a function adds what the recipe's length is worth. */
  private int[][] functionScore(int[] pantry) throws IOException {
    return rows(pairs(search(anyOf(pantry))));
  }

  /** The same clauses, scored in bulk; the collector adds what the length is worth. */
  private int[][] collector(int[] pantry) throws IOException {
    LengthCollector collector = new LengthCollector(required, new Best(ROWS));
    searcher.search(anyOf(pantry), collector);
    return rows(collector.best.descending());
  }

  /**
   * No query at all: the postings are added up in an array, those of the heaviest ingredients first, so
   * that the first three of a recipe are those that weigh.
   */
  private int[][] counters(int[] pantry) throws IOException {
    pantry = heaviestFirst(pantry);
    TermsEnum terms = leaf.terms("ingredient").iterator();
    PostingsEnum postings = null;
    int using = 0;
    for (int ingredient : pantry) {
      if (!terms.seekExact(new BytesRef(Integer.toString(ingredient)))) continue;
      int weight = weights[ingredient];
      postings = terms.postings(postings, PostingsEnum.NONE);
      for (int doc = postings.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS;
          doc = postings.nextDoc()) {
        if (sums[doc] == 0) touched[using++] = doc;
        sums[doc] += sums[doc] < HEAVIEST * COUNT ? COUNT + weight : COUNT;
      }
    }
    Best best = new Best(ROWS);
    for (int i = 0; i < using; i++) {
      int doc = touched[i];
      int matched = sums[doc] / COUNT;
      int missing = required[doc] - matched;
      // By what is better: missing less, not plain, broader, better known; then the weight.
      int head = (MOST_REQUIRED - missing) << 5 | (1 - (marks[doc] & 1)) << 4
          | Math.min(matched, HEAVIEST) << 2 | marks[doc] >> 1;
      best.offer(head * COUNT + sums[doc] % COUNT, doc);
      sums[doc] = 0;
    }
    int[][] pairs = best.descending();
    int[][] rows = new int[pairs.length][];
    for (int i = 0; i < pairs.length; i++) {
      int score = pairs[i][0];
      rows[i] = new int[] {MOST_REQUIRED - (score / COUNT >> 5), score % COUNT, pairs[i][1]};
    }
    return rows;
  }

  private int[] heaviestFirst(int[] pantry) {
    return Arrays.stream(pantry).boxed()
        .sorted(Comparator.comparingInt(ingredient -> -weights[ingredient]))
        .mapToInt(Integer::intValue).toArray();
  }

  private List<Query> clauses(int[] pantry) {
    List<Query> clauses = new ArrayList<>(pantry.length);
    for (int ingredient : pantry) {
      Query term = new TermQuery(new Term("ingredient", Integer.toString(ingredient)));
      clauses.add(new BoostQuery(new ConstantScoreQuery(term), LEVEL + 1));
    }
    return clauses;
  }

  private Query anyOf(int[] pantry) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (Query clause : clauses(pantry)) any.add(clause, BooleanClause.Occur.SHOULD);
    return any.build();
  }

  private ScoreDoc[] search(Query query) throws IOException {
    return searcher.search(new FunctionScoreQuery(query, new WholeOrder(required)), ROWS).scoreDocs;
  }

  private static int[][] pairs(ScoreDoc[] hits) {
    int[][] pairs = new int[hits.length][];
    for (int i = 0; i < hits.length; i++) pairs[i] = new int[] {(int) hits[i].score, hits[i].doc};
    return pairs;
  }

  /** The rows of scores that say what is missing and matched, and of documents. */
  private static int[][] rows(int[][] pairs) {
    int[][] rows = new int[pairs.length][];
    for (int i = 0; i < pairs.length; i++) {
      int score = pairs[i][0];
      rows[i] = new int[] {MOST_REQUIRED - score / LEVEL, score % LEVEL, pairs[i][1]};
    }
    return rows;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
