package app.marquee.model.id;

/** ID of a funnel. */
public record FunnelId(String value) implements Id {
    public FunnelId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
