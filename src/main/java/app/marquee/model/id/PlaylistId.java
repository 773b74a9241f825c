package app.marquee.model.id;

/** ID of a playlist. */
public record PlaylistId(String value) implements Id {
    public PlaylistId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
