package app.marquee.ui.analytics.report;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Builder of the parts of a report's status line, in reading order. */
public final class ProvenanceParts {
    private final ProvenanceText words;
    private final Messages messages;
    private final Report<? extends PeriodQuestion<?>, ?> report;
    private final List<Part> parts = new ArrayList<>();

    /**
     * @param brief whether it is in the line of the window, too, and not only among the details
     */
    private record Part(String text, boolean brief) {}

    ProvenanceParts(ProvenanceText words, Report<? extends PeriodQuestion<?>, ?> report) {
        this.words = words;
        this.messages = words.messages();
        this.report = report;
    }

    /** Adds a detail; an empty one is left out. */
    public ProvenanceParts add(String text) {
        parts.add(new Part(text, false));
        return this;
    }

    /** Adds what belongs into the shortest line; an empty one is left out. */
    ProvenanceParts brief(String text) {
        parts.add(new Part(text, true));
        return this;
    }

    /** Adds the number of rows, and where their sums differ from the totals of the response. */
    public ProvenanceParts rows(long rows, List<Remainder> remainders) {
        add(messages.plural("table.rows", rows));
        if (remainders.isEmpty()) {
            return add(messages.text("truth.no-total"));
        }
        remainders.forEach(one -> add(words.remainder(one)));
        return this;
    }

    /** Adds the filters and how many of the rows they leave. */
    public ProvenanceParts filtered(long shown, long all, String filters) {
        return brief(messages.text("truth.filters", filters))
                .add(messages.text("truth.filtered", shown, messages.plural("table.rows", all)));
    }

    /**
     * Adds what may still change.
     *
     * @param last the last point in time with data, where there is one
     */
    public ProvenanceParts finality(@Nullable Instant last, @Nullable Drift drift) {
        return brief(words.finality(report, last, drift));
    }

    /** Adds the metrics that are unknown in some or all of the rows. */
    public <M> ProvenanceParts unknown(
            M[] metrics, long rows, ToLongFunction<M> unknown, Function<M, String> key) {
        String all =
                Arrays.stream(metrics)
                        .filter(metric -> unknown.applyAsLong(metric) > 0)
                        .map(
                                metric ->
                                        unknown(
                                                messages.text("metric." + key.apply(metric)),
                                                unknown.applyAsLong(metric),
                                                rows))
                        .collect(Collectors.joining(", "));
        return all.isEmpty() ? this : add(messages.text("truth.unknown", all));
    }

    private String unknown(String metric, long count, long rows) {
        return count == rows
                ? messages.text("truth.unknown.all", metric)
                : messages.text("truth.unknown.some", metric, messages.plural("table.rows", count));
    }

    /** Adds a count, unless it is 0. */
    public ProvenanceParts counted(String key, long count) {
        return count > 0 ? add(messages.plural(key, count)) : this;
    }

    /** Adds a filter of the request, where there is one. */
    public ProvenanceParts narrowed(String key, @Nullable String value) {
        return value == null ? this : add(messages.text(key, value));
    }

    /** Adds what the report is compared with, and how many rows entered and left. */
    public <A extends Report<? extends PeriodQuestion<?>, ?>> ProvenanceParts compared(
            ComparisonResult<A> with, long entered, long left) {
        return switch (with) {
            case ComparisonResult.Nothing<A> _ -> this;
            case ComparisonResult.Answer<A>(var answer) -> compared(answer, entered, left);
            case ComparisonResult.Failed<A>(var other, var failure) ->
                    brief(
                            messages.text(
                                    "truth.compared.failed",
                                    words.days(other),
                                    words.failed(failure)));
            case ComparisonResult.NotKept<A> _ -> brief(messages.text("truth.compared.none"));
        };
    }

    private ProvenanceParts compared(
            Report<? extends PeriodQuestion<?>, ?> other, long entered, long left) {
        Period days = other.question().period();
        add(
                messages.text(
                        "truth.compared",
                        words.days(days),
                        messages.formats().dateTime(other.askedAt(), other.zone()),
                        entered,
                        left));
        long own = report.question().period().days();
        return days.days() == own
                ? this
                : add(messages.text("truth.compared.days", own, days.days()));
    }

    /** The line, with its source where it is read later. */
    public String joined() {
        add(words.source(report));
        return parts.stream()
                .filter(part -> part.brief() || !words.isBrief())
                .map(Part::text)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(ProvenanceText.BETWEEN));
    }
}
