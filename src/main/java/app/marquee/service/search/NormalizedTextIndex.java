package app.marquee.service.search;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Index of normalized texts: without case and accents, with word starts and a map to the original
 * letters. All texts share one array, since scattered memory makes a search ten times slower.
 * Immutable.
 */
final class NormalizedTextIndex {
    /** What lies further back in a text is not searched. */
    private static final int LIMIT = 600;

    private static final int FIRST_ROOM = 64;

    private char[] letters = new char[FIRST_ROOM];
    private boolean[] starts = new boolean[FIRST_ROOM];
    private short[] origins = new short[FIRST_ROOM];
    private final int[] ends;
    private final long[] held;
    private final long[] begun;
    private int length;

    private NormalizedTextIndex(List<String> originals) {
        int count = originals.size();
        ends = new int[count];
        held = new long[count];
        begun = new long[count];
        for (int number = 0; number < count; number++) {
            add(originals.get(number));
            ends[number] = length;
            sum(number);
        }
    }

    static NormalizedTextIndex of(List<String> originals) {
        return new NormalizedTextIndex(originals);
    }

    private void add(String original) {
        int end = length + LIMIT;
        int before = ' ';
        int at = 0;
        while (at < original.length() && at < Short.MAX_VALUE && length < end) {
            int letter = original.codePointAt(at);
            int from = length;
            fold(letter, at);
            if (from < length) {
                starts[from] = isStart(before, letter);
                before = letter;
            }
            at += Character.charCount(letter);
        }
    }

    private void fold(int letter, int at) {
        if (letter < 128) {
            put(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter, at);
            return;
        }
        String plain =
                Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFKD)
                        .toLowerCase(Locale.ROOT);
        for (int i = 0; i < plain.length(); i++) {
            if (Character.getType(plain.charAt(i)) != Character.NON_SPACING_MARK) {
                put(plain.charAt(i), at);
            }
        }
    }

    private void put(int letter, int at) {
        if (length == letters.length) {
            letters = Arrays.copyOf(letters, length * 2);
            starts = Arrays.copyOf(starts, length * 2);
            origins = Arrays.copyOf(origins, length * 2);
        }
        letters[length] = (char) letter;
        origins[length] = (short) at;
        length++;
    }

    /** The first letter after a gap, a capital in the middle of a word, the first digit of many. */
    private static boolean isStart(int before, int letter) {
        if (!Character.isLetterOrDigit(letter)) {
            return false;
        }
        return !Character.isLetterOrDigit(before)
                || (Character.isUpperCase(letter) && Character.isLowerCase(before))
                || (Character.isDigit(letter) && !Character.isDigit(before));
    }

    private void sum(int number) {
        for (int at = from(number); at < length; at++) {
            held[number] |= bit(letters[at]);
            begun[number] |= starts[at] ? bit(letters[at]) : 0;
        }
    }

    private static long bit(char letter) {
        return 1L << (letter & 63);
    }

    /** One bit for each letter or group of letters that occurs: what lacks one cannot match. */
    static long bits(String folded) {
        long bits = 0;
        for (int i = 0; i < folded.length(); i++) {
            bits |= bit(folded.charAt(i));
        }
        return bits;
    }

    /** The text of this number, for those who need all of it. */
    String text(int number) {
        return new String(letters, from(number), to(number) - from(number));
    }

    /** Where the text of this number begins. */
    int from(int number) {
        return number == 0 ? 0 : ends[number - 1];
    }

    /** Where it ends. */
    int to(int number) {
        return ends[number];
    }

    boolean mayHold(int number, long bits) {
        return (held[number] & bits) == bits;
    }

    /** Whether a word may begin with this letter; says yes once in a while where none does. */
    boolean mayStart(int number, char letter) {
        return (begun[number] & bit(letter)) != 0;
    }

    boolean isStart(int place) {
        return starts[place];
    }

    /** Where in the original the letter at this place came from. */
    int origin(int place) {
        return origins[place];
    }

    /** The next place of a letter from here on; -1 for none before the end. */
    int find(char letter, int from, int to) {
        for (int at = from; at < to; at++) {
            if (letters[at] == letter) {
                return at;
            }
        }
        return -1;
    }

    /** The next place where a word stands as a whole; -1 for none before the end. */
    int find(String word, int from, int to) {
        int last = to - word.length();
        char first = word.charAt(0);
        for (int at = from; at <= last; at++) {
            if (letters[at] == first && isAt(word, at)) {
                return at;
            }
        }
        return -1;
    }

    private boolean isAt(String word, int at) {
        for (int i = 1; i < word.length(); i++) {
            if (letters[at + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The place of the last letter when all stand here in this order, scattered; -1 if not. */
    int findScattered(String word, int from, int to) {
        int wanted = 0;
        for (int at = from; at < to; at++) {
            if (letters[at] == word.charAt(wanted) && ++wanted == word.length()) {
                return at;
            }
        }
        return -1;
    }
}
