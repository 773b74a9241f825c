package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.connection.Connection;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Keys of a connection's saved reports: the same question gives the same text. The addresses are
 * part of them, since a connection that goes elsewhere now is another account.
 */
record ReportKeys(Connection connection) {
    /** The length of a date, year, month and day. */
    private static final int DATE = 10;

    <Q extends ReportQuestion> String key(ReportType<Q, ?> type, Q question) {
        return beginning(type) + question.text();
    }

    /** What the keys of all reports of a type begin with. */
    String beginning(ReportType<?, ?> type) {
        return connection.baseUrl()
                + " "
                + connection.dataUrl()
                + " "
                + type.operation().name()
                + " ";
    }

    /**
     * The other days of the same question that come nearest: as many days where there are some,
     * then the latest, then the longest.
     *
     * @param keys of reports of its type
     */
    <Q extends PeriodQuestion<Q>> Optional<Q> nearest(
            ReportType<Q, ?> type, Q question, List<String> keys) {
        int days = beginning(type).length();
        Period period = question.period();
        int length = question.text().length();
        Comparator<Period> asLong =
                Comparator.comparing((Period other) -> other.days() == period.days());
        return keys.stream()
                .map(key -> key.substring(days))
                .filter(text -> text.length() == length && text.endsWith(" " + question.filters()))
                .map(ReportKeys::days)
                .filter(other -> !other.equals(period))
                .max(asLong.thenComparing(Period::end).thenComparingLong(Period::days))
                .map(question::of);
    }

    private static Period days(String text) {
        return new Period(
                LocalDate.parse(text.substring(0, DATE)),
                LocalDate.parse(text.substring(DATE + 1, 2 * DATE + 1)));
    }
}
