package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

/** What a service wrote about who referred, understood. */
sealed interface Referrer {
    /** Nobody referred. */
    record Direct() implements Referrer {}

    /** The service does not say. */
    record Unknown() implements Referrer {}

    /**
     * A page.
     *
     * @param host in lower case ASCII, without a port
     * @param isAddress whether an IP address stands in its place
     */
    record Page(String host, boolean isAddress) implements Referrer {}

    /**
     * An app.
     *
     * @param id of its package, or its number in a store
     */
    record App(String id) implements Referrer {}

    /** Some other text. */
    record Other(String text) implements Referrer {}

    static Referrer of(@Nullable String text, PublicSuffixes suffixes) {
        return new ReferrerReading(suffixes).read(text);
    }
}
