package app.marquee.ui.analytics.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Drift;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.GroupFacts;
import app.marquee.analytics.place.PlaceFacts;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.service.session.KeptAnswers;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.analytics.group.GroupAnswer;
import app.marquee.ui.analytics.group.GroupContent;
import app.marquee.ui.cities.CitiesContent;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.About;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.ranking.RankingContent;





















import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The line below a report: when it was loaded, for which period, and what it lacks. The source
 * stands only in the lasting form, for files, pictures and the tooltip. Immutable.
 */
public final class TruthWords {
    private static final String BETWEEN = " · ";

    private final Messages messages;
    private final FigureWords figures;
    private final FailureText failures;
    private final SettlingWords settling;
    private final TimeWords times;
    private final IntSupplier settlingDays;

    public TruthWords(Messages messages, Clock clock) {
        this(messages, clock, () -> KeptAnswers.USUAL_SETTLING);
    }

    /**
     * @param settlingDays after which figures are taken for final
     */
    public TruthWords(Messages messages, Clock clock, IntSupplier settlingDays) {
        this(messages, TimeWords.withAges(messages, clock), settlingDays);
    }

    private TruthWords(Messages messages, TimeWords times, IntSupplier settlingDays) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
        this.failures = new FailureText(messages);
        this.settling = new SettlingWords(messages, times, settlingDays);
        this.times = times;
        this.settlingDays = settlingDays;
    }

    /** The same for files and pictures, which are read later, and with its source. */
    TruthWords lasting() {
        return new TruthWords(messages, TimeWords.lasting(messages), settlingDays);
    }

    /**
     * @param outdated whether another question was chosen since
     */
    public String of(RankingContent content, boolean outdated, @Nullable Drift drift) {
        RankingTotals totals = content.totals();
        List<String> parts = beginning(content.report().origin(), outdated);
        parts.add(messages.plural("truth.rows", totals.rows()));
        parts.addAll(remainders(Remainder.of(content.report().total(), totals.counters())));
        parts.add(settling.of(content.report().origin(), null, drift));
        unknown(RankingMetric.values(), totals.rows(), totals::unknown, RankingMetric::key, parts);
        counted("truth.repeated", totals.repeated(), parts);
        counted("truth.nameless", totals.nameless(), parts);
        if (totals.costs().stream().anyMatch(sum -> sum.currency() == null)) {
            parts.add(messages.text("truth.currency.unknown"));
        }
        moved(content, parts);
        return joined(parts, content.report().origin());
    }

    private void moved(RankingContent content, List<String> parts) {
        compared(
                content.report().origin().period().days(),
                content.compared(),
                Report::origin,
                content.movers().count(Mover.Kind.ENTERED),
                content.movers().count(Mover.Kind.LEFT),
                parts);
    }

    /**
     * With what it is compared, and how much came and went.
     *
     * @param days how many the answer itself has
     */
    private <A> void compared(
            long days,
            Compared<A> with,
            Function<A, ReportOrigin> origin,
            long entered,
            long left,
            List<String> parts) {
        switch (with) {
            case Compared.Nothing<A> _ -> {}
            case Compared.Answer<A>(var answer) -> {
                ReportOrigin of = origin.apply(answer);
                parts.add(
                        messages.text(
                                "truth.compared",
                                days(of.period()),
                                messages.formats().dateTime(of.askedAt(), of.zone()),
                                entered,
                                left));
                if (of.period().days() != days) {
                    parts.add(messages.text("truth.compared.days", days, of.period().days()));
                }
            }
            case Compared.Failed<A>(var other, var failure) ->
                    parts.add(
                            messages.text(
                                    "truth.compared.failed",
                                    days(other),
                                    failures.of(failure, About.ANALYTICS).title()));
            case Compared.NotKept<A> _ -> parts.add(messages.text("truth.compared.none"));
        }
    }

    /** The same of cities. */
    public String of(CitiesContent content, boolean outdated, @Nullable Drift drift) {
        PlaceFacts facts = content.all().facts();
        List<String> parts = beginning(content.report().origin(), outdated);
        narrowed("truth.country", content.question().country(), parts);
        narrowed("truth.region", content.question().region(), parts);
        parts.add(messages.plural("truth.rows", facts.rows()));
        parts.addAll(remainders(Remainder.of(content.report().total(), content.all().sums())));
        parts.add(settling.of(content.report().origin(), content.lastPoint(), drift));
        unknown(
                CounterMetric.values(),
                facts.rows() - facts.ownTotals(),
                metric -> content.all().sums().of(metric).unknown(),
                CounterMetric::key,
                parts);
        counted("truth.missing", facts.missing(), parts);
        counted("truth.doubtful", facts.doubtful(), parts);
        counted("truth.repeated", facts.repeated(), parts);
        counted("truth.own-totals", facts.ownTotals(), parts);
        int city = PlaceLevel.CITY.depth();
        compared(
                content.report().origin().period().days(),
                content.compared(),
                Report::origin,
                content.changes().count(city, Mover.Kind.ENTERED),
                content.changes().count(city, Mover.Kind.LEFT),
                parts);
        return joined(parts, content.report().origin());
    }

    /**
     * The same of groups.
     *
     * @param more what else is to be known
     */
    public String of(GroupContent content, boolean outdated, List<String> more) {
        GroupFacts facts = content.all().facts();
        GroupAnswer answer = content.answer();
        List<String> parts = beginning(answer.origin(), outdated);
        parts.add(messages.plural("truth.rows", facts.rows()));
        parts.addAll(remainders(Remainder.of(answer.total(), content.all().sums())));
        parts.add(settling.of(answer.origin(), content.lastPoint(), answer.drift()));
        unknown(
                CounterMetric.values(),
                facts.rows() - facts.ownTotals(),
                metric -> content.all().sums().of(metric).unknown(),
                CounterMetric::key,
                parts);
        counted("truth.repeated", facts.repeated(), parts);
        counted("truth.own-totals", facts.ownTotals(), parts);
        parts.addAll(more);
        compared(
                answer.origin().period().days(),
                content.compared(),
                GroupAnswer::origin,
                content.changes().count(1, Mover.Kind.ENTERED),
                content.changes().count(1, Mover.Kind.LEFT),
                parts);
        return joined(parts, answer.origin());
    }

    private List<String> beginning(ReportOrigin origin, boolean outdated) {
        List<String> parts = new ArrayList<>();
        if (outdated) {
            parts.add(messages.text("truth.outdated"));
        }
        parts.add(times.asked(origin.askedAt(), origin.zone()));
        parts.add(
                messages.text(
                        "truth.period", days(origin.period()), TimeWords.zone(origin.zone())));
        Granularity granularity = origin.granularity();
        if (granularity != null) {
            parts.add(messages.text("granularity." + granularity.wire()));
        }
        return parts;
    }

    private String days(Period period) {
        return messages.formats().days(period.start(), period.end());
    }

    private String joined(List<String> parts, ReportOrigin origin) {
        if (times.isLasting()) {
            parts.add(source(origin));
        }
        return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(BETWEEN));
    }

    private String source(ReportOrigin origin) {
        String operation = origin.operation().method() + " " + origin.operation().path();
        String host = origin.host();
        return host == null ? operation : messages.text("truth.source", operation, host);
    }

    private List<String> remainders(List<Remainder> remainders) {
        if (remainders.isEmpty()) {
            return List.of(messages.text("truth.no-total"));
        }
        return remainders.stream()
                .map(
                        one ->
                                messages.text(
                                        "truth.remainder",
                                        messages.text("metric." + one.metric().key()),
                                        figures.count(one.total()),
                                        figures.count(one.rows().known()),
                                        figures.count(one.difference())))
                .toList();
    }

    private <M> void unknown(
            M[] metrics,
            long rows,
            ToLongFunction<M> unknown,
            Function<M, String> key,
            List<String> parts) {
        String words =
                Arrays.stream(metrics)
                        .filter(metric -> unknown.applyAsLong(metric) > 0)
                        .map(
                                metric ->
                                        unknown.applyAsLong(metric) == rows
                                                ? messages.text(
                                                        "truth.unknown.all",
                                                        messages.text(
                                                                "metric." + key.apply(metric)))
                                                : messages.text(
                                                        "truth.unknown.some",
                                                        messages.text(
                                                                "metric." + key.apply(metric)),
                                                        messages.plural(
                                                                "truth.rows",
                                                                unknown.applyAsLong(metric))))
                        .collect(Collectors.joining(", "));
        if (!words.isEmpty()) {
            parts.add(messages.text("truth.unknown", words));
        }
    }

    private void counted(String key, long count, List<String> parts) {
        if (count > 0) {
            parts.add(messages.plural(key, count));
        }
    }

    private void narrowed(String key, @Nullable String value, List<String> parts) {
        if (value != null) {
            parts.add(messages.text(key, value));
        }
    }

    /** Sums in words, for tiles. */
    public String sum(Sum sum, boolean additive) {
        String words = figures.sum(sum, additive);
        return words == null ? messages.common().text("unknown.mark") : words;
    }
}
