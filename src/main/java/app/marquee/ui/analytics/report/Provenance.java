package app.marquee.ui.analytics.report;

import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Status line of a report with its formatter.
 *
 * @param said parts of the current report by that formatter; null while there is none
 * @param ignored filters that the view can't apply, in words; empty for none
 */
public record Provenance(
        ProvenanceText words,
        Function<ProvenanceText, @Nullable ProvenanceParts> said,
        Supplier<String> ignored) {
    /** For the window. */
    String now() {
        return line(words);
    }

    /**
     * All that is known of the report.
     *
     * @param hidden columns that the table hides, in words
     */
    List<ProvenanceDetail> details(List<String> hidden) {
        Messages messages = words.messages();
        List<ProvenanceDetail> others = new ArrayList<>();
        if (!ignored.get().isEmpty()) {
            others.add(
                    new ProvenanceDetail(
                            messages.text("filter.list"),
                            ProvenanceText.capitalized(unfiltered(), messages.locale())));
        }
        if (!hidden.isEmpty()) {
            others.add(
                    new ProvenanceDetail(
                            messages.text("truth.label.columns"), String.join(", ", hidden)));
        }
        ProvenanceParts parts = said.apply(words.lasting());
        return parts == null ? others : parts.details(others);
    }

    /** For files and images, which are read later. */
    public String lasting() {
        return line(words.lasting());
    }

    /** Filters that aren't applied are named in every line: the values are those without them. */
    private String line(ProvenanceText form) {
        ProvenanceParts parts = said.apply(form);
        if (parts == null) {
            return "";
        }
        return ignored.get().isEmpty()
                ? parts.joined()
                : parts.joined() + ProvenanceText.BETWEEN + unfiltered();
    }

    private String unfiltered() {
        return words.messages().text("truth.filters.ignored", ignored.get());
    }
}
