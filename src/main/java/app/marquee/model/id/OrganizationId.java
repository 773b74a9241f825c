package app.marquee.model.id;

/** ID of an organization. */
public record OrganizationId(String value) implements Id {
    public OrganizationId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
