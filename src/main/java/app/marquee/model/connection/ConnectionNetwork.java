package app.marquee.model.connection;

import org.jspecify.annotations.Nullable;

/**
 * Network settings of a connection.
 *
 * @param systemProxy whether the proxy of the system is used where it has one
 * @param authority trusted besides those of everybody; null for none
 */
public record ConnectionNetwork(boolean systemProxy, @Nullable Authority authority) {
    /** Default. */
    public static final ConnectionNetwork USUAL = new ConnectionNetwork(true, null);
}
