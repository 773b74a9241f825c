package app.marquee.model.id;

/** ID of a folder. */
public record FolderId(String value) implements Id {
    public FolderId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
