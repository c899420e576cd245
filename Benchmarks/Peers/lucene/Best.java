import java.util.Arrays;

/** The best documents offered: highest score first, equal scores by lowest document. */
final class Best {
  /** A binary heap, worst on top; a key is the score above the complement of the document. */
  private final long[] keys;
  private int count;

  Best(int capacity) {
    keys = new long[capacity];
  }

  void offer(int score, int doc) {
    long key = (long) score << 32 | (Integer.MAX_VALUE - doc);
    if (count < keys.length) {
      int at = count++;
      while (at > 0 && keys[(at - 1) / 2] > key) {
        keys[at] = keys[(at - 1) / 2];
        at = (at - 1) / 2;
      }
      keys[at] = key;
    } else if (key > keys[0]) {
      int at = 0;
      for (int child = 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && keys[child + 1] < keys[child]) child++;
        if (keys[child] >= key) break;
        keys[at] = keys[child];
        at = child;
      }
      keys[at] = key;
    }
  }

  /** Score and document of each, best first. */
  int[][] descending() {
    long[] sorted = Arrays.copyOf(keys, count);
    Arrays.sort(sorted);
    int[][] found = new int[count][];
    for (int i = 0; i < count; i++) {
      long key = sorted[count - 1 - i];
      found[i] = new int[] {(int) (key >>> 32), Integer.MAX_VALUE - (int) key};
    }
    return found;
  }
}
