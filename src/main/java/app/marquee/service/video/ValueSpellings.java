package app.marquee.service.video;

import app.marquee.model.video.CustomField;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Finder of values of one key that differ only by case, accents or spaces. */
public final class ValueSpellings {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    private static final Pattern OTHERS = Pattern.compile("[_.:-]+");

    /**
     * Values of a key that are spelled differently.
     *
     * @param videos how many videos have each, the most used spelling first
     */
    public record Group(String key, Map<String, Integer> videos) {
        public Group {
            videos = new LinkedHashMap<>(videos);
        }

        public List<String> spellings() {
            return List.copyOf(videos.keySet());
        }
    }

    private ValueSpellings() {}

    /** The groups of all keys, in the order of the keys; not for the FX thread. */
    public static List<Group> of(FieldMatrix matrix) {
        Map<String, Map<String, Map<String, Integer>>> found = new HashMap<>();
        for (FieldsOfVideo row : matrix.rows()) {
            for (CustomField field : row.fields()) {
                String key = field.key();
                String value = field.value();
                if (key != null && value != null) {
                    found.computeIfAbsent(key, _ -> new LinkedHashMap<>())
                            .computeIfAbsent(form(value), _ -> new LinkedHashMap<>())
                            .merge(value, 1, Integer::sum);
                }
            }
        }
        List<Group> groups = new ArrayList<>();
        for (FieldMatrix.Key key : matrix.keys()) {
            found.getOrDefault(key.key(), Map.of()).values().stream()
                    .filter(spellings -> spellings.size() > 1)
                    .map(spellings -> new Group(key.key(), sorted(spellings)))
                    .forEach(groups::add);
        }
        return List.copyOf(groups);
    }

    private static Map<String, Integer> sorted(Map<String, Integer> videos) {
        Map<String, Integer> sorted = new LinkedHashMap<>();
        videos.entrySet().stream()
                .sorted(
                        Comparator.comparingInt((Map.Entry<String, Integer> one) -> -one.getValue())
                                .thenComparingInt(one -> one.getKey().length())
                                .thenComparing(Map.Entry.comparingByKey()))
                .forEach(one -> sorted.put(one.getKey(), one.getValue()));
        return sorted;
    }

    /** The letters and digits of a text, whatever their case and accents. */
    public static String letters(String text) {
        return OTHERS.matcher(form(text)).replaceAll("");
    }

    static String form(String value) {
        String plain =
                MARKS.matcher(Normalizer.normalize(value, Normalizer.Form.NFKD)).replaceAll("");
        return SPACES.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("");
    }
}
