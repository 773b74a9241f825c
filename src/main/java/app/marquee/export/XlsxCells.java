package app.marquee.export;

import org.dhatim.fastexcel.RichText;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** Writer of values as typed cells of an Excel file. */
final class XlsxCells {
    static final int LONGEST_TEXT = 32_767;

    /** What a workbook keeps of a number. */
    private static final int DIGITS = 15;

    private static final double SECONDS_OF_DAY = 86_400;
    private static final String TIME = "yyyy-mm-dd hh:mm:ss";
    private static final String DAY = "yyyy-mm-dd";
    private static final String LENGTH = "[h]:mm:ss";
    private static final String MUTED = "FF808080";

    private final Worksheet sheet;
    private final String unknown;
    private final ZoneId zone;

    XlsxCells(Worksheet sheet, String unknown, ZoneId zone) {
        this.sheet = sheet;
        this.unknown = unknown;
        this.zone = zone;
    }

    /**
     * @param title of the column, for what cannot be written
     */
    void put(int row, int column, String title, @Nullable Object value)
            throws TextTooLongException {
        switch (value) {
            case null -> unknown(row, column);
            case Long count -> number(row, column, BigDecimal.valueOf(count));
            case BigDecimal number -> number(row, column, number);
            case Double number -> sheet.value(row, column, number);
            case Number number -> number(row, column, new BigDecimal(number.toString()));
            case Instant time -> {
                sheet.value(row, column, time.atZone(zone).toLocalDateTime());
                sheet.style(row, column).format(TIME).set();
            }
            case LocalDate day -> {
                sheet.value(row, column, day);
                sheet.style(row, column).format(DAY).set();
            }
            case Duration length -> {
                sheet.value(row, column, length.toSeconds() / SECONDS_OF_DAY);
                sheet.style(row, column).format(LENGTH).set();
            }
            default -> text(row, column, title, value.toString());
        }
    }

    private void unknown(int row, int column) {
        inline(row, column, unknown);
        sheet.style(row, column).italic().fontColor(MUTED).set();
    }

    /**
     * An exact number with more digits than a workbook keeps is a text: it would be another one. A
     * share or an average is no exact number, and stays what it is.
     */
    private void number(int row, int column, BigDecimal number) {
        if (number.stripTrailingZeros().precision() <= DIGITS) {
            sheet.value(row, column, number);
        } else {
            inline(row, column, number.toPlainString());
        }
    }

    private void text(int row, int column, String title, String text) throws TextTooLongException {
        String safe = SafeText.harmless(text);
        if (safe.length() > LONGEST_TEXT) {
            throw new TextTooLongException(
                    new ExportOutcome.TextTooLong(row, title, text.length(), LONGEST_TEXT));
        }
        if (!safe.isEmpty()) {
            inline(row, column, safe);
        }
    }

    /** As a run, since only the text of a run keeps spaces at its ends. */
    private void inline(int row, int column, String text) {
        sheet.inlineString(
                row, column, RichText.builder().run(XlsxText.encode(text)).end().build());
    }

    void heading(int row, int column, String title) {
        inline(row, column, SafeText.harmless(title));
        sheet.style(row, column).bold().set();
    }
}
