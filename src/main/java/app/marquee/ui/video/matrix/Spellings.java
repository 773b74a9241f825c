package app.marquee.ui.video.matrix;

import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.ValueSpellings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Keys and values that are spelled differently in the compared videos. Immutable.
 *
 * @param keys groups of keys
 * @param values groups of values of a key
 */
record Spellings(List<Group> keys, List<Group> values) {
    /** Spaces that are not seen between words. */
    static final Pattern UNSEEN = Pattern.compile("^\\s+|\\s+$|(?<=\\s)\\s+");

    /**
     * Spellings of one key or value.
     *
     * @param of the key whose values these are; empty for keys
     * @param videos how many videos have each, the most used spelling first
     */
    record Group(String of, Map<String, Integer> videos) {
        /** The most used spelling; rather one without extra spaces and in small letters. */
        String proposal() {
            return Collections.min(
                    videos.keySet(),
                    Comparator.<String, Boolean>comparing(one -> UNSEEN.matcher(one).find())
                            .thenComparing(videos::get, Comparator.reverseOrder())
                            .thenComparing(one -> one.equals(one.toUpperCase(Locale.ROOT))));
        }

        /** How many videos get this spelling instead of theirs. */
        int changed(String spelling) {
            return videos.entrySet().stream()
                    .filter(entry -> !entry.getKey().equals(spelling))
                    .mapToInt(Map.Entry::getValue)
                    .sum();
        }
    }

    /** Compares all keys and values with each other; not for the FX thread. */
    static Spellings of(List<FieldsOfVideo> rows) {
        FieldMatrix matrix = FieldMatrix.of(rows);
        Map<String, Map<String, Integer>> keys = new LinkedHashMap<>();
        for (FieldMatrix.Key key : matrix.keys()) {
            keys.computeIfAbsent(key.of(), _ -> new LinkedHashMap<>()).put(key.key(), key.videos());
        }
        List<Group> groups = new ArrayList<>();
        keys.values().stream()
                .filter(spellings -> spellings.size() > 1)
                .map(spellings -> new Group("", spellings))
                .forEach(groups::add);
        return new Spellings(
                List.copyOf(groups),
                ValueSpellings.of(matrix).stream()
                        .map(group -> new Group(group.key(), group.videos()))
                        .toList());
    }

    /** Whether keys differ only by case, accents, spaces and marks between words. */
    static boolean areSame(List<String> keys) {
        return keys.stream().map(ValueSpellings::letters).distinct().count() == 1;
    }

    boolean isEmpty() {
        return keys.isEmpty() && values.isEmpty();
    }
}
