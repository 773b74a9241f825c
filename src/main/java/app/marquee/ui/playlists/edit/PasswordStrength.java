package app.marquee.ui.playlists.edit;

import app.marquee.model.Secret;
import app.marquee.model.limit.Limits;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Estimate of the strength of a password, from its length and character classes. */
enum PasswordStrength {
    NONE,
    TOO_SHORT,
    WEAK,
    FAIR,
    STRONG;

    private static final double FAIR_BITS = 45;
    private static final double STRONG_BITS = 70;

    static PasswordStrength of(Secret password) {
        int length = password.codePoints();
        if (length == 0) {
            return NONE;
        }
        if (length < Limits.PLAYLIST_PASSWORD.min()) {
            return TOO_SHORT;
        }
        double bits = bits(password.reveal());
        return bits < FAIR_BITS ? WEAK : bits < STRONG_BITS ? FAIR : STRONG;
    }

    /** The estimated bits; repeated characters add none. */
    private static double bits(String text) {
        long different = text.codePoints().distinct().count();
        long counted = Math.min(text.codePoints().count(), different * 2);
        return counted * Math.log(alphabet(text)) / Math.log(2);
    }

    private static int alphabet(String text) {
        return size(text, Character::isLowerCase, 26)
                + size(text, Character::isUpperCase, 26)
                + size(text, Character::isDigit, 10)
                + size(text, c -> !Character.isLetterOrDigit(c), 32)
                + size(text, PasswordStrength::isOtherLetter, 100);
    }

    private static boolean isOtherLetter(int c) {
        return Character.isLetter(c) && !Character.isLowerCase(c) && !Character.isUpperCase(c);
    }

    private static int size(String text, IntPredicate kind, int characters) {
        IntStream points = text.codePoints();
        return points.anyMatch(kind) ? characters : 0;
    }
}
