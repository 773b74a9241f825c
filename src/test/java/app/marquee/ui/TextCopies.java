package app.marquee.ui;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Texts that stand under several keys, alike in every language. The two forms of a number count as
 * one text under the stem of their keys, unless a language needs no two forms.
 */
final class TextCopies {
    private static final String ONE = ".one";
    private static final String OTHER = ".other";

    private TextCopies() {}

    /**
     * @param languages the texts by key, for each language with the same keys
     * @return the keys of each repeated text
     */
    static Map<List<String>, Set<String>> in(Collection<Map<String, String>> languages) {
        Map<List<String>, Set<String>> found = new HashMap<>();
        for (String key : languages.iterator().next().keySet()) {
            String stem = key.replaceFirst("\\.(one|other)$", "");
            boolean number = isNumber(languages, stem);
            boolean alike =
                    number && texts(languages, stem + ONE).equals(texts(languages, stem + OTHER));
            List<String> texts = texts(languages, key);
            if (number && !alike) {
                texts = new ArrayList<>(texts(languages, stem + ONE));
                texts.addAll(texts(languages, stem + OTHER));
            }
            found.computeIfAbsent(texts, _ -> new TreeSet<>()).add(number && !alike ? stem : key);
        }
        found.values().removeIf(keys -> keys.size() == 1);
        return found;
    }

    private static boolean isNumber(Collection<Map<String, String>> languages, String stem) {
        return languages.stream()
                .allMatch(
                        texts -> texts.containsKey(stem + ONE) && texts.containsKey(stem + OTHER));
    }

    private static List<String> texts(Collection<Map<String, String>> languages, String key) {
        return languages.stream().map(texts -> texts.getOrDefault(key, "")).toList();
    }
}
