package app.marquee.model.id;

/** ID of a live stream. */
public record LiveId(String value) implements Id {
    public LiveId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
