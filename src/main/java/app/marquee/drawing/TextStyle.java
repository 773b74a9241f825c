package app.marquee.drawing;

/** Style of a text. Immutable. */
public record TextStyle(FontFace font, Rgba color, Align align) {
    /** Part of a text that is at its position. */
    public enum Align {
        START,
        MIDDLE,
        END
    }
}
