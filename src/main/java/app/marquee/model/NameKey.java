package app.marquee.model;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * Key of a name, the same for names that look the same: accents in one character or two (NFC), any
 * kind and number of spaces between words, none at the ends, and nothing that has no look at all.
 */
public record NameKey(String text) {
    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\p{Cc}]+");
    private static final Pattern ENDS = Pattern.compile("^[\\p{Z}\\p{Cc}]+|[\\p{Z}\\p{Cc}]+$");

    /** Joiners are none of them: they change the letters around them. */
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]+");

    public static NameKey of(String name) {
        String seen = INVISIBLE.matcher(name).replaceAll("");
        return new NameKey(
                Normalizer.normalize(
                        SPACES.matcher(trimmed(seen)).replaceAll(" "), Normalizer.Form.NFC));
    }

    /** The name without spaces of any kind at its ends. */
    public static String trimmed(String name) {
        return ENDS.matcher(name).replaceAll("");
    }
}
