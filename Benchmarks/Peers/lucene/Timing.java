import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Asks every query of every cell by the rules of {@code measure.py}, and writes the answers. */
final class Timing {
  private final Ways.Way way;
  private final Path corpus;
  private final Path answers;
  private final int queries;
  private final int passes;
  private final long warmNanoseconds;
  private final long slowNanoseconds;
  private final int slowQueries;
  private final String[] files;

  /** The settings: queries, passes, warm, slow, slow queries; then CELL=FILE for each cell. */
  Timing(Ways.Way way, Path corpus, Path answers, String[] settings) {
    this.way = way;
    this.corpus = corpus;
    this.answers = answers;
    queries = Integer.parseInt(settings[0]);
    passes = Integer.parseInt(settings[1]);
    warmNanoseconds = Long.parseLong(settings[2]);
    slowNanoseconds = Long.parseLong(settings[3]);
    slowQueries = Integer.parseInt(settings[4]);
    files = Arrays.copyOfRange(settings, 5, settings.length);
  }

  /**
   * The nanoseconds of every cell's passes, as the members of a JSON object. All cells are asked
   * twice and the second time counts, since the first is for the compiler.
   */
  String run() throws IOException {
    round();
    return round();
  }

  private String round() throws IOException {
    List<String> cells = new ArrayList<>();
    for (String file : files) {
      String[] parts = file.split("=");
      List<int[]> pantries = LucenePeer.pantries(corpus.resolve(parts[1]));
      pantries = pantries.subList(0, Math.min(queries, pantries.size()));
      List<long[]> timed = cell(pantries, answers.resolve(parts[1]));
      String passes = timed.stream().map(Arrays::toString).collect(Collectors.joining(", "));
      cells.add(String.format("\"%s\": [%s]", parts[0], passes));
    }
    return String.join(", ", cells);
  }

  private List<long[]> cell(List<int[]> pantries, Path file) throws IOException {
    int[][][] found = new int[pantries.size()][][];
    long[] first = pass(pantries.subList(0, Math.min(3, pantries.size())), found);
    long fastest = Arrays.stream(first).skip(1).min().orElse(0);
    List<long[]> timed = new ArrayList<>();
    if (fastest > slowNanoseconds) {
      pantries = pantries.subList(0, Math.min(slowQueries, pantries.size()));
      timed.add(pass(pantries, found));
    } else {
      long until = System.nanoTime() + warmNanoseconds;
      do {
        pass(pantries, found);
      } while (System.nanoTime() < until);
      for (int i = 0; i < passes; i++) timed.add(pass(pantries, found));
    }
    write(file, found, pantries.size());
    return timed;
  }

  private long[] pass(List<int[]> pantries, int[][][] found) throws IOException {
    long[] nanoseconds = new long[pantries.size()];
    for (int i = 0; i < nanoseconds.length; i++) {
      long start = System.nanoTime();
      found[i] = way.answer(pantries.get(i));
      nanoseconds[i] = System.nanoTime() - start;
    }
    return nanoseconds;
  }

  private static void write(Path file, int[][][] found, int count) throws IOException {
    ByteBuffer buffer =
        ByteBuffer.allocate(count * Ways.ROWS * 3 * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < count; i++) {
      for (int row = 0; row < Ways.ROWS; row++) {
        for (int column = 0; column < 3; column++) {
          buffer.putInt(row < found[i].length ? found[i][row][column] : -1);
        }
      }
    }
    Files.write(file, buffer.array());
  }
}
