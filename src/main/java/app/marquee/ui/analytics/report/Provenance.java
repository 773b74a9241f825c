package app.marquee.ui.analytics.report;

import java.util.function.Function;

/**
 * What is to be known of the answer that a section shows.
 *
 * @param said it of the present answer, in these words
 */
public record Provenance(ProvenanceText words, Function<ProvenanceText, String> said) {
    /** For the window. */
    String now() {
        return said.apply(words);
    }

    /** For files and pictures, which are read later. */
    public String lasting() {
        return said.apply(words.lasting());
    }
}
