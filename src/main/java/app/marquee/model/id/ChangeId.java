package app.marquee.model.id;

/** ID of a change in the journal on this computer; never sent. */
public record ChangeId(String value) {
    public ChangeId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
