package app.marquee.ui.cities;

import app.marquee.analytics.Change;
import app.marquee.analytics.Sum;
import app.marquee.analytics.chart.Trend;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceAreas;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.chart.Sparkline;
import app.marquee.ui.map.MapCard;
import app.marquee.ui.map.MapSpot;
import app.marquee.ui.map.MapWords;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts of the city map in the user's language. FX thread only. */
final class MapText implements MapWords {
    private static final int NAMED = 3;

    /** Part of the whole from which on an area is labeled with it. */
    private static final double LARGE = 0.1;

    /** Values that are kept in words. */
    private static final int MOST_KEPT = 1_000;

    private final Messages messages;
    private final PlaceNames names;
    private final FigureWords figures;
    private final ValueChangeFormatter changes;
    private final PlaceStanding facts;
    private final Supplier<@Nullable MapPlaces> places;
    private final Function<PlaceKey, Optional<Trend>> trends;

    private @Nullable MapPlaces summarized;
    private String summary = "";

    /** Values in a few letters: the runtime takes too long for those of a frame. */
    private final Map<Double, String> brief = new HashMap<>();

    MapText(Messages messages, PlaceNames names, Supplier<@Nullable MapPlaces> places) {
        this(messages, names, places, _ -> Optional.empty());
    }

    /**
     * @param trends the values of a place by day, as far as they are loaded
     */
    MapText(
            Messages messages,
            PlaceNames names,
            Supplier<@Nullable MapPlaces> places,
            Function<PlaceKey, Optional<Trend>> trends) {
        this.trends = trends;
        this.messages = messages;
        this.names = names;
        this.figures = new FigureWords(messages);
        this.changes = new ValueChangeFormatter(messages);
        this.facts = new PlaceStanding(messages, names);
        this.places = places;
    }

    @Override
    public String name(int lead) {
        MapPlaces shown = places.get();
        return shown == null ? "" : Objects.requireNonNullElse(names.known(shown.city(lead)), "");
    }

    @Override
    public String more(int count) {
        return count == 1
                ? ""
                : messages.text("map.label.more", messages.formats().integer(count - 1));
    }

    @Override
    public String inside(double value) {
        if (brief.size() > MOST_KEPT) {
            brief.clear();
        }
        return Double.isNaN(value) ? "" : brief.computeIfAbsent(value, messages.formats()::compact);
    }

    @Override
    public String country(CountryLabel country) {
        return country.code().isEmpty() ? country.name() : names.country(country.code());
    }

    @Override
    public String part(double part) {
        return messages.formats().roundPercent(part);
    }

    @Override
    public String areaValue(double value) {
        return value(Math.round(value));
    }

    @Override
    public String value(long value) {
        return figures.count(value);
    }

    @Override
    public MapCard card(MapSpot spot) {
        MapPlaces shown = places.get();
        if (shown == null) {
            return new MapCard("", "", List.of());
        }
        return spot.isOne() ? one(shown, spot.lead()) : many(shown, spot);
    }

    @Override
    public String summary() {
        MapPlaces shown = places.get();
        if (shown == null) {
            return "";
        }
        if (!shown.equals(summarized)) {
            summarized = shown;
            summary =
                    shown.largest().stream()
                            .map(place -> names.of(place) + " " + summary(shown, place))
                            .collect(Collectors.joining(", "));
        }
        return summary;
    }

    private String summary(MapPlaces shown, PlaceNode place) {
        if (shown.differences() != null) {
            String change = changes.of(shown.changes().of(place.key(), shown.metric()));
            return change == null ? messages.text("value.unknown") : change;
        }
        return Objects.requireNonNullElse(
                figures.sum(place.sums().of(shown.metric()), shown.metric().isAdditive()),
                messages.text("value.unknown"));
    }

    @Override
    public String areaName(int area) {
        MapPlaces shown = places.get();
        PlaceAreas known = shown == null ? null : shown.areas();
        PlaceNode place = known == null ? null : known.places().get(area);
        return place == null ? "" : names.of(place);
    }

    @Override
    public String areaLabel(double value) {
        MapPlaces shown = places.get();
        if (shown != null && shown.differences() != null) {
            return (value > 0 ? "+" : "−") + inside(Math.abs(value));
        }
        return inside(value);
    }

    @Override
    public String areaShare(double value) {
        MapPlaces shown = places.get();
        boolean isPlain = shown != null && shown.differences() == null;
        double share = isPlain ? facts.part(shown, value) : Double.NaN;
        return share >= LARGE ? "· " + messages.formats().percent(share) : "";
    }

    @Override
    public MapCard areaCard(int area) {
        MapPlaces shown = places.get();
        PlaceAreas known = shown == null ? null : shown.areas();
        PlaceNode place = known == null ? null : known.places().get(area);
        if (shown == null || place == null) {
            return new MapCard("", "", List.of());
        }
        List<String> lines = new ArrayList<>();
        if (shown.differences() != null) {
            Change change = shown.changes().of(place.key(), shown.metric());
            addBoth(change == null ? List.of() : List.of(change), lines);
            return new MapCard(names.of(place), difference(shown, change), lines)
                    .with(trend(place.key()));
        }
        Sum sum = place.sums().of(shown.metric());
        facts.share(shown, place, sum).ifPresent(lines::add);
        facts.rank(shown, place).ifPresent(lines::add);
        lines.add(messages.plural("map.cluster", place.facts().cities()));
        facts.change(shown, place).ifPresent(lines::add);
        String value = value(shown, sum);
        return new MapCard(names.of(place), value, lines, facts.read(shown, place, value), null)
                .with(trend(place.key()));
    }

