package app.marquee.ui.map;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Differences;

import org.jspecify.annotations.Nullable;

/**
 * The colours of the bubbles of one level: of a difference by its direction, and pale where it may
 * be chance. Lives on the FX thread.
 */
final class LevelColours {
    private static final double DISC = 0.5;
    private static final double RING = 0.16;

    private final MapStyle style;
    private final ClusterLevel level;
    private final boolean @Nullable [] chances;

    LevelColours(MapStyle style, ClusterLevel level, @Nullable Differences differences) {
        this.style = style;
        this.level = level;
        this.chances = differences == null ? null : differences.chances(level);
    }

    ClusterLevel level() {
        return level;
    }

    BubbleColours of(int cluster) {
        double value = level.values()[cluster];
        if (Double.isNaN(value)) {
            return style.unknown();
        }
        if (chances == null) {
            return style.bubble(DISC);
        }
        if (chances[cluster]) {
            return style.unknown();
        }
        return value > 0 ? style.gain(DISC) : style.loss(RING);
    }
}
