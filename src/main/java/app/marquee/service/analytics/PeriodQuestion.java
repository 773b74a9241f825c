package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

/**
 * Question of a report of a period.
 *
 * @param <Q> the implementing type
 */
public interface PeriodQuestion<Q> extends ReportQuestion {
    Period period();

    /** Null for a report that takes none. */
    @Nullable Granularity granularity();

    /** The same question of other days. */
    Q of(Period other);

    /** What the question says beside its days, as text. */
    String filters();

    @Override
    default String text() {
        return period().start() + " " + period().end() + " " + filters();
    }

    /** The part of the request that all these reports share. */
    default AnalyticsQuery query() {
        return new AnalyticsQuery(period().start(), period().end(), granularity());
    }

    /** With its length, so that no two pairs of names make the same text. */
    static String filter(@Nullable String name) {
        return name == null ? " -" : " " + name.length() + ":" + name;
    }
}
