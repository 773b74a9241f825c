package app.marquee.model.rename;

import java.text.Normalizer;
import java.util.Locale;

/** Case of the letters of a name. It does not depend on the language of the computer. */
public enum LetterCase {
    LOWER,
    UPPER,
    /** A capital at the start of every word. */
    TITLE,
    /** A capital at the start of every sentence. */
    SENTENCE;

    private static final int APOSTROPHE = 0x2019;

    /** The name in this case; composed letters stay composed. */
    String of(String name) {
        String cased = this == UPPER ? name.toUpperCase(Locale.ROOT) : capitalized(name);
        return Normalizer.isNormalized(name, Normalizer.Form.NFC)
                ? Normalizer.normalize(cased, Normalizer.Form.NFC)
                : cased;
    }

    private String capitalized(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (this == LOWER) {
            return lower;
        }
        StringBuilder made = new StringBuilder(lower.length());
        boolean start = true;
        boolean ended = false;
        for (int at = 0; at < lower.length(); ) {
            int letter = lower.codePointAt(at);
            at += Character.charCount(letter);
            made.appendCodePoint(
                    start && Character.isLetter(letter) ? Character.toTitleCase(letter) : letter);
            boolean inWord = isInWord(letter);
            start = this == TITLE ? !inWord : !inWord && (start || (ended && isSpace(letter)));
            ended = !inWord && (isEnd(letter) || (ended && isSpace(letter)));
        }
        return made.toString();
    }

    private static boolean isSpace(int letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }

    private static boolean isEnd(int letter) {
        return letter == '.' || letter == '!' || letter == '?';
    }

    private static boolean isInWord(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK ->
                    true;
            default -> Character.isLetterOrDigit(letter) || letter == '\'' || letter == APOSTROPHE;
        };
    }
}
