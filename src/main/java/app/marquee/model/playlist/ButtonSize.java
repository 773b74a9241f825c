package app.marquee.model.playlist;

/**
 * The size of an external button; the known ones are small, medium and large, and any other text
 * can be kept.
 */
public record ButtonSize(String wire) {
    public static final ButtonSize SMALL = new ButtonSize("small");
    public static final ButtonSize MEDIUM = new ButtonSize("medium");
    public static final ButtonSize LARGE = new ButtonSize("large");

    @Override
    public String toString() {
        return wire;
    }
}
