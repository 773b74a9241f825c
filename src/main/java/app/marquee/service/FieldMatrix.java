package app.marquee.service;

import app.marquee.model.CustomField;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Many videos against the keys of their custom fields: what is missing, and which keys are only
 * other spellings of one.
 *
 * @param keys the most used first, each followed by its other spellings
 */
public record FieldMatrix(List<Key> keys, List<FieldsOfVideo> rows) {
    /**
     * A key that at least one of the videos has.
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
    }

    /** Compares keys with each other; not for the FX thread. */
    public static FieldMatrix of(List<FieldsOfVideo> rows) {
        Map<String, Integer> used = new LinkedHashMap<>();
        for (FieldsOfVideo row : rows) {
            row.fields().stream()
                    .map(CustomField::key)
                    .filter(Objects::nonNull)
                    .distinct()
                    .forEach(key -> used.merge(key, 1, Integer::sum));
        }
        return new FieldMatrix(new KeySpellings(used).keys(), rows);
    }

    /** The key by which a video has what it lacks under another spelling. */
    public Optional<Key> otherSpelling(FieldsOfVideo row, Key wanted) {
        return keys.stream()
                .filter(key -> key.of().equals(wanted.of()) && !key.equals(wanted))
                .filter(key -> row.has(key.key()))
                .findFirst();
    }

    /** Whether a video that was read lacks a key that others have, in any spelling. */
    public boolean hasGap(FieldsOfVideo row) {
        return row.failure() == null
                && keys.stream()
                        .filter(key -> !key.isVariant())
                        .anyMatch(key -> !row.has(key.key()) && otherSpelling(row, key).isEmpty());
    }

    /** The keys that are other spellings. */
    public List<Key> variants() {
        return keys.stream().filter(Key::isVariant).toList();
    }
}
