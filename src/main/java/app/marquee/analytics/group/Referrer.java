package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

/** Referrer parsed from the platform's text. */
sealed interface Referrer {
    /** Direct visit without a referrer. */
    record Direct() implements Referrer {}

    /** Unknown referrer. */
    record Unknown() implements Referrer {}

    /**
     * Web page.
     *
     * @param host in lower case ASCII, without a port
     * @param isAddress whether an IP address stands in its place
     */
    record Page(String host, boolean isAddress) implements Referrer {}

    /**
     * App.
     *
     * @param id of its package, or its number in a store
     */
    record App(String id) implements Referrer {}

    /** Unrecognized text. */
    record Other(String text) implements Referrer {}

    static Referrer of(@Nullable String text, PublicSuffixes suffixes) {
        return new ReferrerReading(suffixes).read(text);
    }
}
