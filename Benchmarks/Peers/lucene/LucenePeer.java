import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.util.Version;

/**
 * Builds a Lucene index or asks it, in one of four ways; prints one JSON object.
 *
 * <pre>
 * LucenePeer build PREPARED INDEX
 * LucenePeer time  WAY PREPARED INDEX CORPUS ANSWERS SETTINGS...
 * LucenePeer cold  WAY PREPARED INDEX ID...
 * </pre>
 *
 * PREPARED has the recipes without staples, their marks and the weights, as the driver writes them. The rules of
 * timing are those of {@code measure.py}; SETTINGS are its constants, see {@link Timing}.
 */
public final class LucenePeer {
  public static void main(String[] arguments) throws IOException {
    Path prepared = Path.of(arguments[arguments[0].equals("build") ? 1 : 2]);
    Path index = Path.of(arguments[arguments[0].equals("build") ? 2 : 3]);
    switch (arguments[0]) {
      case "build":
        build(prepared, index);
        break;
      case "time":
        try (Ways ways = new Ways(index, integers(prepared.resolve("weights.bin")))) {
          Timing timing = new Timing(ways.named(arguments[1]), Path.of(arguments[4]),
              Path.of(arguments[5]), Arrays.copyOfRange(arguments, 6, arguments.length));
          String cells = timing.run();
          System.out.printf("{\"version\": \"%s\", \"cells\": {%s}}%n", Version.LATEST, cells);
        }
        break;
      case "cold":
        try (Ways ways = new Ways(index, integers(prepared.resolve("weights.bin")))) {
          int[] pantry = new int[arguments.length - 4];
          for (int i = 0; i < pantry.length; i++) pantry[i] = Integer.parseInt(arguments[i + 4]);
          int[][] rows = ways.named(arguments[1]).answer(pantry);
          System.out.printf("{\"answer\": %s}%n", Arrays.deepToString(rows));
        }
        break;
      default:
        throw new IllegalArgumentException("no action " + arguments[0]);
    }
  }

  private static void build(Path prepared, Path index) throws IOException {
    int[] offsets = integers(prepared.resolve("offsets.bin"));
    int[] ids = integers(prepared.resolve("ids.bin"));
    int[] marks = integers(prepared.resolve("marks.bin"));
    long start = System.nanoTime();
    Building.write(offsets, ids, marks, index);
    System.out.printf("{\"build_s\": %f}%n", (System.nanoTime() - start) / 1e9);
  }

  /** All 32-bit little-endian integers of a file. */
  static int[] integers(Path path) throws IOException {
    IntBuffer buffer =
        ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    int[] values = new int[buffer.remaining()];
    buffer.get(values);
    return values;
  }

  /** The pantries of a file: Q, m, ids[Q * m]. */
  static List<int[]> pantries(Path path) throws IOException {
    int[] values = integers(path);
    List<int[]> pantries = new ArrayList<>();
    for (int start = 2; start < values.length; start += values[1]) {
      pantries.add(Arrays.copyOfRange(values, start, start + values[1]));
    }
    return pantries;
  }

  private LucenePeer() {}
}
