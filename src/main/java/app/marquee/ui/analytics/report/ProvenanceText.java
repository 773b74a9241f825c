package app.marquee.ui.analytics.report;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.session.ReportCacheSettings;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.analytics.filter.FilterWords;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/**
 * Formatter of a report's status line: load time, period and limitations. The lasting form, for
 * files, images and the tooltip, also names the source. Immutable.
 */
public final class ProvenanceText {
    /** Between two parts. */
    static final String BETWEEN = " · ";

    private final Messages messages;
    private final FigureWords figures;
    private final FailureText failures;
    private final DataFinalityText settling;
    private final TimeWords times;
    private final IntSupplier settlingDays;

    public ProvenanceText(Messages messages, Clock clock) {
        this(messages, clock, () -> ReportCacheSettings.USUAL_SETTLING);
    }

    /**
     * @param settlingDays number of days after which data is final
     */
    public ProvenanceText(Messages messages, Clock clock, IntSupplier settlingDays) {
        this(messages, TimeWords.withAges(messages, clock), settlingDays);
    }

    private ProvenanceText(Messages messages, TimeWords times, IntSupplier settlingDays) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
        this.failures = new FailureText(messages);
        this.settling = new DataFinalityText(messages, times, settlingDays);
        this.times = times;
        this.settlingDays = settlingDays;
    }

    /** For files and images, which are read later: all that is known, with dates and the source. */
    public ProvenanceText lasting() {
        return new ProvenanceText(messages, TimeWords.lasting(messages), settlingDays);
    }

    /** Whether it says all that is known, and not only when, of which days, and what may change. */
    boolean isLasting() {
        return times.isLasting();
    }

    /** When a report was loaded. */
    public String loaded(Instant askedAt, ZoneId zone) {
        return times.asked(askedAt, zone);
    }

    /** The days of a report: how many in the window, whose period is in sight, else which. */
    public String period(Period period, ZoneId zone) {
        return times.isLasting()
                ? dates(period, zone)
                : named(messages.plural("count.days", period.days()), zone);
    }

    private String dates(Period period, ZoneId zone) {
        return named(days(period), zone);
    }

    private String named(String days, ZoneId zone) {
        return messages.text("truth.period", days, messages.formats().zone(zone));
    }

    /**
     * Starts the line about one response.
     *
     * @param outdated whether other filters were chosen since
     */
    public ProvenanceParts about(Report<? extends PeriodQuestion<?>, ?> report, boolean outdated) {
        ProvenanceParts parts = new ProvenanceParts(this, report);
        Period period = report.question().period();
        parts.loaded(loaded(report.askedAt(), report.zone()));
        parts.period(outdated ? dates(period, report.zone()) : period(period, report.zone()), true);
        Granularity granularity = report.question().granularity();
        if (granularity != null) {
            String shown = messages.text("granularity." + granularity.wire());
            parts.period(outdated ? messages.text("truth.granularity", shown) : shown, outdated);
        }
        return parts;
    }

    /** The first letter in upper case, for a text that stands in a line of its own. */
    public static String capitalized(String text, Locale locale) {
        int first = text.offsetByCodePoints(0, Math.min(1, text.length()));
        return text.substring(0, first).toUpperCase(locale) + text.substring(first);
    }

    Messages messages() {
        return messages;
    }

    public String text(String key) {
        return messages.text(key);
    }

    String finality(
            Report<? extends PeriodQuestion<?>, ?> report,
            @Nullable Instant last,
            @Nullable Drift drift) {
        return settling.of(report, last, drift);
    }

    /** Remark that the last days of a period are preliminary; empty when all of it is final. */
    public Optional<String> preliminary(Period period, LocalDate asked) {
        return settling.preliminary(period, asked);
    }

    String days(Period period) {
        return messages.formats().days(period.start(), period.end());
    }

    /** Which days changes are about. */
    public String part(Period own, Period before) {
        return messages.text("truth.compared.part", days(own), days(before));
    }

    public String filters(ReportFilters filters) {
        return new FilterWords(messages).all(filters);
    }

    /** Request and host, where the line is read later; empty in the window. */
    String source(Report<?, ?> report) {
        if (!isLasting()) {
            return "";
        }
        String operation =
                report.type().operation().method() + " " + report.type().operation().path();
        String host = report.host();
        return host == null ? operation : messages.text("pattern.at", operation, host);
    }

    String remainder(Remainder one) {
        return messages.text(
                "truth.remainder",
                messages.text("metric." + one.metric().key()),
                figures.count(one.total()),
                figures.count(one.rows().known()),
                figures.count(one.difference()));
    }

    /** Where daily data doesn't add up to a total. */
    String days(Remainder one) {
        return messages.text(
                "truth.days",
                messages.text("metric." + one.metric().key()),
                figures.count(one.total()),
                figures.count(one.rows().known()));
    }

    String failed(Failure failure) {
        return failures.of(failure, FailureSubject.ANALYTICS).title();
    }

    /** Formatter of the remark that data is preliminary. Immutable. */
    private static final class DataFinalityText {
        private static final String BETWEEN = " · ";
        private static final int NAMED = 3;

        /** Values that were the same for less time say nothing. */
        private static final Duration WORTH_SAYING = Duration.ofDays(1);

        private final Messages messages;
        private final TimeWords times;
        private final IntSupplier days;

        /**
         * @param days number of days after which data is final
         */
        DataFinalityText(Messages messages, TimeWords times, IntSupplier days) {
            this.days = days;
            this.messages = messages;
            this.times = times;
        }

        /** Empty when there is nothing to say. */
        String of(
                Report<? extends PeriodQuestion<?>, ?> report,
                @Nullable Instant lastPoint,
                @Nullable Drift drift) {
            List<String> parts = new ArrayList<>();
            if (lastPoint != null) {
                parts.add(
                        report.question().granularity() == Granularity.DAY
                                ? times.lastDay(LocalDate.ofInstant(lastPoint, report.zone()))
                                : times.lastPoint(lastPoint, report.zone()));
            }
            preliminary(report.question().period(), report.askedOn()).ifPresent(parts::add);
            if (drift != null) {
                parts.add(drift(report, drift));
            }
            return parts.stream()
                    .filter(text -> !text.isEmpty())
                    .collect(Collectors.joining(BETWEEN));
        }

        /** Empty when all of a period is final. */
        Optional<String> preliminary(Period period, LocalDate asked) {
            DataFinalityRule settling = new DataFinalityRule(days.getAsInt());
            if (!settling.isYoung(period.end(), asked)) {
                return Optional.empty();
            }
            LocalDate first = settling.first(asked);
            LocalDate from = first.isBefore(period.start()) ? period.start() : first;
            return Optional.of(
                    times.isLasting()
                            ? messages.text("truth.young", from)
                            : messages.plural(
                                    "truth.young.days", new Period(from, period.end()).days()));
        }

        private String drift(Report<?, ?> report, Drift drift) {
            String since = messages.formats().dateTime(drift.since(), report.zone());
            if (drift.changed().isEmpty()) {
                boolean isNews = !report.askedAt().isBefore(drift.since().plus(WORTH_SAYING));
                return isNews ? messages.text("truth.drift.none", since) : "";
            }
            List<String> times = drift.changed().stream().filter(time -> !time.isEmpty()).toList();
            if (times.isEmpty()) {
                return messages.text("truth.drift.total", since);
            }
            String named =
                    times.stream()
                            .limit(NAMED)
                            .map(time -> time(report.buckets().of(time)))
                            .collect(Collectors.joining(", "));
            return messages.plural(
                    "truth.drift.points",
                    times.size(),
                    since,
                    times.size() > NAMED ? messages.text("truth.drift.more", named) : named);
        }

        private String time(Bucket bucket) {
            return bucket instanceof Bucket.Day(_, var day)
                    ? messages.formats().date(day)
                    : bucket.text();
        }
    }
}
