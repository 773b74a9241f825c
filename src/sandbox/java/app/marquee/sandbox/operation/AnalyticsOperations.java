package app.marquee.sandbox.operation;

import app.marquee.sandbox.figures.BrowserRow;
import app.marquee.sandbox.figures.CityQuestion;
import app.marquee.sandbox.figures.CityRow;
import app.marquee.sandbox.figures.Counters;
import app.marquee.sandbox.figures.Granularity;
import app.marquee.sandbox.figures.Place;
import app.marquee.sandbox.figures.RankingRow;
import app.marquee.sandbox.figures.ReferrerRow;
import app.marquee.sandbox.figures.Span;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.state.World;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Query;
import app.marquee.sandbox.wire.Refusal;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Handler of the four analytics reads over a period. Rows are created while they are written. */
final class AnalyticsOperations {
    private final Platform platform;

    AnalyticsOperations(Platform platform) {
        this.platform = platform;
    }

    Answer cities(Call call) {
        Instant now = platform.now();
        Granularity granularity = PeriodQuery.granularity(call.query());
        String region = call.query().text("region").orElse(null);
        if (granularity != Granularity.TOTAL && region == null) {
            throw Refusal.invalid("region is required when granularity is day or hour");
        }
        CityQuestion question =
                new CityQuestion(
                        PeriodQuery.span(call.query(), now),
                        granularity,
                        call.query().text("country").orElse(null),
                        region);
        World world = platform.world();
        return Answer.rows(
                sink ->
                        emit(
                                world.figures().cities(question, now),
                                row -> city(row, granularity),
                                sink));
    }

    Answer browsers(Call call) {
        Instant now = platform.now();
        Granularity granularity = PeriodQuery.granularity(call.query());
        Span span = PeriodQuery.span(call.query(), now);
        String id = call.id("video_id");
        World world = platform.world();
        int place = platform.read(s -> new VideoLookup(world.account()).present(s, id).place());
        return Answer.rows(
                sink ->
                        emit(
                                world.figures().browsers(place, span, granularity, now),
                                row -> browser(row, granularity),
                                sink));
    }

    Answer referrers(Call call) {
        Instant now = platform.now();
        Granularity granularity = PeriodQuery.granularity(call.query());
        Span span = PeriodQuery.span(call.query(), now);
        World world = platform.world();
        return Answer.rows(
                sink ->
                        emit(
                                world.figures().referrers(span, granularity, now),
                                row -> referrer(row, granularity),
                                sink));
    }

    Answer ranking(Call call) {
        Instant now = platform.now();
        Span span = PeriodQuery.span(call.query(), now);
        World world = platform.world();
        Map<Integer, String> renamed = platform.read(s -> new Videos(s).renamed());
        return Answer.rows(
                sink ->
                        emit(
                                world.figures().ranking(span, now),
                                row -> ranked(row, renamed),
                                sink));
    }

    private static <T> void emit(
            Stream<T> rows, Function<T, ObjectNode> json, Consumer<ObjectNode> sink) {
        try (rows) {
            rows.map(json).forEachOrdered(sink);
        }
    }

    private static ObjectNode city(CityRow row, Granularity granularity) {
        Place place = row.place();
        ObjectNode json =
                dated(row.at(), granularity)
                        .put("city", place.city())
                        .put("region", place.region())
                        .put("country", place.country())
                        .put("latitude", place.latitude())
                        .put("longitude", place.longitude());
        return counted(json, row.counters());
    }

    private static ObjectNode browser(BrowserRow row, Granularity granularity) {
        return counted(dated(row.at(), granularity).put("browser", row.browser()), row.counters());
    }

    private static ObjectNode referrer(ReferrerRow row, Granularity granularity) {
        return counted(
                dated(row.at(), granularity).put("referrer", row.referrer()), row.counters());
    }

    private static ObjectNode ranked(RankingRow row, Map<Integer, String> renamed) {
        ObjectNode json =
                Json.object()
                        .put("video_id", row.videoId().toString())
                        .put("title", renamed.getOrDefault(row.videoIndex(), row.title()));
        return counted(json, row.counters())
                .put("bandwidth_cost", row.bandwidthCost())
                .put("currency", row.currency());
    }

    /** A day is a date, an hour a moment; a total has neither. */
    private static ObjectNode dated(@Nullable Instant at, Granularity granularity) {
        ObjectNode json = Json.object();
        if (at != null) {
            json.put(
                    "date",
                    granularity == Granularity.HOUR
                            ? Times.text(at)
                            : at.atZone(ZoneOffset.UTC).toLocalDate().toString());
        }
        return json;
    }

    private static ObjectNode counted(ObjectNode json, Counters counters) {
        return json.put("views", counters.views())
                .put("unique_views", counters.uniqueViews())
                .put("plays", counters.plays())
                .put("unique_plays", counters.uniquePlays());
    }

    /** Query parameters that the analytics reads share. Days are days in UTC. */
    private static final class PeriodQuery {
        /** Without dates, a read covers today and the 29 days before. */
        private static final int USUAL_DAYS = 30;

        private static final Pattern FORM = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
        private static final DateTimeFormatter DATE =
                DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT)
                        .withResolverStyle(ResolverStyle.STRICT);

        private PeriodQuery() {}

        static Span span(Query query, Instant now) {
            LocalDate today = now.atZone(ZoneOffset.UTC).toLocalDate();
            Optional<LocalDate> start = date(query, "start_date");
            Optional<LocalDate> end = date(query, "end_date");
            LocalDate last =
                    end.orElseGet(() -> start.filter(day -> day.isAfter(today)).orElse(today));
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
}
