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

/** One segment with a document for each recipe, by id, so that documents of equal score come in that order. */
final class Building {
  static void write(int[] offsets, int[] ids, int[] marks, Path folder) throws IOException {
    IndexWriterConfig settings = new IndexWriterConfig();
    settings.setRAMBufferSizeMB(1024);
    settings.setUseCompoundFile(false);
    // Merges only neighbours, so that the order stays.
    settings.setMergePolicy(new LogDocMergePolicy());
    settings.setMergeScheduler(new SerialMergeScheduler());
    try (MMapDirectory directory = new MMapDirectory(folder);
        IndexWriter writer = new IndexWriter(directory, settings)) {
      for (int recipe = 0; recipe < marks.length; recipe++) {
        Document document = new Document();
        for (int i = offsets[recipe]; i < offsets[recipe + 1]; i++) {
          document.add(new StringField("ingredient", Integer.toString(ids[i]), Field.Store.NO));
        }
        document.add(new NumericDocValuesField("required", offsets[recipe + 1] - offsets[recipe]));
        document.add(new NumericDocValuesField("mark", marks[recipe]));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  private Building() {}
}
