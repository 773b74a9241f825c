package app.marquee.model.analytics;

/**
 * How an analytics read divides its period (contract, section 4); the default of the service is
 * total.
 */
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
