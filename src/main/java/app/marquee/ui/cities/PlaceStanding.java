package app.marquee.ui.cities;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ValueChangeFormatter;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Formatter of how a place stands among others: its share, rank and change. Immutable. */
final class PlaceStanding {
    private final Messages messages;
    private final PlaceNames names;
    private final ValueChangeFormatter changes;

    PlaceStanding(Messages messages, PlaceNames names) {
        this.messages = messages;
        this.names = names;
        this.changes = new ValueChangeFormatter(messages);
    }

    /** Only for additive metrics: viewers who occur in several rows have no share. */
    Optional<String> shareOfAll(MapPlaces shown, Sum sum) {
        return share(shown, sum, shown.all()).map(percent -> messages.text("map.share", percent));
    }

    /** The share of all, and of the place around it. */
    Optional<String> share(MapPlaces shown, PlaceNode place, Sum sum) {
        Optional<String> all = shareOfAll(shown, sum);
        PlaceKey around = place.key().parent();
        Optional<PlaceNode> parent =
                around == null || around.parent() == null
                        ? Optional.empty()
                        : find(shown.of(), around);
        return parent.flatMap(
                        of ->
                                share(shown, sum, of)
                                        .map(
                                                percent ->
                                                        messages.text(
                                                                "pattern.of",
                                                                percent,
                                                                names.of(of))))
                .flatMap(part -> all.map(whole -> messages.text("pattern.dot", whole, part)))
                .or(() -> all);
    }

    private Optional<String> share(MapPlaces shown, Sum sum, PlaceNode of) {
        BigInteger whole = of.sums().of(shown.metric()).known();
        if (!shown.metric().isAdditive() || !sum.isKnown() || whole.signum() <= 0) {
            return Optional.empty();
        }
        double share = sum.known().doubleValue() / whole.doubleValue();
        return Optional.of(messages.formats().percent(share));
    }

    /** A value as a part of all; NaN where values don't add up. */
    double part(MapPlaces shown, double value) {
        Sum whole = shown.all().sums().of(shown.metric());
        boolean isWhole = shown.metric().isAdditive() && whole.isKnown();
        return isWhole && whole.known().signum() > 0
                ? value / whole.known().doubleValue()
                : Double.NaN;
    }

    private static Optional<PlaceNode> find(PlaceNode in, PlaceKey key) {
        if (in.key().equals(key)) {
            return Optional.of(in);
        }
        return in.children().stream()
                .filter(child -> isAround(child.key(), key))
                .findFirst()
                .flatMap(child -> find(child, key));
    }

    private static boolean isAround(PlaceKey outer, PlaceKey key) {
        for (PlaceKey at = key; at != null; at = at.parent()) {
            if (at.equals(outer)) {
                return true;
            }
        }
        return false;
    }

    /** The rank among the places around it. */
    Optional<String> rank(MapPlaces shown, PlaceNode place) {
        return Rank.of(shown.of(), place, shown.metric())
                .map(
                        rank ->
                                messages.text(
                                        "map.rank." + level(place.level()), rank.at(), rank.of()));
    }

    /**
     * Rank of a place among those around it.
     *
     * @param at from 1
     * @param of how many places there are
     */
    record Rank(long at, int of) {
        /** Empty where the value is unknown, or there is nothing to compare with. */
        static Optional<Rank> of(PlaceNode everywhere, PlaceNode place, CounterMetric metric) {
            PlaceKey around = place.key().parent();
            Sum own = place.sums().of(metric);
            List<PlaceNode> others =
                    around == null || !own.isKnown()
                            ? List.of()
                            : find(everywhere, around).map(PlaceNode::children).orElse(List.of());
            long above =
                    others.stream()
                            .map(other -> other.sums().of(metric))
                            .filter(sum -> sum.isKnown() && sum.known().compareTo(own.known()) > 0)
                            .count();
            return others.size() < 2
                    ? Optional.empty()
                    : Optional.of(new Rank(above + 1, others.size()));
        }
    }

    private static String level(PlaceLevel level) {
        return level.name().toLowerCase(Locale.ROOT);
    }

    /** Value, share and change of a place as a sentence to be read aloud. */
    String read(MapPlaces shown, PlaceNode place, String value) {
        Sum sum = place.sums().of(shown.metric());
        return Stream.of(
                        Optional.of(names.of(place)),
                        Optional.of(value),
                        shareOfAll(shown, sum),
                        direction(shown.changes().of(place.key(), shown.metric())))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    private Optional<String> direction(@Nullable Change change) {
        BigInteger difference = change == null ? null : change.difference();
        BigInteger before = change == null ? null : change.before();
        if (difference == null || difference.signum() == 0) {
            return Optional.empty();
        }
        String size =
                before == null || before.compareTo(BigInteger.valueOf(Change.FEW)) < 0
                        ? messages.formats().integer(difference.abs().longValue())
                        : messages.formats()
                                .percent(difference.abs().doubleValue() / before.doubleValue());
        return Optional.of(messages.text(difference.signum() > 0 ? "map.up" : "map.down", size));
    }

    /** The change since the compared report. */
    Optional<String> change(MapPlaces shown, PlaceNode place) {
        return Optional.ofNullable(changes.of(shown.changes().of(place.key(), shown.metric())))
                .map(words -> messages.text("map.change", words));
    }
}
