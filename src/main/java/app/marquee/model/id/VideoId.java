package app.marquee.model.id;

/** ID of a video, as used in API paths; not the player ID. */
public record VideoId(String value) implements Id {
    public VideoId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
