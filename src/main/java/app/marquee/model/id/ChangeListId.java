package app.marquee.model.id;

/** ID of a list of changes that are reviewed and applied together; never sent. */
public record ChangeListId(String value) {
    public ChangeListId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
