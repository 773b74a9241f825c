package app.marquee.model.id;

/** Identifies a playlist. */
public record PlaylistId(String value) implements Id {
    public PlaylistId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
