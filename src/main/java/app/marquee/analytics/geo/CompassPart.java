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
    private static final double LOW = 0.4;
    private static final double HIGH = 0.6;

    /** Where a place lies in a box of which the middle takes a fifth in both directions. */
    public static CompassPart of(WorldBox area, double x, double y) {
        int column = third(x - area.left(), area.width());
        int row = third(y - area.top(), area.height());
        return values()[row * SIDE + column];
    }

    private static int third(double from, double whole) {
        double part = whole <= 0 ? 0.5 : from / whole;
        return part < LOW ? 0 : part > HIGH ? SIDE - 1 : 1;
    }

    /** In kebab case, for texts. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
