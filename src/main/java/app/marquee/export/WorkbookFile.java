package app.marquee.export;

import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Excel file of several sheets, each with rows of different length. */
public final class WorkbookFile implements FileContent {
    private static final double WIDTH = 18;
    private static final double WIDE = 44;
    private static final int LEAST_COLUMNS = 2;

    private final List<WorkbookSheet> sheets;
    private final String unknown;
    private final ZoneId zone;

    /**
     * Sheet of a workbook. Immutable.
     *
     * @param name cut to what a workbook allows
     */
    public record WorkbookSheet(String name, List<WorkbookRow> rows) {
        public WorkbookSheet {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Row of a sheet; null is unknown, and an empty text leaves its cell empty.
     *
     * @param isHeading whether it is bold
     */
    public record WorkbookRow(boolean isHeading, List<@Nullable Object> values) {
        public static WorkbookRow of(@Nullable Object... values) {
            return new WorkbookRow(false, Arrays.asList(values));
        }

        public static WorkbookRow heading(Object... values) {
            return new WorkbookRow(true, Arrays.asList(values));
        }
    }

    /**
     * @param unknown the text of an unknown value
     * @param zone in which times are written
     */
    public WorkbookFile(List<WorkbookSheet> sheets, String unknown, ZoneId zone) {
        this.sheets = List.copyOf(sheets);
        this.unknown = unknown;
        this.zone = zone;
    }

    @Override
    public long rows() {
        return sheets.stream().mapToLong(sheet -> sheet.rows().size()).sum();
    }

    // Closing a workbook that failed would write its end: it is only left.
    @SuppressWarnings("resource")
    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException, TextTooLongException {
        Workbook book = new Workbook(out, "Marquee", "1.0");
        Steps steps = new Steps(rows(), progress);
        Set<String> names = new HashSet<>();
        for (WorkbookSheet sheet : sheets) {
            Worksheet worksheet = book.newWorksheet(unique(sheet.name(), names));
            write(sheet, worksheet, steps);
            worksheet.finish();
        }
        book.finish();
    }

    /** Names are compared without case. */
    private static String unique(String name, Set<String> names) {
        String first = XlsxFile.name(name);
        String found = first.isEmpty() ? "-" : first;
        for (int number = 2; !names.add(found.toLowerCase(Locale.ROOT)); number++) {
            String end = " " + number;
            found =
                    first.substring(
                                    0,
                                    Math.min(first.length(), XlsxFile.LONGEST_NAME - end.length()))
                            + end;
        }
        return found;
    }

    private void write(WorkbookSheet sheet, Worksheet worksheet, Steps steps)
            throws InterruptedException, TextTooLongException {
        XlsxCells cells = new XlsxCells(worksheet, unknown, zone);
        int columns =
                sheet.rows().stream()
                        .mapToInt(row -> row.values().size())
                        .max()
                        .orElse(LEAST_COLUMNS);
        for (int column = 0; column < Math.max(columns, LEAST_COLUMNS); column++) {
            worksheet.width(column, column == 0 ? WIDE : WIDTH);
        }
        for (int number = 0; number < sheet.rows().size(); number++) {
            WorkbookRow row = sheet.rows().get(number);
            for (int column = 0; column < row.values().size(); column++) {
                Object value = row.values().get(column);
                if (row.isHeading()) {
                    cells.heading(number, column, String.valueOf(value));
                } else {
                    cells.put(number, column, sheet.name(), value);
                }
            }
            steps.step();
        }
    }
}
