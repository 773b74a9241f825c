package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.text.Messages;

import java.time.LocalDate;

/**
 * Formatter of the days of saved values. Immutable.
 *
 * @param messages of any bundle; only their language matters
 * @param today the present day of the account
 */
public record PeriodText(Messages messages, LocalDate today) {
    /** The number of days and their dates; the last ones if no full day has passed since. */
    public String whole(Period period) {
        boolean isLast = !period.end().isBefore(today.minusDays(1));
        return messages.text(
                "pattern.dot",
                messages.plural(isLast ? "days.last" : "count.days", period.days()),
                dates(period));
    }

    /** The dates alone. */
    public String dates(Period period) {
        return messages.formats().shortDays(period.start(), period.end(), today);
    }
}
