package app.marquee.model.id;

/** Identifies a video, as used in API paths (not the external id of players and CDN addresses). */
public record VideoId(String value) implements Id {
    public VideoId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
