package app.marquee.model;

/** Titles that somebody could give to a video, a folder, a playlist or a city, for tests. */
public final class HostileTitle {
    /**
     * Controls of a terminal, marks that turn a text around, markup, signs of patterns, a mnemonic,
     * and letters whose other case is another number of letters.
     */
    public static final String TEXT =
            "\u202e</title><script>alert(1)</script><img src=x onerror=\"alert(2)\">'&\u0007"
                    + "\u001b[2J\u009b31m 100%s {0} C:\\new _x EDIÇÃO edição İstanbul ß";

    private HostileTitle() {}

    /** A title that begins like this. */
    public static String of(String begin) {
        return begin + " " + TEXT;
    }
}
