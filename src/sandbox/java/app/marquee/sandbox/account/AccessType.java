package app.marquee.sandbox.account;

import java.util.Locale;

/** Access type of a playlist. */
public enum AccessType {
    PUBLIC,
    PRIVATE,
    ANYONE_WITH_PASSWORD;

    /** The value as it goes over the wire. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
