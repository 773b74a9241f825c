package app.marquee.analytics.geo;

import java.util.Locale;

/** Part of an area by compass direction, for the name of what lies there. */
public enum CompassPart {
    NORTH_WEST,
    NORTH,
    NORTH_EAST,
    WEST,
    CENTRE,
    EAST,
    SOUTH_WEST,
    SOUTH,
    SOUTH_EAST;

    private static final int SIDE = 3;

    /** Where a place lies in a box that is divided into three columns and three rows. */
    public static CompassPart of(WorldBox area, double x, double y) {
        int column = third(x - area.left(), area.width());
        int row = third(y - area.top(), area.height());
        return values()[row * SIDE + column];
    }

    private static int third(double from, double whole) {
        return whole <= 0 ? 1 : Math.clamp((int) (from / whole * SIDE), 0, SIDE - 1);
    }

    /** In kebab case, for texts. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
