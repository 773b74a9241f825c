package app.marquee.model;

import java.text.CollationKey;
import java.text.Collator;
import java.util.Locale;

/**
 * Natural sort order of names in one language: letters by its rules, digits by their value. Keys
 * are computed once per name. Not thread-safe.
 */
public final class NameOrder {
    /** From here on characters may be parts of others, which costs to find out. */
    private static final char COMBINING = '\u0300';

    /** Comes before all digits and letters. */
    private static final char BETWEEN_WORDS = '_';

    private static final int MANY_DIGITS = 9;

    private final Collator collator;

    /** Where a name is written anew: a million of them make no garbage but their keys. */
    private char[] written = new char[256];

    private int length;

    /** Whether the collator is set for names without parts of characters. */
    private boolean plain = true;

    public NameOrder(Locale locale) {
        this.collator = Collator.getInstance(locale);
        collator.setDecomposition(Collator.NO_DECOMPOSITION);
    }

    /** The key of a name. Names that differ have keys that differ. */
    public Key key(String name) {
        return new Key(name, letters(name));
    }

    /**
     * The same order for very many names, as cheap as a collation key can be. Names that are read
     * alike may have keys that are equal.
     */
    public CollationKey letters(String name) {
        boolean isSimple = write(name);
        if (isSimple != plain) {
            plain = isSimple;
            collator.setDecomposition(
                    isSimple ? Collator.NO_DECOMPOSITION : Collator.CANONICAL_DECOMPOSITION);
        }
        return collator.getCollationKey(new String(written, 0, length));
    }

    /**
     * Writes the name such that letter by letter it comes where it belongs.
     *
     * @return whether no character of it may be a part of another
     */
    private boolean write(String name) {
        length = 0;
        if (written.length < 2 * name.length()) {
            // Before each digit there is at most one more.
            written = new char[4 * name.length()];
        }
        boolean isSimple = true;
        int at = 0;
        while (at < name.length()) {
            char character = name.charAt(at);
            if (isDigit(character)) {
                at = writeNumber(name, at);
            } else if (Character.isWhitespace(character)) {
                written[length++] = BETWEEN_WORDS;
                at = endOfSpace(name, at);
            } else {
                isSimple &= character < COMBINING;
                written[length++] = character;
                at++;
            }
        }
        return isSimple;
    }

    private static int endOfSpace(String name, int from) {
        int at = from;
        while (at < name.length() && Character.isWhitespace(name.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * Before its digits, how many there are: a longer number is a larger one.
     *
     * @return where it ends in the name
     */
    private int writeNumber(String name, int from) {
        int end = from;
        while (end < name.length() && isDigit(name.charAt(end))) {
            end++;
        }
        int first = from;
        while (first < end - 1 && name.charAt(first) == '0') {
            first++;
        }
        int digits = end - first;
        while (digits >= MANY_DIGITS) {
            written[length++] = (char) ('0' + MANY_DIGITS);
            digits -= MANY_DIGITS - 1;
        }
        written[length++] = (char) ('0' + digits);
        name.getChars(first, end, written, length);
        length += end - first;
        return end;
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /** Sort key of a name. */
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
