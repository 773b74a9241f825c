package app.marquee;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * ZIP archive of named texts.
 *
 * @param texts in the order of the archive
 */
record DiagnosticsZip(Map<String, String> texts) implements FileContent {
    @Override
    public long rows() {
        return texts.size();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        long done = 0;
        for (Map.Entry<String, String> text : texts.entrySet()) {
            zip.putNextEntry(new ZipEntry(text.getKey()));
            zip.write(text.getValue().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
            done++;
            progress.report(done, rows());
        }
        zip.finish();
    }
}
