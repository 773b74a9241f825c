package app.marquee.service.connection;

/** Validation problem of a connection or a token. */
public record ConnectionProblem(Field field, Reason reason) {
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
        /** No absolute address with a host. */
        NOT_AN_ADDRESS,
        /** Only https, except on this computer. */
        NOT_HTTPS,
        /** Credentials, a query or a fragment, which an address of a service does not have. */
        MORE_THAN_AN_ADDRESS,
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
