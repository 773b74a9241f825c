package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reader of CSV and Excel files, whatever program wrote them. Blocking. */
public final class TableFile {

    static final int LARGEST = 64 * 1024 * 1024;

    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private TableFile() {}

    public static TableReading read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in.readNBytes(LARGEST + 1));
        } catch (IOException _) {
            return refused(Reason.UNREADABLE);
        }
    }

    /** Reads the bytes of a file. */
    public static TableReading read(byte[] bytes) {
        if (bytes.length > LARGEST) {
            return refused(Reason.TOO_LARGE);
        }
        return switch (FileSignature.of(bytes)) {
            case ZIP -> WorkbookRows.read(bytes);
            case PROTECTED -> refused(Reason.PROTECTED);
            case OFFICE, MARKUP -> refused(Reason.OTHER_FORMAT);
            case OTHER -> text(text(bytes));
        };
    }

    private static TableReading text(String text) {
        return text.indexOf('\0') >= 0 ? refused(Reason.OTHER_FORMAT) : CsvRows.read(text);
    }

    static TableReading refused(Reason reason) {
        return new TableReading.Refused(reason);
    }

    /** UTF-8 or UTF-16 as far as the bytes say so, else what spreadsheets on Windows write. */
    private static String text(byte[] bytes) {
        if (begins(bytes, 0xFF, 0xFE)) {
            return decoded(bytes, 2, StandardCharsets.UTF_16LE);
        }
        if (begins(bytes, 0xFE, 0xFF)) {
            return decoded(bytes, 2, StandardCharsets.UTF_16BE);
        }
        int start = begins(bytes, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, start, bytes.length - start))
                    .toString();
        } catch (CharacterCodingException _) {
            return decoded(bytes, 0, WINDOWS);
        }
    }

    private static String decoded(byte[] bytes, int start, Charset charset) {
        return new String(bytes, start, bytes.length - start, charset);
    }

    private static boolean begins(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int at = 0; at < mark.length; at++) {
            if ((bytes[at] & 0xFF) != mark[at]) {
                return false;
            }
        }
        return true;
    }

    /** Reader of the rows of a CSV text, with the separator that its header has most often. */
    private static final class CsvRows {

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
                List<RawTable.Cell> cells =
                        each.getFields().stream().map(RawTable.Cell::text).toList();
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
}
