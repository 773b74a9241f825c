package app.marquee.sheet.conversion;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/** Characters for which a program wrote question marks, since its encoding doesn't have them. */
final class LostCharacters {

    private static final Charset USUAL = Charset.forName("windows-1252");

    private LostCharacters() {}

    /** Whether nothing else differs. */
    static boolean isSame(String was, String is) {
        if (is.indexOf('?') < 0) {
            return false;
        }
        CharsetEncoder encoder = USUAL.newEncoder();
        int at = 0;
        for (int one : was.codePoints().toArray()) {
            String text = Character.toString(one);
            if (is.startsWith(text, at)) {
                at += text.length();
            } else if (is.startsWith("?", at) && !encoder.canEncode(text)) {
                // A program that counts in 16 bits writes two.
                at += is.startsWith("??", at) ? text.length() : 1;
            } else {
                return false;
            }
        }
        return at == is.length();
    }
}
