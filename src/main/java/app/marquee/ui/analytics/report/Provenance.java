package app.marquee.ui.analytics.report;

import java.util.function.Function;

/**
 * Status line of a report with its formatter.
 *
 * @param said text of the current report by that formatter
 */
public record Provenance(ProvenanceText words, Function<ProvenanceText, String> said) {
    /** For the window. */
    String now() {
        return said.apply(words);
    }

    /** For files and images, which are read later. */
    public String lasting() {
        return said.apply(words.lasting());
    }
}
