package app.marquee.model.id;

/** Identifies one line of the journal on this machine; never sent. */
public record ChangeId(String value) {
    public ChangeId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
