package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reader of CSV and Excel files, whatever program wrote them. Blocking. */
public final class TableFile {

    static final int LARGEST = 64 * 1024 * 1024;

    private TableFile() {}

    /**
     * @param named the encoding that the user named for a CSV file; null for none
     */
    public static TableReading read(Path file, @Nullable Charset named) {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in.readNBytes(LARGEST + 1), named);
        } catch (IOException _) {
            return refused(Reason.UNREADABLE);
        }
    }

    /**
     * Reads the bytes of a file.
     *
     * @param named the encoding that the user named for a CSV file; null for none
     */
    public static TableReading read(byte[] bytes, @Nullable Charset named) {
        if (bytes.length > LARGEST) {
            return refused(Reason.TOO_LARGE);
        }
        return switch (FileSignature.of(bytes)) {
            case ZIP -> workbook(bytes);
            case PROTECTED -> refused(Reason.PROTECTED);
            case XLS -> refused(Reason.XLS);
            case GOOGLE_LINK -> refused(Reason.GOOGLE_LINK);
            case OFFICE, MARKUP -> refused(Reason.OTHER_FORMAT);
            case OTHER -> text(bytes, named);
        };
    }

    private static TableReading workbook(byte[] bytes) {
        TableReading found = WorkbookRows.read(bytes);
        return found instanceof TableReading.Found(var table)
                ? new TableReading.Found(table.filled())
                : found;
    }

    private static TableReading text(byte[] bytes, @Nullable Charset named) {
        return switch (TextDecoder.decode(bytes, named)) {
            case TextDecoder.Text(var text) -> CsvTable.read(text);
            case TextDecoder.Malformed malformed -> malformed;
            case TextDecoder.Unclear unclear -> unclear;
            case TextDecoder.Binary() -> refused(Reason.OTHER_FORMAT);
        };
    }

    /** Whether the bytes are of a spreadsheet program, though they may be in a format not read. */
    public static boolean isSpreadsheet(byte[] bytes) {
        return switch (FileSignature.of(bytes)) {
            case ZIP, XLS, OFFICE, PROTECTED, GOOGLE_LINK -> true;
            case MARKUP, OTHER -> false;
        };
    }

    static TableReading refused(Reason reason) {
        return new TableReading.Refused(reason, 0);
    }
}
