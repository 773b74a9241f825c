package app.marquee.ui.analytics.day;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.analytics.RankingRow;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.BreakdownWords;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.group.GroupNames;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writer of what made a day: one sentence, and the days that it is compared with. Without a
 * toolkit. Immutable.
 */
final class DayWords {
    /** From here on a percentage says less than the difference alone. */
    private static final double MANIFOLD = 10;

    private static final double MOSTLY = 0.5;
    private static final int MOST = 3;
    private static final BigInteger FEW = BigInteger.valueOf(Change.FEW);

    private final Messages messages;
    private final BreakdownWords words;
    private final FigureWords figures;
    private final GroupNames groups;
    private final PlaceDictionary places;

    /**
     * @param zone of the account
     */
    DayWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.words = new BreakdownWords(messages);
        this.figures = new FigureWords(messages);
        this.groups = new GroupNames(messages, zone);
        this.places = new PlaceDictionary(messages.locale());
    }

    /**
     * Reports of a day that are loaded so far, null for the others.
     *
     * @param byVideo whether the chart is of the videos of a filter
     */
    record Known(
            @Nullable DayPart<Group> sources,
            @Nullable DayPart<RankingRow> videos,
            @Nullable DayPart<PlaceNode> places,
            boolean byVideo) {
        /** The report with the values of the chart. */
        @Nullable DayPart<?> main() {
            return byVideo ? videos : sources == null ? videos : sources;
        }
    }

    /** The name of its weekday and the date. */
    String title(LocalDate day) {
        String weekday = weekday(day);
        return messages.text(
                "truth.period",
                weekday.substring(0, 1).toUpperCase(messages.locale()) + weekday.substring(1),
                messages.formats().date(day));
    }

    private String weekday(LocalDate day) {
        return messages.formats().weekday(day);
    }

    /** The sentence; empty while nothing is loaded. Pure. */
    String sentence(DayQuestion question, Known known) {
        DayPart<?> main = known.main();
        if (main == null) {
            return "";
        }
        CounterMetric metric = question.metric();
        Sum now = main.made().now();
        Change change = main.made().change();
        if (!now.isKnown()) {
            return messages.text("day.unknown", messages.text("metric." + metric.key()));
        }
        Breakdown.Basis basis = Breakdown.Basis.of(change);
        BigInteger before = change == null ? null : change.before();
        if (isFew(now) && (before == null || before.compareTo(FEW) < 0)) {
            return messages.text("day.few", counted(metric, now));
        }
        String first =
                change == null || before == null
                        ? counted(metric, now)
                        : basis == Breakdown.Basis.TOTAL
                                ? usual(question, now, before)
                                : moved(question, change);
        List<String> parts = parts(known, basis);
        return parts.isEmpty()
                ? messages.text("pattern.sentence", first)
                : messages.text("day.sentence.parts", first, String.join(", ", parts));
    }

    private static boolean isFew(Sum sum) {
        return sum.unknown() == 0 && sum.known().compareTo(FEW) < 0;
    }

    private String counted(CounterMetric metric, Sum now) {
        String count = words.counted("day.total." + metric.key(), now.known());
        return now.unknown() > 0 ? messages.text("pattern.least", count) : count;
    }

    private String usual(DayQuestion question, Sum now, BigInteger before) {
        return messages.text(
                "day.usual",
                weekday(question.day()),
                figures.count(now.known()),
                figures.count(before));
    }

    private String moved(DayQuestion question, Change change) {
        BigInteger difference = change.difference();
        BigInteger size = difference == null ? BigInteger.ZERO : difference;
        String sign = size.signum() < 0 ? "pattern.minus" : "pattern.plus";
        Double ratio = change.ratio();
        String percent =
                ratio == null || Math.abs(ratio) >= MANIFOLD
                        ? ""
                        : messages.formats().percent(Math.abs(ratio));
        String count = messages.text(sign, figures.count(size.abs()));
        return messages.text(
                "day.moved",
                percent.isEmpty()
                        ? count
                        : messages.text("pattern.detail", count, messages.text(sign, percent)),
                messages.text("metric." + question.metric().key()).toLowerCase(messages.locale()),
                weekday(question.day()));
    }

    /** The first of each report that has shares of the same whole. */
    private List<String> parts(Known known, Breakdown.Basis basis) {
        List<String> parts = new ArrayList<>();
        if (!known.byVideo()) {
            add(known.sources(), basis, this::named, parts);
        }
        add(known.videos(), basis, words::title, parts);
        if (!known.byVideo()) {
            add(known.places(), basis, this::place, parts);
        }
        return parts;
    }

    private <T> void add(
            @Nullable DayPart<T> part,
            Breakdown.Basis basis,
            Function<T, String> name,
            List<String> to) {
        if (part == null) {
            return;
        }
        part.made()
                .shares()
                .of(basis)
                .flatMap(
                        found ->
                                BreakdownWords.named(found, MOST, name).stream()
                                        .filter(one -> !one.name().isEmpty())
                                        .findFirst())
                .map(
                        one ->
                                one.share() >= MOSTLY
                                        ? messages.text("day.mostly", one.name(), words.share(one))
                                        : messages.text("day.part", one.name(), words.share(one)))
                .ifPresent(to::add);
    }

    /** Empty for what has no name, which says nothing in a sentence. */
    private String named(Group group) {
        return group.kind() == GroupKind.UNKNOWN ? "" : groups.of(group);
    }

    String source(Group group) {
        return groups.of(group);
    }

    String name(RankingRow row) {
        String title = row.title();
        return title == null || title.isBlank()
                ? String.valueOf(row.videoId() == null ? "" : row.videoId().value())
                : title;
    }

    String place(PlaceNode city) {
        String name = city.key().name(places);
        return name == null || name.isBlank() ? messages.text("place.unknown.city") : name;
    }

    /** The days of the comparison, or that there is none. */
    String compared(@Nullable DayPart<?> part) {
        return part == null || part.usual().isEmpty()
                ? messages.text("day.alone")
                : messages.text(
                        "day.compared",
                        part.usual().stream()
                                .sorted()
                                .map(messages.formats()::day)
                                .collect(Collectors.joining(", ")));
    }
}
