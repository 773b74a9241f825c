package app.marquee.ui.map;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.Differences;

import org.jspecify.annotations.Nullable;

/**
 * Colors of the bubbles of one level: those of a difference by its direction, and pale where it may
 * be chance. FX thread only.
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

    /** The colors of the current style, for one image. */
    Mixed mixed() {
        return new Mixed(
                level.values(),
                chances,
                style.unknown(),
                style.bubble(DISC),
                style.gain(DISC),
                style.loss(RING));
    }

    /** Colors of one image, computed once. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Mixed(
            double[] values,
            boolean @Nullable [] chances,
            BubbleColours unknown,
            BubbleColours plain,
            BubbleColours gain,
            BubbleColours loss) {
        BubbleColours of(int cluster) {
            double value = values[cluster];
            if (Double.isNaN(value)) {
                return unknown;
            }
            if (chances == null) {
                return plain;
            }
            if (chances[cluster]) {
                return unknown;
            }
            return value > 0 ? gain : loss;
        }
    }
}
