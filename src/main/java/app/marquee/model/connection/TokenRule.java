package app.marquee.model.connection;

import app.marquee.model.Secret;

/** Validation rule of a token: the characters that a header can carry. */
public final class TokenRule {
    private TokenRule() {}

    /** Whether it is one line of visible ASCII characters, and not empty. */
    public static boolean isVisibleAscii(Secret token) {
        String text = token.reveal();
        return !text.isEmpty() && text.chars().allMatch(c -> c > ' ' && c < 0x7f);
    }
}
