package app.marquee.store;

import org.jspecify.annotations.Nullable;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Normalizer of searched text: without case, accents and repeated spaces. */
final class SearchText {
    private SearchText() {}

    /** The title first, so that a search can prefer what begins with its words. */
    static String of(String id, @Nullable String title) {
        return String.join(" ", words(title == null ? id : title + " " + id));
    }

    static List<String> words(String text) {
        String folded =
                Normalizer.normalize(text, Normalizer.Form.NFKD)
                        .replaceAll("\\p{M}+", "")
                        .toLowerCase(Locale.ROOT);
        return Arrays.stream(folded.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
    }
}
