package app.marquee.ui.control.table;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Search words typed into a filter: each has to occur in one of the texts, whatever its case and
 * accents ("sao" finds "São Paulo"). Immutable.
 */
public record SearchWords(List<String> words) {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern MARKS = Pattern.compile("\\p{Mn}+");

    public SearchWords {
        words = List.copyOf(words);
    }

    public static SearchWords of(String typed) {
        return new SearchWords(
                SPACE.splitAsStream(fold(typed)).filter(word -> !word.isEmpty()).toList());
    }

    /** A test of rows by their texts. */
    public <T> Predicate<T> in(Function<T, Stream<String>> texts) {
        return words.isEmpty() ? _ -> true : row -> test(texts.apply(row));
    }

    private boolean test(Stream<String> texts) {
        List<String> folded = texts.map(SearchWords::fold).toList();
        return words.stream()
                .allMatch(word -> folded.stream().anyMatch(text -> text.contains(word)));
    }

    private static String fold(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.chars().allMatch(c -> c < 128)
                ? lower
                : MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFD)).replaceAll("");
    }
}
