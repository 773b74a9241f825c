package app.marquee.service.report;

import app.marquee.analytics.Period;

/**
 * Plan of a report: its period, and what it costs to complete it. Immutable.
 *
 * @param period the days that the rolling period has today
 * @param requests number of requests for missing and outdated data
 * @param minutes that these take at least, by the limit of the connection
 */
public record ReportPlan(Period period, int requests, long minutes) {
    public boolean isComplete() {
        return requests == 0;
    }
}