    private @Nullable Sparkline trend(PlaceKey place) {
        return trends.apply(place)
                .map(
                        days -> {
                            Sparkline line = new Sparkline();
                            line.show(days);
                            return line;
                        })
                .orElse(null);
    }

    private MapCard one(MapPlaces shown, int point) {
        List<PlaceNode> path = shown.cities().get(point);
        List<String> lines = new ArrayList<>();
        lines.add(
                path.reversed().stream().skip(1).map(names::of).collect(Collectors.joining(" · ")));
        if (shown.differences() != null) {
            Change change = shown.changes().of(path.getLast().key(), shown.metric());
            addBoth(change == null ? List.of() : List.of(change), lines);
            return new MapCard(names.of(path.getLast()), difference(shown, change), lines)
                    .with(trend(path.getLast().key()));
        }
        Sum sum = path.getLast().sums().of(shown.metric());
        facts.share(shown, path.getLast(), sum).ifPresent(lines::add);
        facts.rank(shown, path.getLast()).ifPresent(lines::add);
        facts.change(shown, path.getLast()).ifPresent(lines::add);
        String value = value(shown, sum);
        return new MapCard(
                        names.of(path.getLast()),
                        value,
                        lines,
                        facts.read(shown, path.getLast(), value),
                        null)
                .with(trend(path.getLast().key()));
    }

    private String difference(MapPlaces shown, @Nullable Change change) {
        String words = changes.of(change);
        return messages.text(
                "pattern.labeled",
                messages.text("metric." + shown.metric().key()),
                words == null ? messages.text("value.unknown") : words);
    }

    /** The values of both reports, and whether so small a difference is significant. */
    private void addBoth(List<Change> of, List<String> lines) {
        BigInteger before = sum(of, Change::before);
        BigInteger now = sum(of, Change::now);
        lines.add(messages.text("map.both", figures.count(before), figures.count(now)));
        if (Change.isChance(before.doubleValue(), now.doubleValue())) {
            lines.add(messages.text("change.chance"));
        }
    }

    private static BigInteger sum(List<Change> of, Function<Change, @Nullable BigInteger> value) {
        return of.stream()
                .map(value)
                .filter(Objects::nonNull)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private MapCard manyChanges(MapPlaces shown, MapSpot spot) {
        List<Change> of =
                Arrays.stream(spot.members())
                        .mapToObj(
                                point ->
                                        shown.changes().of(shown.city(point).key(), shown.metric()))
                        .filter(Objects::nonNull)
                        .toList();
        BigInteger net = sum(of, Change::difference);
        List<String> lines = held(shown, spot);
        addBoth(of, lines);
        return new MapCard(
                messages.plural("map.cluster", spot.members().length),
                messages.text(
                        "pattern.labeled",
                        messages.text("metric." + shown.metric().key()),
                        changes.difference(net)),
                lines);
    }

    private MapCard many(MapPlaces shown, MapSpot spot) {
        if (shown.differences() != null) {
            return manyChanges(shown, spot);
        }
        Sum sum =
                Arrays.stream(spot.members())
                        .mapToObj(point -> shown.city(point).sums().of(shown.metric()))
                        .reduce(Sum.NONE, Sum::plus);
        List<String> lines = held(shown, spot);
        facts.shareOfAll(shown, sum).ifPresent(lines::add);
        return new MapCard(
                messages.plural("map.cluster", spot.members().length), value(shown, sum), lines);
    }

    /** The largest cities of a cluster, and the country in which all of them lie. */
    private List<String> held(MapPlaces shown, MapSpot spot) {
        double[] values = shown.clusters().points().values();
        Comparator<Integer> bySize =
                Comparator.comparingDouble((Integer point) -> order(values[point])).reversed();
        List<Integer> sorted = Arrays.stream(spot.members()).boxed().sorted(bySize).toList();
        List<String> lines = new ArrayList<>();
        lines.add(
                named(
                        sorted.stream().limit(NAMED).map(point -> names.of(shown.city(point))),
                        sorted.size(),
                        (more, known) -> messages.text("pattern.more", more, known)));
        sorted.stream()
                .findFirst()
                .map(point -> names.of(shown.cities().get(point).getFirst()))
                .ifPresent(lines::add);
        return lines;
    }

    private static String named(
            Stream<String> first, int all, BiFunction<Integer, String, String> more) {
        String known = first.collect(Collectors.joining(", "));
        return all > NAMED ? more.apply(all - NAMED, known) : known;
    }

    private static double order(double value) {
        return Double.isNaN(value) ? -1 : Math.abs(value);
    }

    private String value(MapPlaces shown, Sum sum) {
        String metric = messages.text("metric." + shown.metric().key());
        String words = figures.sum(sum, shown.metric().isAdditive());
        return messages.text(
                "pattern.labeled", metric, words == null ? messages.text("value.unknown") : words);
    }
}
