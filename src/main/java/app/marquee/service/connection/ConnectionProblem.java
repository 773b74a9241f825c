package app.marquee.service.connection;

import app.marquee.model.connection.ServiceUrl;

import org.jspecify.annotations.Nullable;

/**
 * Validation problem of a connection or a token.
 *
 * @param url what is wrong with a URL; null for everything else
 */
public record ConnectionProblem(Field field, Reason reason, ServiceUrl.@Nullable Refused url) {
    /** Of anything but a URL. */
    public ConnectionProblem(Field field, Reason reason) {
        this(field, reason, null);
    }

    /** Field with the problem. */
    public enum Field {
        NAME,
        BASE_URL,
        DATA_URL,
        REQUESTS_PER_MINUTE,
        TOKEN,
        PATHS
    }

    /** Reason of the problem. */
    public enum Reason {
        BLANK,
        /** A URL that can't be used, for a reason of its own. */
        URL,
        TOO_SMALL,
        /** A token is visible ASCII in one line. */
        NOT_VISIBLE_ASCII,
        /**
         * One of the paths cannot be asked; {@link app.marquee.model.operation.PathTemplate} says
         * why.
         */
        NOT_A_PATH
    }
}
