package app.marquee.report.page;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Breaker of a text into lines of a width. Immutable. */
record TextLines(TextMetrics metrics, Locale language) {
    /** Has no width, and the line that begins with it runs from left to right. */
    private static final String LEFT_TO_RIGHT = "\u200e";

    /** Part of a line that such words may take, so that quotes fit around them. */
    private static final double WHOLE = 0.9;

    /**
     * @param most lines; the last one ends with an ellipsis where more would follow
     */
    List<String> of(String text, FontFace font, double width, int most) {
        List<String> lines = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getLineInstance(language);
        breaks.setText(text);
        int start = 0;
        int end = 0;
        for (int next = breaks.next(); next != BreakIterator.DONE; next = breaks.next()) {
            if (isWithinTurned(text, next, font, width)) {
                continue;
            }
            if (end > start && metrics.width(text.substring(start, next).strip(), font) > width) {
                lines.add(text.substring(start, end).strip());
                start = end;
            }
            end = next;
            while (metrics.width(text.substring(start, end).strip(), font) > width) {
                int cut = fitting(text, start, end, font, width);
                if (cut >= end) {
                    break;
                }
                lines.add(text.substring(start, cut));
                start = cut;
            }
        }
        String rest = text.substring(start).strip();
        if (!rest.isEmpty()) {
            lines.add(rest);
        }
        if (!isRightToLeft(text)) {
            lines.replaceAll(line -> isRightToLeft(line) ? LEFT_TO_RIGHT + line : line);
        }
        if (lines.size() <= most) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, most));
        shown.set(
                most - 1,
                metrics.fitted(
                        String.join(" ", lines.subList(most - 1, lines.size())), font, width));
        return shown;
    }

    /** Whether a break would split words that run against the paragraph and fit into one line. */
    private boolean isWithinTurned(String text, int at, FontFace font, double width) {
        if (!Bidi.requiresBidi(text.toCharArray(), 0, text.length()) || isRightToLeft(text)) {
            return false;
        }
        Bidi runs = new Bidi(text, Bidi.DIRECTION_LEFT_TO_RIGHT);
        int first = at;
        while (first > 0 && runs.getLevelAt(first - 1) > 0) {
            first--;
        }
        int last = at;
        while (last < text.length() && runs.getLevelAt(last) > 0) {
            last++;
        }
        return first < at
                && at < last
                && metrics.width(text.substring(first, last), font) < width * WHOLE;
    }

    /** The end of as many letters of a word as fit; at least one, so that it ends. */
    private int fitting(String text, int start, int end, FontFace font, double width) {
        BreakIterator letters = BreakIterator.getCharacterInstance(language);
        letters.setText(text.substring(start, end));
        int fits = letters.next();
        for (int next = letters.next(); next != BreakIterator.DONE; next = letters.next()) {
            if (metrics.width(text.substring(start, start + next), font) > width) {
                break;
            }
            fits = next;
        }
        return start + fits;
    }

    /** Whether a paragraph begins at the right. */
    static boolean isRightToLeft(String text) {
        return new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).getBaseLevel() % 2 == 1;
    }
}
