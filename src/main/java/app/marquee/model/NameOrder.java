package app.marquee.model;

import java.text.CollationKey;
import java.text.Collator;
import java.util.Locale;

/**
 * The order of names as people of a language expect it: letters by the rules of the language, runs
 * of digits by their value, words one after the other. Keys are computed once per name, comparing
 * them is cheap. Not for several threads at once.
 */
public final class NameOrder {
    /** From here on characters may be parts of others, which costs to find out. */
    private static final char COMBINING = '\u0300';

    /** Comes before all digits and letters. */
    private static final char BETWEEN_WORDS = '_';

    private static final int MANY_DIGITS = 9;

    private final Collator collator;

    public NameOrder(Locale locale) {
        this.collator = Collator.getInstance(locale);
    }

    /** The key of a name. Names that differ have keys that differ. */
    public Key key(String name) {
        collator.setDecomposition(
                isSimple(name) ? Collator.NO_DECOMPOSITION : Collator.CANONICAL_DECOMPOSITION);
        return new Key(name, collator.getCollationKey(compared(name)));
    }

    private static boolean isSimple(String name) {
        for (int at = 0; at < name.length(); at++) {
            if (name.charAt(at) >= COMBINING) {
                return false;
            }
        }
        return true;
    }

    /** The name such that letter by letter it comes where it belongs. */
    private static String compared(String name) {
        StringBuilder text = null;
        int at = 0;
        while (at < name.length()) {
            int end = end(name, at);
            if (end == at) {
                if (text != null) {
                    text.append(name.charAt(at));
                }
                at++;
                continue;
            }
            if (text == null) {
                text = new StringBuilder(name.length() + 8).append(name, 0, at);
            }
            if (isDigit(name.charAt(at))) {
                appendNumber(text, name, at, end);
            } else {
                text.append(BETWEEN_WORDS);
            }
            at = end;
        }
        return text == null ? name : text.toString();
    }

    /** Where the digits or the white space that begin here end; here, where there are none. */
    private static int end(String name, int from) {
        int at = from;
        if (isDigit(name.charAt(from))) {
            while (at < name.length() && isDigit(name.charAt(at))) {
                at++;
            }
        } else {
            while (at < name.length() && Character.isWhitespace(name.charAt(at))) {
                at++;
            }
        }
        return at;
    }

    /** Before its digits, how many there are: a longer number is a larger one. */
    private static void appendNumber(StringBuilder to, String name, int from, int end) {
        int first = from;
        while (first < end - 1 && name.charAt(first) == '0') {
            first++;
        }
        int digits = end - first;
        while (digits >= MANY_DIGITS) {
            to.append((char) ('0' + MANY_DIGITS));
            digits -= MANY_DIGITS - 1;
        }
        to.append((char) ('0' + digits)).append(name, first, end);
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /** A name made ready to be compared. */
    public static final class Key implements Comparable<Key> {
        private final String name;
        private final CollationKey letters;

        private Key(String name, CollationKey letters) {
            this.name = name;
            this.letters = letters;
        }

        @Override
        public int compareTo(Key other) {
            int order = letters.compareTo(other.letters);
            return order != 0 ? order : name.compareTo(other.name);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && name.equals(key.name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
