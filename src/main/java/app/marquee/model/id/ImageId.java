package app.marquee.model.id;

/** ID of an image. */
public record ImageId(String value) implements Id {
    public ImageId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
