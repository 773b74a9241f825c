package app.marquee.model.id;

/** Identifies a connection of this installation. */
public record ConnectionId(String value) implements Id {
    public ConnectionId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
