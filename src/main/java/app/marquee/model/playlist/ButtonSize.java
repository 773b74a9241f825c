package app.marquee.model.playlist;

/** Size of an external button: small, medium, large, or any other text that the server returned. */
public record ButtonSize(String wire) {
    public static final ButtonSize SMALL = new ButtonSize("small");
    public static final ButtonSize MEDIUM = new ButtonSize("medium");
    public static final ButtonSize LARGE = new ButtonSize("large");

    @Override
    public String toString() {
        return wire;
    }
}
