package app.marquee.service.search;

import java.util.regex.Pattern;

/**
 * Word of a query with its match score: prefix of the text, prefix of a word, anywhere, initials,
 * or scattered letters, in this order. Immutable.
 *
 * @param idPart whether it can be a part of an id
 */
record FuzzyTerm(String word, long letters, boolean idPart) {
    /** No letters in this order. */
    static final int NONE = -1;

    private static final int[] NOWHERE = {};
    private static final int WHOLE = 1_000;
    private static final int PREFIX = 900;
    private static final int WORD_START = 800;
    private static final int INSIDE = 600;
    private static final int INITIALS = 500;
    private static final int SCATTERED = 300;
    private static final int ID_PREFIX = 850;
    private static final int ID_PART = 550;

    /** The later it stands, the less it counts, up to so many places. */
    private static final int DEPTH = 50;

    /** Shorter ones would find half of all ids. */
    private static final Pattern ID_PART_FORM = Pattern.compile("[0-9a-f-]{4,36}");

    /** How often the initials may be tried anew, so that no text takes long. */
    private static final int TRIES = 64;

    static FuzzyTerm of(String word) {
        return new FuzzyTerm(
                word, NormalizedTextIndex.bits(word), ID_PART_FORM.matcher(word).matches());
    }

    /** How well the id of this number holds the word as a part; never letter by letter. */
    int scoreInId(NormalizedTextIndex ids, int number) {
        if (!idPart) {
            return NONE;
        }
        int at = ids.find(word, ids.from(number), ids.to(number));
        return at < 0 ? NONE : at == ids.from(number) ? ID_PREFIX : ID_PART;
    }

    int score(NormalizedTextIndex in, int number) {
        return match(in, number, NOWHERE);
    }

    /**
     * The same, and writes down where.
     *
     * @param places takes the place of each letter of the word; empty when not needed
     */
    int match(NormalizedTextIndex in, int number, int[] places) {
        int from = in.from(number);
        int to = in.to(number);
        int last = in.mayHold(number, letters) ? in.findScattered(word, from, to) : NONE;
        if (last < 0) {
            return NONE;
        }
        boolean mayStart = in.mayStart(number, word.charAt(0));
        int at = in.find(word, from, to);
        if (at >= 0) {
            return together(in, number, mayStart ? start(in, at, to) : at, places);
        }
        if (mayStart) {
            int[] found = places.length == 0 ? new int[word.length()] : places;
            if (initials(in, 0, from, to, found, new int[] {TRIES})) {
                return INITIALS - Math.min(found[0] - from, DEPTH);
            }
        }
        return scattered(in, from, last, places);
    }

    /** The first place from here on where it begins a word; this place when there is none. */
    private int start(NormalizedTextIndex in, int first, int to) {
        for (int at = first; at >= 0; at = in.find(word, at + 1, to)) {
            if (in.isStart(at)) {
                return at;
            }
        }
        return first;
    }

    private int together(NormalizedTextIndex in, int number, int at, int[] places) {
        for (int i = 0; i < places.length; i++) {
            places[i] = at + i;
        }
        int depth = at - in.from(number);
        if (depth == 0) {
            return at + word.length() == in.to(number) ? WHOLE : PREFIX;
        }
        return (in.isStart(at) ? WORD_START : INSIDE) - Math.min(depth, DEPTH);
    }

    /** Each letter begins a word or follows the letter before. */
    private boolean initials(
            NormalizedTextIndex in, int letter, int from, int to, int[] places, int[] tries) {
        if (letter == word.length()) {
            return true;
        }
        char wanted = word.charAt(letter);
        for (int at = in.find(wanted, from, to);
                at >= 0 && tries[0]-- > 0;
                at = in.find(wanted, at + 1, to)) {
            boolean follows = letter > 0 && at == from;
            if (follows || in.isStart(at)) {
                places[letter] = at;
                if (initials(in, letter + 1, at + 1, to, places, tries)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The letters in their order, not too far from one another. */
    private int scattered(NormalizedTextIndex in, int from, int last, int[] places) {
        int first = in.find(word.charAt(0), from, last + 1);
        int at = first - 1;
        for (int i = 0; i < places.length; i++) {
            at = in.find(word.charAt(i), at + 1, last + 1);
            places[i] = at;
        }
        int gaps = last - first + 1 - word.length();
        return gaps > 3 * word.length() ? NONE : SCATTERED - gaps * 4;
    }
}
