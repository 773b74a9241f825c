package app.marquee.ui.analytics.report;

import java.util.List;
import java.util.function.Function;

/**
 * Status line of a report with its formatter.
 *
 * @param said text of the current report by that formatter
 */
public record Provenance(ProvenanceText words, Function<ProvenanceText, String> said) {
    /** For the window. */
    String now() {
        return said.apply(words.brief());
    }

    /** All that is known of the report, a line each. */
    List<String> details() {
        return List.of(lasting().split(ProvenanceText.BETWEEN, -1));
    }

    /** For files and images, which are read later. */
    public String lasting() {
        return said.apply(words.lasting());
    }
}
