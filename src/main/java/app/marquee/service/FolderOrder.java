package app.marquee.service;

import java.text.CollationKey;
import java.text.Collator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The order of names as people of a language expect it: letters by the rules of the language, runs
 * of digits by their value, words one after the other. Keys are computed once per name, comparing
 * them is cheap. Not for several threads at once.
 */
public final class FolderOrder {
    private final Collator collator;

    public FolderOrder(Locale locale) {
        this.collator = Collator.getInstance(locale);
        collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
    }

    /** The key of a name. Names that differ have keys that differ. */
    public Key key(String name) {
        List<Part> parts = new ArrayList<>();
        int at = 0;
        while (at < name.length()) {
            Kind kind = Kind.of(name.charAt(at));
            int end = at + 1;
            while (end < name.length() && Kind.of(name.charAt(end)) == kind) {
                end++;
            }
            parts.add(part(kind, name.substring(at, end)));
            at = end;
        }
        return new Key(name, List.copyOf(parts));
    }

    private Part part(Kind kind, String text) {
        return switch (kind) {
            case SPACE -> new Space();
            case DIGITS -> Digits.of(text);
            case LETTERS -> new Letters(collator.getCollationKey(text));
        };
    }

    private enum Kind {
        SPACE,
        DIGITS,
        LETTERS;

        static Kind of(char character) {
            if (Character.isWhitespace(character)) {
                return SPACE;
            }
            return character >= '0' && character <= '9' ? DIGITS : LETTERS;
        }
    }

    /** A name made ready to be compared. */
    public static final class Key implements Comparable<Key> {
        private final String name;
        private final List<Part> parts;

        private Key(String name, List<Part> parts) {
            this.name = name;
            this.parts = parts;
        }

        @Override
        public int compareTo(Key other) {
            int common = Math.min(parts.size(), other.parts.size());
            for (int at = 0; at < common; at++) {
                int order = compare(parts.get(at), other.parts.get(at));
                if (order != 0) {
                    return order;
                }
            }
            int order = Integer.compare(parts.size(), other.parts.size());
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

    private sealed interface Part {}

    private record Space() implements Part {}

    private record Letters(CollationKey key) implements Part {}

    /** A number of any length, without its leading zeros. */
    private record Digits(String value) implements Part {
        static Digits of(String text) {
            int first = 0;
            while (first < text.length() - 1 && text.charAt(first) == '0') {
                first++;
            }
            return new Digits(text.substring(first));
        }

        int compareTo(Digits other) {
            int order = Integer.compare(value.length(), other.value.length());
            return order != 0 ? order : value.compareTo(other.value);
        }
    }

    private static int compare(Part one, Part other) {
        if (one instanceof Letters(var left) && other instanceof Letters(var right)) {
            return left.compareTo(right);
        }
        if (one instanceof Digits left && other instanceof Digits right) {
            return left.compareTo(right);
        }
        return Integer.compare(rank(one), rank(other));
    }

    /** A word that ends comes before one that goes on, and numbers before letters. */
    private static int rank(Part part) {
        return switch (part) {
            case Space _ -> 0;
            case Digits _ -> 1;
            case Letters _ -> 2;
        };
    }
}
