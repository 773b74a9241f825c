package app.marquee.model.id;

/** ID of a connection on this computer. */
public record ConnectionId(String value) implements Id {
    public ConnectionId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
