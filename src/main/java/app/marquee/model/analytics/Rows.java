package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import java.util.List;

/**
 * Rows of an analytics report.
 *
 * @param total the total that the service gave beside its rows, with unknown counters where it gave
 *     none
 * @param extras members beside the rows
 */
public record Rows<R>(List<R> rows, Counters total, UnknownMembers extras) {
    public Rows {
        rows = List.copyOf(rows);
    }
}
