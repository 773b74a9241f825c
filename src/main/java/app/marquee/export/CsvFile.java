package app.marquee.export;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.CsvWriter.CsvWriterRecord;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** CSV file of a table: a header and one record per row, in UTF-8. */
public final class CsvFile<R> implements FileContent {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final Sheet<R> sheet;
    private final CsvForm form;

    public CsvFile(Sheet<R> sheet, CsvForm form) {
        this.sheet = sheet;
        this.form = form;
    }

    @Override
    public long rows() {
        return sheet.rows().size();
    }

    @Override
    public long leftOut() {
        return sheet.leftOut();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException {
        if (form.mark()) {
            out.write(MARK);
        }
        CsvWriter csv =
                CsvWriter.builder()
                        .fieldSeparator(form.separator())
                        .build(out, StandardCharsets.UTF_8);
        csv.writeRecord(
                sheet.columns().stream().map(column -> SafeText.harmless(column.title())).toList());
        rows(csv, new Steps(rows(), progress));
        csv.flush();
    }

    private void rows(CsvWriter csv, Steps steps) throws InterruptedException {
        CsvText text = new CsvText(form, sheet.words().unknown(), sheet.zone());
        List<SheetColumn<R>> columns = sheet.columns();
        for (R row : sheet.rows()) {
            CsvWriterRecord line = csv.writeRecord();
            for (SheetColumn<R> column : columns) {
                line.writeField(text.of(column.value().apply(row)));
            }
            line.endRecord();
            steps.step();
        }
    }
}
