package app.marquee.ui.analytics;

import org.jspecify.annotations.Nullable;

/**
 * Summary value above a report.
 *
 * @param id in kebab case
 * @param help explanation in a sentence; empty when there is nothing to explain
 * @param trend change since the compared report; null where there is none or it is unknown
 * @param choice what its tile chooses; null when it only shows
 * @param line values by day, drawn small below it; null for none
 */
public record Figure(
        String id,
        String caption,
        String value,
        String help,
        @Nullable Trend trend,
        @Nullable Choice choice,
        app.marquee.analytics.chart.@Nullable Trend line) {
    /**
     * Change of a value.
     *
     * @param words with an arrow, or about how much where it may be chance
     * @param direction negative, zero or positive; zero for what is neither good nor bad
     * @param said to be read aloud
     */
    public record Trend(String words, int direction, String said) {
        /** Creates a change that is read as it is written. */
        public Trend(String words, int direction) {
            this(words, direction, words);
        }
    }

    /**
     * @param chosen whether the report shows this value now
     * @param choose makes the report show it
     */
    public record Choice(boolean chosen, Runnable choose) {}

    public static Figure of(String id, String caption, String value) {
        return new Figure(id, caption, value, "", null, null, null);
    }

    /** The same under another name. */
    public Figure named(String other) {
        return new Figure(id, other, value, help, trend, choice, line);
    }

    /** The same with an explanation. */
    public Figure explained(String text) {
        return new Figure(id, caption, value, text, trend, choice, line);
    }

    /** The same as a tile that chooses what the report shows. */
    public Figure choosing(boolean chosen, Runnable choose) {
        return new Figure(id, caption, value, help, trend, new Choice(chosen, choose), line);
    }

    /** The same with its values by day. */
    public Figure drawn(app.marquee.analytics.chart.Trend values) {
        return new Figure(id, caption, value, help, trend, choice, values);
    }
}
