package app.marquee.model.analytics;

/** Granularity of an analytics report (contract, section 4); the platform's default is total. */
public enum Granularity {
    TOTAL("total"),
    DAY("day"),
    HOUR("hour");

    private final String wire;

    Granularity(String wire) {
        this.wire = wire;
    }

    public String wire() {
        return wire;
    }
}
