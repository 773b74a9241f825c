package app.marquee.service.analytics;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import java.util.Collections;
import java.util.List;

/**
 * Analytics report with its origin.
 *
 * @param rows in the order of the answer; there may be a million
 * @param total what the service gave beside its rows, unknown counters where it gave none
 * @param extras members beside the rows
 */
public record Report<R>(ReportOrigin origin, List<R> rows, Counters total, UnknownMembers extras) {
    public Report {
        rows = Collections.unmodifiableList(rows);
    }
}
