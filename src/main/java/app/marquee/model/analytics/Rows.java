package app.marquee.model.analytics;

import app.marquee.model.Extras;

import java.util.List;

/**
 * The rows of an analytics answer.
 *
 * @param total the total that the service gave beside its rows, with unknown counters where it gave
 *     none
 * @param extras members beside the rows
 */
public record Rows<R>(List<R> rows, Counters total, Extras extras) {
    public Rows {
        rows = List.copyOf(rows);
    }
}
