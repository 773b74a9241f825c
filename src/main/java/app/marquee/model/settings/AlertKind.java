package app.marquee.model.settings;

import org.jspecify.annotations.Nullable;

/** Kind of an alert, with the limits of its threshold. */
public enum AlertKind {
    /** Views of a day above what is usual; in percent. */
    SPIKE(false, null, 1, 1_000),
    /** Views of a day below what is usual; in percent. */
    DROP(false, null, 1, 100),
    /** A video among the first ones of the ranking; in ranks. */
    TOP_VIDEO(false, 10, 1, 100),
    NEW_COUNTRY(false),
    NEW_CITY(false),
    /** In viewers. */
    LIVE_ABOVE(false, 1_000, 0, 10_000_000),
    /** In viewers. */
    LIVE_BELOW(false, 10, 1, 10_000_000),
    /** Videos in the trash; in hours that are left. */
    TRASH(true, 72, 1, 720),
    /** Forecast of the month's cost above its budget. */
    BUDGET(true),
    /** Playlist whose button leads nowhere. */
    BUTTON(false);

    private final boolean usuallyOn;
    private final @Nullable Integer usual;
    private final int least;
    private final int most;

    AlertKind(boolean usuallyOn) {
        this(usuallyOn, null, 0, -1);
    }

    AlertKind(boolean usuallyOn, @Nullable Integer usual, int least, int most) {
        this.usuallyOn = usuallyOn;
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    /** The rule where nothing was chosen. */
    AlertRule usual() {
        return new AlertRule(usuallyOn, usual);
    }

    public boolean hasThreshold() {
        return most >= least;
    }

    /** Whether it may be judged without a threshold, by its usual range. */
    public boolean hasUsualRange() {
        return hasThreshold() && usual == null;
    }

    /** Whether it can have this threshold; null for none. */
    public boolean allows(@Nullable Integer threshold) {
        return threshold == null
                ? !hasThreshold() || hasUsualRange()
                : threshold >= least && threshold <= most;
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }
}
