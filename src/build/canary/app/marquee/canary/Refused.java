package app.marquee.canary;

import org.jspecify.annotations.Nullable;

/** Has one fault for Error Prone and one for NullAway, so that the build shows that both look. */
final class Refused {
    private Refused() {}

    static int lengthOfWhatMayBeMissing(@Nullable String text) {
        return text.length();
    }

    static boolean comparesWithItself(String text) {
        return text.equals(text);
    }
}
