package app.marquee.sandbox.operation;

import app.marquee.sandbox.figures.Granularity;
import app.marquee.sandbox.figures.Span;
import app.marquee.sandbox.wire.Query;
import app.marquee.sandbox.wire.Refusal;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Optional;
import java.util.regex.Pattern;

/** Query parameters that the analytics reads share. Days are days in UTC. */
final class PeriodQuery {
    /** Without dates, a read covers today and the 29 days before. */
    private static final int USUAL_DAYS = 30;

    private static final Pattern FORM = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);

    private PeriodQuery() {}

    static Span span(Query query, Instant now) {
        LocalDate today = now.atZone(ZoneOffset.UTC).toLocalDate();
        Optional<LocalDate> start = date(query, "start_date");
        Optional<LocalDate> end = date(query, "end_date");
        LocalDate last = end.orElseGet(() -> start.filter(day -> day.isAfter(today)).orElse(today));
        LocalDate first = start.orElseGet(() -> last.minusDays(USUAL_DAYS - 1L));
        if (last.isBefore(first)) {
            throw Refusal.invalid("end_date is before start_date");
        }
        return new Span(first, last);
    }

    static Granularity granularity(Query query) {
        return switch (query.text("granularity").orElse("total")) {
            case "total" -> Granularity.TOTAL;
            case "day" -> Granularity.DAY;
            case "hour" -> Granularity.HOUR;
            default -> throw Refusal.invalid("granularity must be one of total, day and hour");
        };
    }

    private static Optional<LocalDate> date(Query query, String name) {
        Optional<String> text = query.text(name);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            if (FORM.matcher(text.get()).matches()) {
                return Optional.of(LocalDate.parse(text.get(), DATE));
            }
        } catch (DateTimeParseException e) {
            // Refused below, in the same words.
        }
        throw Refusal.invalid(name + " must be a date, YYYY-MM-DD");
    }
}
