package app.marquee.service.video;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Matrix of many videos by custom field key: missing values, and keys that are spelling variants of
 * another.
 *
 * @param keys the most used first, each followed by its other spellings
 * @param gaps the videos that were read and lack a key that others have, in any spelling
 */
public record FieldMatrix(List<Key> keys, List<FieldsOfVideo> rows, List<FieldsOfVideo> gaps) {
    /**
     * Key that at least one of the videos has.
     *
     * @param videos how many have it
     * @param of the usual spelling; the key itself where it is the usual one
     */
    public record Key(String key, int videos, String of) {
        /** Whether it is another spelling of a key that more videos have. */
        public boolean isVariant() {
            return !key.equals(of);
        }
    }

    public FieldMatrix {
        keys = List.copyOf(keys);
        rows = List.copyOf(rows);
        gaps = List.copyOf(gaps);
    }

    /** Compares keys with each other; not for the FX thread. */
    public static FieldMatrix of(List<FieldsOfVideo> rows) {
        Map<String, Integer> used = new LinkedHashMap<>();
        for (FieldsOfVideo row : rows) {
            row.keys().forEach(key -> used.merge(key, 1, Integer::sum));
        }
        List<Key> keys = new KeySpellings(used).keys();
        List<Set<String>> spellings = spellings(keys);
        return new FieldMatrix(
                keys, rows, rows.stream().filter(row -> lacks(row, spellings)).toList());
    }

    /** The key by which a video has what it lacks under another spelling. */
    public Optional<Key> otherSpelling(FieldsOfVideo row, Key wanted) {
        return keys.stream()
                .filter(key -> key.of().equals(wanted.of()) && !key.equals(wanted))
                .filter(key -> row.has(key.key()))
                .findFirst();
    }

    private static boolean lacks(FieldsOfVideo row, List<Set<String>> spellings) {
        Set<String> has = row.keys();
        return row.failure() == null
                && spellings.stream().anyMatch(any -> Collections.disjoint(any, has));
    }

    /** Each key with its other spellings. */
    private static List<Set<String>> spellings(List<Key> keys) {
        return List.copyOf(
                keys.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Key::of, Collectors.mapping(Key::key, Collectors.toSet())))
                        .values());
    }

    /** The keys that are other spellings. */
    public List<Key> variants() {
        return keys.stream().filter(Key::isVariant).toList();
    }
}
