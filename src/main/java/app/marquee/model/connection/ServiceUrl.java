package app.marquee.model.connection;

import java.net.URI;

/** URL of a server as it was typed: read, or refused for a reason. */
public sealed interface ServiceUrl {
    /**
     * @param url with its host in ASCII and without a slash at the end
     */
    record Found(URI url) implements ServiceUrl {}

    /**
     * @param detail the part that the reason is about, never a user, a password or a query
     */
    record Refused(Reason reason, String detail) implements ServiceUrl {}

    /** Reason why a URL can't be used. */
    enum Reason {
        BLANK,
        /** Nothing says how to reach the host. */
        NO_SCHEME,
        /** Neither https nor http. */
        OTHER_SCHEME,
        /** Something other than :// behind the scheme. */
        NO_SLASHES,
        /** A space or another character that can't be seen. */
        SPACE,
        /** A user, a query or a fragment, which the URL of a server doesn't have. */
        TOO_MUCH,
        NO_HOST,
        /** A character that no host has, such as an underscore. */
        HOST_CHARACTER,
        /** A character that becomes another host in another program. */
        HOST_AMBIGUOUS,
        /** A part that is empty, too long, or begins or ends with a hyphen. */
        HOST_PART,
        ADDRESS_V4,
        ADDRESS_V6,
        /** An IPv6 address without brackets. */
        NO_BRACKETS,
        /** An IPv6 address with a zone, such as %eth0. */
        ZONE,
        PORT,
        /** A character that has to be encoded. */
        PATH,
        /** Plain http to another computer. */
        NOT_SECURE,
        /** Whatever else Java doesn't take. */
        OTHER
    }

    /** Reads what was typed; spaces around it don't count. */
    static ServiceUrl read(String typed) {
        return new ServiceUrlParser(typed).read();
    }
}
