package app.marquee.ui.analytics.report;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builder of the parts of a report's status line, in reading order. */
public final class ProvenanceParts {
    private final ProvenanceText words;
    private final Messages messages;
    private final Report<? extends PeriodQuestion<?>, ?> report;
    private final List<Part> parts = new ArrayList<>();

    /**
     * @param brief whether it is in the line of the window, too
     */
    private record Part(String text, boolean brief, Subject subject) {}

    /** Subject of a part, with the key of its label. */
    private enum Subject {
        LOADED("truth.label.loaded"),
        PERIOD("truth.label.period"),
        FILTERS("filter.list"),
        DATA("truth.label.data"),
        COMPARISON("truth.label.comparison"),
        REQUEST("request");

        private final String label;

        Subject(String label) {
            this.label = label;
        }
    }

    ProvenanceParts(ProvenanceText words, Report<? extends PeriodQuestion<?>, ?> report) {
        this.words = words;
        this.messages = words.messages();
        this.report = report;
    }

    /** Adds a detail; an empty one is left out. */
    public ProvenanceParts add(String text) {
        return add(Subject.DATA, text, false);
    }

    private ProvenanceParts add(Subject subject, String text, boolean brief) {
        if (!text.isEmpty()) {
            parts.add(new Part(text, brief, subject));
        }
        return this;
    }

    /** Adds when it was loaded, in the words of the line. */
    ProvenanceParts loaded(String text) {
        return add(Subject.LOADED, text, true);
    }

    /**
     * Adds a part about the period.
     *
     * @param brief whether it belongs into the shortest line
     */
    ProvenanceParts period(String text, boolean brief) {
        return add(Subject.PERIOD, text, brief);
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

    /** Adds where daily data doesn't add up to a total. */
    public ProvenanceParts days(List<Remainder> remainders) {
        remainders.forEach(one -> add(words.days(one)));
        return this;
    }

    /** Adds the filters and how many of the rows they leave. */
    public ProvenanceParts filtered(long shown, long all, String filters) {
        return add(Subject.FILTERS, messages.text("truth.filters", filters), true)
                .add(
                        Subject.FILTERS,
                        messages.text("truth.filtered", shown, messages.plural("table.rows", all)),
                        false);
    }

    /**
     * Adds what may still change.
     *
     * @param last the last point in time with data, where there is one
     */
    public ProvenanceParts finality(@Nullable Instant last, @Nullable Drift drift) {
        return add(Subject.DATA, words.finality(report, last, drift), true);
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
        return value == null ? this : add(Subject.FILTERS, messages.text(key, value), false);
    }

    /** Adds what the report is compared with, and how many rows entered and left. */
    public <A extends Report<? extends PeriodQuestion<?>, ?>> ProvenanceParts compared(
            ComparisonResult<A> with, long entered, long left) {
        return switch (with) {
            case ComparisonResult.Nothing<A> _ -> this;
            case ComparisonResult.Answer<A>(var answer, var part) ->
                    part == null
                            ? compared(answer, entered, left).length(answer)
                            : compared(answer, entered, left)
                                    .add(
                                            Subject.COMPARISON,
                                            words.part(
                                                    part.question().period(),
                                                    answer.question().period()),
                                            true);
            case ComparisonResult.Failed<A>(var other, var failure) ->
                    add(
                            Subject.COMPARISON,
                            messages.text(
                                    "truth.compared.failed",
                                    words.days(other),
                                    words.failed(failure)),
                            true);
        };
    }

    private ProvenanceParts compared(
            Report<? extends PeriodQuestion<?>, ?> other, long entered, long left) {
        Period days = other.question().period();
        return add(
                Subject.COMPARISON,
                messages.text(
                        "truth.compared",
                        words.days(days),
                        messages.formats().dateTime(other.askedAt(), other.zone()),
                        entered,
                        left),
                false);
    }

    /** Adds how many days both have, unless as many. */
    private ProvenanceParts length(Report<? extends PeriodQuestion<?>, ?> other) {
        long days = other.question().period().days();
        long own = report.question().period().days();
        return days == own
                ? this
                : add(Subject.COMPARISON, messages.text("truth.compared.days", own, days), false);
    }

    /** The line, with its source where it is read later. */
    public String joined() {
        return Stream.concat(
                        parts.stream()
                                .filter(part -> part.brief() || words.isLasting())
                                .map(Part::text),
                        Stream.of(words.source(report)))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(ProvenanceText.BETWEEN));
    }

    /** The same, a line each, by subject and with the request last. */
    List<ProvenanceDetail> details(List<ProvenanceDetail> others) {
        Stream<ProvenanceDetail> known =
                Arrays.stream(Subject.values())
                        .flatMap(
                                subject ->
                                        parts.stream()
                                                .filter(part -> part.subject() == subject)
                                                .flatMap(this::details));
        ProvenanceDetail request =
                ProvenanceDetail.forDevelopers(
                        messages.text(Subject.REQUEST.label), words.source(report));
        return Stream.of(known, gray(), others.stream(), Stream.of(request))
                .flatMap(each -> each)
                .toList();
    }

    /** What the color of a change means, where there are changes. */
    private Stream<ProvenanceDetail> gray() {
        return parts.stream()
                .filter(part -> part.subject() == Subject.COMPARISON)
                .limit(1)
                .map(part -> detail(part.subject(), messages.text("change.gray")));
    }

    private Stream<ProvenanceDetail> details(Part part) {
        return part.subject() == Subject.LOADED
                ? Stream.of(
                        detail(
                                Subject.LOADED,
                                messages.formats().dateTime(report.askedAt(), report.zone())))
                : Arrays.stream(part.text().split(ProvenanceText.BETWEEN, -1))
                        .map(text -> detail(part.subject(), text));
    }

    private ProvenanceDetail detail(Subject subject, String text) {
        return new ProvenanceDetail(
                messages.text(subject.label), ProvenanceText.capitalized(text, messages.locale()));
    }
}
