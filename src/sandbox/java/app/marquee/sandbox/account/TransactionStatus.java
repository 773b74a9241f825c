package app.marquee.sandbox.account;

import java.util.Locale;

/** Status of a referral transaction. */
public enum TransactionStatus {
    PENDING,
    CONFIRMED,
    LIMIT_REACHED;

    /** The value as it goes over the wire. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
