package app.marquee.export;

import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Excel file of a table: typed cells under a frozen bold header, and a second sheet with the source
 * of the values. Rows are written as a stream.
 */
public final class XlsxFile<R> implements FileContent {
    /** With the header. */
    public static final int MOST_ROWS = 1_048_576;

    private static final int IN_MEMORY = 1_000;
    static final int LONGEST_NAME = 31;
    private static final double WIDTH = 18;
    private static final double WIDE = 44;
    private static final Pattern FORBIDDEN = Pattern.compile("[\\[\\]:*?/\\\\']");

    private final Sheet<R> sheet;

    public XlsxFile(Sheet<R> sheet) {
        this.sheet = sheet;
    }

    @Override
    public Optional<ExportOutcome> refusal() {
        return rows() + 1 > MOST_ROWS
                ? Optional.of(new ExportOutcome.TooManyRows(rows(), MOST_ROWS - 1L))
                : Optional.empty();
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

    // Closing a workbook that failed would write its end: it is only left.
    @SuppressWarnings("resource")
    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException, TextTooLongException {
        Workbook book = new Workbook(out, "Marquee", "1.0");
        Worksheet table = book.newWorksheet(name(sheet.words().title()));
        table.freezePane(0, 1);
        List<SheetColumn<R>> columns = sheet.columns();
        XlsxCells cells = new XlsxCells(table, sheet.words().unknown(), sheet.zone());
        for (int column = 0; column < columns.size(); column++) {
            table.width(column, column == 0 ? WIDE : WIDTH);
            cells.heading(0, column, columns.get(column).title());
            if (columns.get(column).isHidden()) {
                table.hideColumn(column);
            }
        }
        rows(table, cells, new Steps(rows(), progress));
        table.finish();
        about(book);
        book.finish();
    }

    private void rows(Worksheet table, XlsxCells cells, Steps steps)
            throws IOException, InterruptedException, TextTooLongException {
        int number = 0;
        for (R row : sheet.rows()) {
            number++;
            int at = 0;
            for (SheetColumn<R> column : sheet.columns()) {
                cells.put(number, at, column.title(), column.value().apply(row));
                at++;
            }
            if (number % IN_MEMORY == 0) {
                table.flush();
            }
            steps.step();
        }
    }

    private void about(Workbook book) throws IOException, TextTooLongException {
        Worksheet about = book.newWorksheet(name(sheet.words().about()));
        about.width(0, WIDTH * 2);
        about.width(1, WIDE * 2);
        XlsxCells cells = new XlsxCells(about, sheet.words().unknown(), sheet.zone());
        int row = 0;
        for (ExportNote fact : sheet.facts()) {
            cells.heading(row, 0, fact.label());
            cells.put(row, 1, fact.label(), fact.value());
            row++;
        }
        cells.heading(row, 0, sheet.words().rows());
        cells.put(row, 1, sheet.words().rows(), rows());
        if (leftOut() > 0) {
            cells.heading(row + 1, 0, sheet.words().leftOut());
            cells.put(row + 1, 1, sheet.words().leftOut(), leftOut());
        }
    }

    static String name(String title) {
        String allowed = FORBIDDEN.matcher(title).replaceAll(" ").strip();
        return allowed.length() > LONGEST_NAME ? allowed.substring(0, LONGEST_NAME) : allowed;
    }
}
