package app.marquee.ui.analytics.report;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/** Formatter of the remark that data is preliminary. Immutable. */
final class DataFinalityText {
    private static final String BETWEEN = " · ";
    private static final int NAMED = 3;

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
            parts.add(times.lastPoint(lastPoint, report.zone()));
        }
        LocalDate asked = report.askedOn();
        Period period = report.question().period();
        DataFinalityRule settling = new DataFinalityRule(days.getAsInt());
        if (settling.isYoung(period.end(), asked)) {
            LocalDate first = settling.first(asked);
            LocalDate start = period.start();
            parts.add(messages.text("truth.young", first.isBefore(start) ? start : first));
        }
        if (drift != null) {
            parts.add(drift(report, drift));
        }
        return String.join(BETWEEN, parts);
    }

    private String drift(Report<?, ?> report, Drift drift) {
        String since = messages.formats().dateTime(drift.since(), report.zone());
        if (drift.changed().isEmpty()) {
            return messages.text("truth.drift.none", since);
        }
        List<String> times = drift.changed().stream().filter(time -> !time.isEmpty()).toList();
        if (times.isEmpty()) {
            return messages.text("truth.drift.total", since);
        }
        String named =
                times.stream().limit(NAMED).map(this::time).collect(Collectors.joining(", "));
        return messages.plural(
                "truth.drift.points",
                times.size(),
                since,
                times.size() > NAMED ? messages.text("truth.drift.more", named) : named);
    }

    private String time(String text) {
        return Bucket.of(text) instanceof Bucket.Day(_, var day)
                ? messages.formats().date(day)
                : text;
    }
}
