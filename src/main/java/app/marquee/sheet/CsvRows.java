package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Reader of the rows of a CSV text, with the separator that its header has most often. */
final class CsvRows {

    private static final char[] SEPARATORS = {',', ';', '\t'};

    private CsvRows() {}

    static TableReading read(String text) {
        try (CsvReader<CsvRecord> records =
                CsvReader.builder()
                        .fieldSeparator(separator(text))
                        .skipEmptyLines(false)
                        .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                        .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                        .maxBufferSize(TableFile.LARGEST)
                        .ofCsvRecord(text)) {
            return table(records);
        } catch (CsvParseException | IOException | UncheckedIOException _) {
            return TableFile.refused(Reason.DAMAGED);
        }
    }

    private static TableReading table(CsvReader<CsvRecord> records) {
        List<String> header = null;
        List<RawTable.Row> rows = new ArrayList<>();
        int number = 0;
        for (CsvRecord each : records) {
            number++;
            List<RawTable.Cell> cells = each.getFields().stream().map(RawTable.Cell::text).toList();
            RawTable.Row row = new RawTable.Row(number, cells);
            if (row.isBlank()) {
                continue;
            }
            if (header == null) {
                header = each.getFields();
            } else {
                rows.add(row);
            }
        }
        return header == null
                ? TableFile.refused(Reason.EMPTY)
                : new TableReading.Found(new RawTable(header, rows));
    }

    private static char separator(String text) {
        char best = ',';
        int most = -1;
        for (char one : SEPARATORS) {
            int count = count(text, one);
            if (count > most) {
                most = count;
                best = one;
            }
        }
        return best;
    }

    /** In the first line, outside of quotes. */
    private static int count(String text, char separator) {
        int found = 0;
        boolean quoted = false;
        boolean any = false;
        for (int at = 0; at < text.length(); at++) {
            char one = text.charAt(at);
            if (one == '"') {
                quoted = !quoted;
            } else if (!quoted && (one == '\n' || one == '\r') && any) {
                return found;
            } else if (!quoted && one == separator) {
                found++;
            }
            any |= !Character.isWhitespace(one);
        }
        return found;
    }
}
