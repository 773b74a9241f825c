package app.marquee.export;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.CsvWriter.CsvWriterRecord;
import de.siegmar.fastcsv.writer.QuoteStrategy;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * CSV file of a table: a header and one record per row, in UTF-8. Texts are in quotes, so that a
 * program with another separator doesn't split them, and numbers, days and unknown are not.
 */
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
    public long gone() {
        return sheet.gone();
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
        CsvText text = new CsvText(form, sheet.words().unknown(), sheet.zone());
        CsvWriter csv =
                CsvWriter.builder()
                        .fieldSeparator(form.separator())
                        .quoteStrategy(text)
                        .build(out, StandardCharsets.UTF_8);
        CsvWriterRecord header = csv.writeRecord();
        sheet.columns().forEach(column -> header.writeField(text.of(column.title())));
        header.endRecord();
        rows(csv, text, new Steps(rows(), progress));
        csv.flush();
    }

    private void rows(CsvWriter csv, CsvText text, Steps steps) throws InterruptedException {
        List<SheetColumn<R>> columns = sheet.columns();
        for (R row : sheet.rows()) {
            CsvWriterRecord line = csv.writeRecord();
            for (SheetColumn<R> column : columns) {
                var value = form.isForPrograms() ? column.plain() : column.value();
                line.writeField(text.of(value.apply(row)));
            }
            line.endRecord();
            steps.step();
        }
    }

    /** Formatter of values as CSV fields, which knows of the last one whether it is in quotes. */
    private static final class CsvText implements QuoteStrategy {
        private static final DateTimeFormatter WALL =
                DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
        private static final DateTimeFormatter EXACT = DateTimeFormatter.ISO_OFFSET_DATE_TIME;

        private final CsvForm form;
        private final String unknown;
        private final DateTimeFormatter times;
        private boolean isText;

        CsvText(CsvForm form, String unknown, ZoneId zone) {
            this.form = form;
            this.unknown = unknown;
            this.times = (form.offset() ? EXACT : WALL).withZone(zone);
        }

        @Override
        public boolean quoteValue(int line, int field, String value) {
            return isText && form.quotes();
        }

        String of(@Nullable Object value) {
            isText = false;
            return switch (value) {
                case null -> unknown;
                case String text -> text(text);
                case Long count -> count.toString();
                case BigDecimal number -> decimal(number);
                case Number number -> decimal(new BigDecimal(number.toString()));
                case Instant time -> times.format(time);
                case LocalDate day -> day.toString();
                case Duration length -> length(length);
                default -> text(value.toString());
            };
        }

        private String text(String text) {
            isText = true;
            return SafeText.harmless(text);
        }

        private String decimal(BigDecimal number) {
            String plain = number.toPlainString();
            return form.decimal() == '.' ? plain : plain.replace('.', form.decimal());
        }

        /** Always with hours: two parts alone would be read as hours and minutes. */
        private static String length(Duration length) {
            return String.format(
                    Locale.ROOT,
                    "%d:%02d:%02d",
                    length.toHours(),
                    length.toMinutesPart(),
                    length.toSecondsPart());
        }
    }
}
