package app.marquee.sheet;

import app.marquee.sheet.TableReading.Reason;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.ExcelReaderException;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Reader of the rows of the first sheet of an Excel file. */
final class WorkbookRows {

    /** Most bytes of all parts once they are unpacked. */
    private static final long MOST_UNPACKED = 512L * 1024 * 1024;

    private static final int MOST_COLUMNS = 1_000;

    private WorkbookRows() {}

    static TableReading read(byte[] bytes) {
        try {
            if (isTooLarge(bytes)) {
                return TableFile.refused(Reason.TOO_LARGE);
            }
            try (ReadableWorkbook book =
                    new ReadableWorkbook(
                            new ByteArrayInputStream(bytes), new ReadingOptions(true, true))) {
                return table(book.getFirstSheet());
            }
        } catch (IOException | UncheckedIOException | ExcelReaderException e) {
            return TableFile.refused(Reason.DAMAGED);
        } catch (RuntimeException malformed) {
            // The parser throws what it likes at a part that is missing or no XML.
            return TableFile.refused(Reason.DAMAGED);
        }
    }

    private static boolean isTooLarge(byte[] bytes) throws IOException {
        try (ZipFile zip =
                ZipFile.builder()
                        .setSeekableByteChannel(new SeekableInMemoryByteChannel(bytes))
                        .get()) {
            return Collections.list(zip.getEntries()).stream()
                            .mapToLong(ZipArchiveEntry::getSize)
                            .sum()
                    > MOST_UNPACKED;
        }
    }

    private static TableReading table(Sheet sheet) throws IOException {
        List<RawTable.Row> rows = new ArrayList<>();
        try (Stream<Row> all = sheet.openStream()) {
            all.map(WorkbookRows::row).filter(row -> !row.isBlank()).forEach(rows::add);
        }
        if (rows.isEmpty()) {
            return TableFile.refused(Reason.EMPTY);
        }
        List<String> header = rows.getFirst().cells().stream().map(RawTable.Cell::text).toList();
        return new TableReading.Found(new RawTable(header, rows.subList(1, rows.size())));
    }

    private static RawTable.Row row(Row row) {
        int columns = Math.min(row.getCellCount(), MOST_COLUMNS);
        List<RawTable.Cell> cells = new ArrayList<>(columns);
        for (int at = 0; at < columns; at++) {
            cells.add(row.getOptionalCell(at).map(WorkbookRows::cell).orElse(RawTable.Cell.EMPTY));
        }
        return new RawTable.Row(row.getRowNum(), cells);
    }

    private static RawTable.Cell cell(Cell cell) {
        String raw = Optional.ofNullable(cell.getRawValue()).orElse("");
        return switch (cell.getType()) {
            case EMPTY -> RawTable.Cell.EMPTY;
            case ERROR -> new RawTable.Cell(raw, RawTable.Kind.ERROR);
            case BOOLEAN -> RawTable.Cell.text(cell.asBoolean() ? "TRUE" : "FALSE");
            case NUMBER -> number(cell);
            case STRING -> RawTable.Cell.text(cell.asString());
            // What the formula came to when the file was saved.
            case FORMULA ->
                    raw.startsWith("#")
                            ? new RawTable.Cell(raw, RawTable.Kind.ERROR)
                            : RawTable.Cell.text(raw);
        };
    }

    private static RawTable.Cell number(Cell cell) {
        if (isDate(cell.getDataFormatString())) {
            LocalDateTime time = cell.asDate();
            return RawTable.Cell.text(
                    time.toLocalTime().equals(LocalTime.MIDNIGHT)
                            ? time.toLocalDate().toString()
                            : time.toString());
        }
        return new RawTable.Cell(
                cell.asNumber().stripTrailingZeros().toPlainString(), RawTable.Kind.NUMBER);
    }

    private static boolean isDate(@Nullable String format) {
        return format != null
                && format.toLowerCase(Locale.ROOT).matches(".*(yy|d{1,4}[-/. ]|h:m).*");
    }
}
