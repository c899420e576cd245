import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.store.MMapDirectory;

/**
 * One segment with a document for each recipe, by (required, id), so that documents of equal score
 * come in that order.
 */
final class Building {
  static void write(int[] offsets, int[] ids, Path folder) throws IOException {
    IndexWriterConfig settings = new IndexWriterConfig();
    settings.setRAMBufferSizeMB(1024);
    settings.setUseCompoundFile(false);
    // Merges only neighbours, so that the order stays.
    settings.setMergePolicy(new LogDocMergePolicy());
    settings.setMergeScheduler(new SerialMergeScheduler());
    try (MMapDirectory directory = new MMapDirectory(folder);
        IndexWriter writer = new IndexWriter(directory, settings)) {
      for (int recipe : byRequired(offsets)) {
        Document document = new Document();
        for (int i = offsets[recipe]; i < offsets[recipe + 1]; i++) {
          document.add(new StringField("ingredient", Integer.toString(ids[i]), Field.Store.NO));
        }
        document.add(new NumericDocValuesField("required", offsets[recipe + 1] - offsets[recipe]));
        document.add(new NumericDocValuesField("recipe", recipe));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  private static int[] byRequired(int[] offsets) {
    int count = offsets.length - 1;
    int most = 0;
    for (int i = 0; i < count; i++) most = Math.max(most, offsets[i + 1] - offsets[i]);
    int[] next = new int[most + 2];
    for (int i = 0; i < count; i++) next[offsets[i + 1] - offsets[i] + 1]++;
    for (int required = 0; required <= most; required++) next[required + 1] += next[required];
    int[] order = new int[count];
    for (int i = 0; i < count; i++) order[next[offsets[i + 1] - offsets[i]]++] = i;
    return order;
  }

  private Building() {}
}
