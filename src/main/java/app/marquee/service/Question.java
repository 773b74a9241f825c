package app.marquee.service;

import app.marquee.analytics.Period;
import app.marquee.model.Connection;
import app.marquee.model.Granularity;
import app.marquee.model.Operation;
import app.marquee.model.VideoId;

import org.jspecify.annotations.Nullable;

/** By what an answer is found again: the same question has the same text. */
record Question(Operation operation, Period period, String narrowed) {
    static Question ofRanking(Period period) {
        return new Question(Operation.GET_RANKING, period, "");
    }

    static Question of(CityQuestion asked) {
        return new Question(
                Operation.GET_CITY,
                asked.period(),
                asked.granularity().wire() + part(asked.country()) + part(asked.region()));
    }

    static Question ofReferrers(Period period, Granularity granularity) {
        return new Question(Operation.GET_REFERRER, period, granularity.wire());
    }

    static Question ofBrowsers(VideoId video, Period period, Granularity granularity) {
        return new Question(
                Operation.GET_BROWSER, period, granularity.wire() + part(video.value()));
    }

    /** Of other days. */
    Question of(Period other) {
        return new Question(operation, other, narrowed);
    }

    /** With its length, so that no two pairs of names make the same text. */
    private static String part(@Nullable String name) {
        return name == null ? " -" : " " + name.length() + ":" + name;
    }

    String text(Connection connection) {
        return text(connection, operation, period.start() + " " + period.end() + " " + narrowed);
    }

    /**
     * The text of a question. Of these addresses: a connection that goes elsewhere now is another
     * account.
     *
     * @param about of what it is; empty where the operation says it all
     */
    static String text(Connection connection, Operation operation, String about) {
        return connection.baseUrl()
                + " "
                + connection.dataUrl()
                + " "
                + operation.name()
                + " "
                + about;
    }
}
