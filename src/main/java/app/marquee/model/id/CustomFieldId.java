package app.marquee.model.id;

/** ID of a custom field. */
public record CustomFieldId(String value) implements Id {
    public CustomFieldId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
