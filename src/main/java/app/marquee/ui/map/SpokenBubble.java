package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.Bubbles;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;

/** The bubble that the card of a map speaks of, by its cluster. Lives on the FX thread. */
final class SpokenBubble {
    private final MapWords words;
    private final MapCardView card = new MapCardView();
    private @Nullable Integer cluster;
    private String said = "";

    SpokenBubble(MapWords words) {
        this.words = words;
    }

    MapCardView card() {
        return card;
    }

    /** What the card says in one text; empty without one. */
    String read() {
        return said;
    }

    /**
     * Speaks of a bubble, or of none.
     *
     * @param spots what is in a cluster
     * @return whether it is another one
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

    /** The bubble where it is drawn now; it is forgotten when it is there no more. */
    @Nullable Bubble stillIn(Bubbles bubbles) {
        Bubble bubble = in(bubbles).orElse(null);
        if (bubble == null && cluster != null) {
            forget();
        }
        return bubble;
    }

    /** The one after or before it. */
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
