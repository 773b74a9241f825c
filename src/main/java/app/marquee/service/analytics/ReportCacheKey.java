package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Cache key of a report: the same query gives the same text. */
public record ReportCacheKey(Operation operation, Period period, String narrowed) {
    /** The length of a date, year, month and day. */
    private static final int DATE = 10;

    static ReportCacheKey ofRanking(Period period) {
        return new ReportCacheKey(Operation.GET_RANKING, period, "");
    }

    static ReportCacheKey of(CityQuestion asked) {
        return new ReportCacheKey(
                Operation.GET_CITY,
                asked.period(),
                asked.granularity().wire() + part(asked.country()) + part(asked.region()));
    }

    static ReportCacheKey ofReferrers(Period period, Granularity granularity) {
        return new ReportCacheKey(Operation.GET_REFERRER, period, granularity.wire());
    }

    static ReportCacheKey ofBrowsers(VideoId video, Period period, Granularity granularity) {
        return new ReportCacheKey(
                Operation.GET_BROWSER, period, granularity.wire() + part(video.value()));
    }

    /** Of other days. */
    ReportCacheKey of(Period other) {
        return new ReportCacheKey(operation, other, narrowed);
    }

    /** With its length, so that no two pairs of names make the same text. */
    private static String part(@Nullable String name) {
        return name == null ? " -" : " " + name.length() + ":" + name;
    }

    public String text(Connection connection) {
        return text(connection, operation, period.start() + " " + period.end() + " " + narrowed);
    }

    /**
     * The text of a question. Of these addresses: a connection that goes elsewhere now is another
     * account.
     *
     * @param about of what it is; empty where the operation says it all
     */
    public static String text(Connection connection, Operation operation, String about) {
        return connection.baseUrl()
                + " "
                + connection.dataUrl()
                + " "
                + operation.name()
                + " "
                + about;
    }

    /** What the texts of all questions of its operation begin with. */
    String beginning(Connection connection) {
        return text(connection, operation, "");
    }

    /**
     * The days of the same question of other days that comes nearest: of as many days where there
     * is one, then the latest, then the longest.
     *
     * @param texts of questions of its operation
     */
    Optional<Period> nearest(List<String> texts, Connection connection) {
        int days = beginning(connection).length();
        Comparator<Period> asLong =
                Comparator.comparing((Period other) -> other.days() == period.days());
        return texts.stream()
                .map(text -> text.substring(days))
                .filter(text -> text.endsWith(" " + narrowed) && text.length() == rest())
                .map(ReportCacheKey::days)
                .filter(other -> !other.equals(period))
                .max(asLong.thenComparing(Period::end).thenComparingLong(Period::days));
    }

    private int rest() {
        return 2 * (DATE + 1) + narrowed.length();
    }

    private static Period days(String text) {
        return new Period(
                LocalDate.parse(text.substring(0, DATE)),
                LocalDate.parse(text.substring(DATE + 1, 2 * DATE + 1)));
    }
}
