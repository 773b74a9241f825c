package app.marquee.ui.control.table;

import app.marquee.ui.control.font.Typeface;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * Calculator of column widths, in pixels at the usual text size, measured in the typeface of the
 * window.
 */
public final class ColumnWidth {
    private static final double TITLE_SIZE = 12;
    private static final double VALUE_SIZE = 13;
    private static final double SMALL_SIZE = 11;

    /** In pixels: the padding of a title and the mark of its sort. */
    private static final double BESIDE_TITLE = 40;

    /** In pixels: the padding of a cell and its line. */
    private static final double BESIDE_VALUE = 26;

    /** In pixels: the padding of a title, and a small button and the gap. */
    private static final double BESIDE_OFFER = 41;

    /** In pixels: a little padding of a title. */
    private static final double BESIDE_NARROW = 16;

    private ColumnWidth() {}

    /**
     * The width that fits a title.
     *
     * @param least the width of the values
     */
    public static double titled(String title, double least) {
        return Math.max(least, BESIDE_TITLE + measured(title, TITLE_SIZE));
    }

    /** The width that fits a title without the mark of a sort, in a table with little padding. */
    public static double narrow(String title, double least) {
        return Math.max(least, BESIDE_NARROW + measured(title, TITLE_SIZE));
    }

    /** The width that fits a title that nothing is sorted by, with a small button beside it. */
    public static double offering(String title, String button) {
        return BESIDE_OFFER + measured(title, TITLE_SIZE) + measured(button, SMALL_SIZE);
    }

    /** The width that fits a value as long as this one. */
    public static double ofValue(String longest) {
        return BESIDE_VALUE + measured(longest, VALUE_SIZE);
    }

    /** Whether a title needs more than two lines of a column in which it wraps. */
    public static boolean isLong(String title, double width) {
        int lines = 1;
        double line = 0;
        for (String word : title.split(" ", -1)) {
            double needed = measured(word + " ", TITLE_SIZE);
            boolean fits = line + needed <= width;
            lines += fits || line == 0 ? (int) (needed / (width + 1)) : 1;
            line = fits ? line + needed : needed;
        }
        return lines > 2;
    }

    private static double measured(String words, double size) {
        Text text = new Text(words);
        text.setFont(Font.font(Typeface.text(), size));
        return Math.ceil(text.getLayoutBounds().getWidth());
    }
}
