package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;

/** State of the highlighted bubble with its card, by cluster. FX thread only. */
final class BubbleDescription {
    private final MapWords words;
    private final MapCardView card = new MapCardView();
    private @Nullable Integer cluster;
    private String said = "";

    BubbleDescription(MapWords words) {
        this.words = words;
    }

    MapCardView card() {
        return card;
    }

    /** The accessible text of the card; empty without one. */
    String read() {
        return said;
    }

    /**
     * Highlights a bubble, or none.
     *
     * @param spots the content of a cluster
     * @return whether the highlight changed
     */
    boolean say(@Nullable Bubble bubble, IntFunction<MapSpot> spots) {
        Integer other = bubble == null ? null : bubble.cluster();
        if (Objects.equals(other, cluster)) {
            return false;
        }
        if (other == null) {
            forget();
        } else {
            cluster = other;
            MapCard told = words.card(spots.apply(other));
            said = told.read();
            card.show(told);
        }
        return true;
    }

    void forget() {
        cluster = null;
        said = "";
        card.hide();
    }

    Optional<Bubble> in(Bubbles bubbles) {
        return cluster == null ? Optional.empty() : bubbles.ofCluster(cluster);
    }

    /** The highlighted bubble as drawn now; the highlight is cleared when the bubble is gone. */
    @Nullable Bubble stillIn(Bubbles bubbles) {
        Bubble bubble = in(bubbles).orElse(null);
        if (bubble == null && cluster != null) {
            forget();
        }
        return bubble;
    }

    /** The bubble after or before it. */
    Optional<Bubble> next(List<Bubble> bubbles, int step) {
        if (bubbles.isEmpty()) {
            return Optional.empty();
        }
        int now = -1;
        for (int i = 0; i < bubbles.size(); i++) {
            if (cluster != null && bubbles.get(i).cluster() == cluster) {
                now = i;
            }
        }
        int next = now < 0 ? (step > 0 ? 0 : bubbles.size() - 1) : now + step;
        return Optional.of(bubbles.get(Math.floorMod(next, bubbles.size())));
    }
}
