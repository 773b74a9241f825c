package app.marquee.analytics.place;

/** Level of a place, from the outside in. */
public enum PlaceLevel {
    EVERYWHERE(0),
    COUNTRY(1),
    REGION(2),
    CITY(3),
    /** A day or hour of a city. */
    BUCKET(4);

    private final int depth;

    PlaceLevel(int depth) {
        this.depth = depth;
    }

    /** How far inside it is. */
    public int depth() {
        return depth;
    }
}
