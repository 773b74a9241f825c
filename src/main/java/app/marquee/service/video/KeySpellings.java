package app.marquee.service.video;

import org.jspecify.annotations.Nullable;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Detector of spelling variants among keys: differences in case, accents, spaces, hyphens, or one
 * letter of a longer word. Digits always distinguish keys.
 */
final class KeySpellings {
    /** Shorter words differ by one letter without being the same. */
    private static final int LONG_ENOUGH = 5;

    /** More keys than these are not compared letter by letter. */
    private static final int MOST = 400;

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}_.:-]+");

    private final Map<String, Integer> used;

    /**
     * @param used keys with the number of videos that have them
     */
    KeySpellings(Map<String, Integer> used) {
        this.used = used;
    }

    /** The most used first, each followed by its other spellings. */
    List<FieldMatrix.Key> keys() {
        List<String> sorted = new ArrayList<>(used.keySet());
        sorted.sort(
                Comparator.comparingInt((String key) -> -used.getOrDefault(key, 0))
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()));
        List<List<String>> groups = new ArrayList<>();
        Map<String, List<String>> byForm = new HashMap<>();
        for (String key : sorted) {
            String form = form(key);
            List<String> group = byForm.get(form);
            if (group == null) {
                group = near(form, byForm);
            }
            if (group == null) {
                group = new ArrayList<>();
                groups.add(group);
            }
            byForm.put(form, group);
            group.add(key);
        }
        return groups.stream()
                .flatMap(
                        group ->
                                group.stream()
                                        .map(
                                                key ->
                                                        new FieldMatrix.Key(
                                                                key,
                                                                used.getOrDefault(key, 0),
                                                                group.getFirst())))
                .toList();
    }

    private static @Nullable List<String> near(String form, Map<String, List<String>> byForm) {
        if (form.length() < LONG_ENOUGH || byForm.size() > MOST) {
            return null;
        }
        return byForm.entrySet().stream()
                .filter(entry -> isSlip(form, entry.getKey()))
                .map(Map.Entry::getValue)
                .min(Comparator.comparing(List::getFirst))
                .orElse(null);
    }

    static String form(String key) {
        String plain =
                MARKS.matcher(Normalizer.normalize(key, Normalizer.Form.NFKD)).replaceAll("");
        String joined = BETWEEN.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("");
        return joined.isEmpty() ? key : joined;
    }

    /** One letter more, less or another, or two neighbours in the wrong order. */
    static boolean isSlip(String one, String other) {
        String longer = one.length() >= other.length() ? one : other;
        String shorter = one.length() >= other.length() ? other : one;
        if (longer.length() - shorter.length() > 1 || shorter.length() < LONG_ENOUGH - 1) {
            return false;
        }
        int from = 0;
        while (from < shorter.length() && longer.charAt(from) == shorter.charAt(from)) {
            from++;
        }
        if (from == longer.length()) {
            return true;
        }
        if (Character.isDigit(longer.charAt(from))
                || (from < shorter.length() && Character.isDigit(shorter.charAt(from)))) {
            return false;
        }
        String rest = longer.substring(from + 1);
        return longer.length() > shorter.length()
                ? rest.equals(shorter.substring(from))
                : rest.equals(shorter.substring(from + 1)) || isSwapped(longer, shorter, from);
    }

    private static boolean isSwapped(String one, String other, int at) {
        return at + 1 < one.length()
                && one.charAt(at) == other.charAt(at + 1)
                && one.charAt(at + 1) == other.charAt(at)
                && one.substring(at + 2).equals(other.substring(at + 2));
    }
}
