package app.marquee.report;

import app.marquee.analytics.Period;
import app.marquee.drawing.Rgba;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Report for a client, worded in its language. Immutable. */
public record ClientReport(ReportHead head, List<ReportBlock> blocks) {
    /**
     * Facts that hold for a whole report. Immutable.
     *
     * @param client empty without one
     * @param summary two sentences
     * @param days the period in words
     * @param zone of the account
     * @param color of headings, lines and bars
     */
    public record ReportHead(
            String title,
            String client,
            String summary,
            Period period,
            String days,
            ZoneId zone,
            Instant madeAt,
            Locale language,
            Rgba color,
            @Nullable ReportImage logo) {
        public ReportHead {
            title = PlainText.of(title);
            client = PlainText.of(client);
            summary = PlainText.of(summary);
        }
    }

    public ClientReport {
        blocks = List.copyOf(blocks);
    }

    /** Whether data of a block is missing. */
    public boolean isPartial() {
        return blocks.stream().anyMatch(block -> block.missing() != null);
    }

    /** The titles of the blocks of which data is missing. */
    public List<String> missing() {
        return blocks.stream()
                .filter(block -> block.missing() != null)
                .map(ReportBlock::title)
                .toList();
    }

    /** The name of its file without the extension; it says that data is missing. */
    public String fileName() {
        String name =
                Stream.of(head.client(), head.title(), head.days())
                        .filter(part -> !part.isBlank())
                        .distinct()
                        .reduce((left, right) -> left + " – " + right)
                        .orElse("");
        return isPartial() ? name + "-partial" : name;
    }

    public ReportWords words() {
        return ReportWords.of(head.language());
    }
}
