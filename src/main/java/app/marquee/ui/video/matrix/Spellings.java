package app.marquee.ui.video.matrix;

import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.ValueSpellings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Keys and values that are spelled differently in the compared videos. Immutable.
 *
 * @param keys groups of keys
 * @param values groups of values of a key
 */
record Spellings(List<Group> keys, List<Group> values) {
    /**
     * Spellings of one key or value.
     *
     * @param of the key whose values these are; empty for keys
     * @param videos how many videos have each, the most used spelling first
     */
    record Group(String of, Map<String, Integer> videos) {}

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
