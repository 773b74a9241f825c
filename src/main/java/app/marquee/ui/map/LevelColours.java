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

    /** As the style has them now; for one picture, as it may have others for the next. */
    Mixed mixed() {
        return new Mixed(
                level.values(),
                chances,
                style.unknown(),
                style.bubble(DISC),
                style.gain(DISC),
                style.loss(RING));
    }

    /** The colours of one picture, worked out once. */
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
