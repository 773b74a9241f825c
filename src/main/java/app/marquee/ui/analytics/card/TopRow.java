package app.marquee.ui.analytics.card;

import app.marquee.ui.analytics.Figure;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

/**
 * Line of a list of the largest items.
 *
 * @param picture before the name; null for none
 * @param mark quiet text beside the name, which tells it from another one; null for none
 * @param value in words
 * @param share of the largest, 0 to 1; less than 0 for no bar
 * @param trend change; null where it is unknown
 * @param open shows the item; null where it can't be shown
 */
public record TopRow(
        @Nullable Node picture,
        String name,
        @Nullable String mark,
        String value,
        double share,
        Figure.@Nullable Trend trend,
        @Nullable Runnable open) {
    /** Creates a line whose name is the only one. */
    public TopRow(
            @Nullable Node picture,
            String name,
            String value,
            double share,
            Figure.@Nullable Trend trend,
            @Nullable Runnable open) {
        this(picture, name, null, value, share, trend, open);
    }
}
