package app.marquee.service.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/** Fuzzy query: every word must match, in any order, ignoring case and accents. Immutable. */
public final class FuzzyQuery {
    /** What matches nothing. */
    public static final int NONE = FuzzyTerm.NONE;

    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final int LONGEST = 200;
    private static final int PHRASE = 120;
    private static final int LENGTHS = 60;
    private static final NormalizedTextIndex NO_ID = NormalizedTextIndex.of(List.of(""));

    private final String phrase;
    private final List<FuzzyTerm> terms;

    /** The letters that a title must have; those of a part of an id may stand in the id. */
    private final long needed;

    private FuzzyQuery(String phrase, List<FuzzyTerm> terms) {
        this.phrase = phrase;
        this.terms = List.copyOf(terms);
        this.needed =
                terms.stream()
                        .filter(term -> !term.idPart())
                        .mapToLong(FuzzyTerm::letters)
                        .reduce(0, (some, more) -> some | more);
    }

    /** Matched range of a text, with an exclusive end. */
    public record Mark(int from, int to) {}

    public static FuzzyQuery of(String typed) {
        String begun = typed.substring(0, Math.min(typed.length(), LONGEST));
        String folded = NormalizedTextIndex.of(List.of(begun)).text(0).strip();
        List<FuzzyTerm> terms =
                SPACE.splitAsStream(folded)
                        .filter(word -> !word.isEmpty())
                        .map(FuzzyTerm::of)
                        .toList();
        return new FuzzyQuery(folded, terms);
    }

    public boolean isEmpty() {
        return terms.isEmpty();
    }

    /** How well a text matches; the higher the better, {@link #NONE} when it does not. */
    public int score(String text) {
        return score(NormalizedTextIndex.of(List.of(text)), NO_ID, 0);
    }

    /**
     * @param ids each in lower case; matches only with a part of itself, never letter by letter
     */
    int score(NormalizedTextIndex titles, NormalizedTextIndex ids, int number) {
        if (!titles.mayHold(number, needed)) {
            return NONE;
        }
        int sum = 0;
        for (FuzzyTerm term : terms) {
            int score = Math.max(term.score(titles, number), term.scoreInId(ids, number));
            if (score == NONE) {
                return NONE;
            }
            sum += score;
        }
        return terms.isEmpty() ? 0 : sum / terms.size() + bonus(titles, number);
    }

    /** Words as they were typed count more, and of two that match as well the shorter is meant. */
    private int bonus(NormalizedTextIndex titles, int number) {
        int from = titles.from(number);
        int to = titles.to(number);
        boolean together = terms.size() > 1 && titles.find(phrase, from, to) >= 0;
        return (together ? PHRASE : 0) + Math.max(0, LENGTHS - (to - from)) / 4;
    }

    /** Which letters of the text matched, in order, neighbours joined. */
    public List<Mark> marks(String original) {
        NormalizedTextIndex text = NormalizedTextIndex.of(List.of(original));
        BitSet matched = new BitSet();
        for (FuzzyTerm term : terms) {
            int[] places = new int[term.word().length()];
            if (term.match(text, 0, places) != NONE) {
                Arrays.stream(places).forEach(place -> mark(original, text.origin(place), matched));
            }
        }
        return joined(matched);
    }

    /** A letter with all that belongs to it: the second half of a pair, and its accents. */
    private static void mark(String original, int at, BitSet into) {
        int end = original.offsetByCodePoints(at, 1);
        while (end < original.length()
                && Character.getType(original.charAt(end)) == Character.NON_SPACING_MARK) {
            end++;
        }
        into.set(at, end);
    }

    private static List<Mark> joined(BitSet matched) {
        List<Mark> marks = new ArrayList<>();
        for (int from = matched.nextSetBit(0); from >= 0; ) {
            int to = matched.nextClearBit(from);
            marks.add(new Mark(from, to));
            from = matched.nextSetBit(to);
        }
        return List.copyOf(marks);
    }
}
