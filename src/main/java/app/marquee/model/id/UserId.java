package app.marquee.model.id;

/** ID of a user. */
public record UserId(String value) implements Id {
    public UserId {
        Id.requireText(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
