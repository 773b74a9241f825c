package app.marquee.ui.analytics.report;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Status line of a report with its formatter.
 *
 * @param said text of the current report by that formatter
 * @param ignored filters that the view can't apply, in words; empty for none
 */
public record Provenance(
        ProvenanceText words, Function<ProvenanceText, String> said, Supplier<String> ignored) {
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
        String line = said.apply(words.lasting());
        String none = ignored.get();
        return line.isEmpty() || none.isEmpty()
                ? line
                : line
                        + ProvenanceText.BETWEEN
                        + words.messages().text("truth.filters.ignored", none);
    }
}
