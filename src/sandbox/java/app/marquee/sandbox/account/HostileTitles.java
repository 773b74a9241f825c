package app.marquee.sandbox.account;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Generator of hostile titles: mostly series in Portuguese, other languages between them, and odd
 * ones.
 */
final class HostileTitles implements Titles {
    private static final int EPISODES = 40;
    private static final List<Subject> SUBJECTS = List.of(Subject.values());

    private final long seed;
    private final Map<Integer, String> odd;
    private final Map<String, List<String>> byLanguage;
    private final List<String> subjects = Lines.of(Content.HOSTILE, "subjects.txt");
    private final List<String> subjectsInEnglish = Lines.of(Content.HOSTILE, "subjects-en.txt");
    private final List<String> people = Lines.of(Content.HOSTILE, "people.txt");

    HostileTitles(long seed) {
        this.seed = SeededHash.of(seed, 0x7171E);
        this.odd =
                Lines.of(Content.HOSTILE, "oddities.txt").stream()
                        .collect(
                                Collectors.toMap(
                                        line -> Integer.valueOf(before(line)),
                                        HostileTitles::after));
        this.byLanguage =
                Lines.of(Content.HOSTILE, "titles.txt").stream()
                        .collect(
                                Collectors.groupingBy(
                                        HostileTitles::before,
                                        Collectors.mapping(
                                                HostileTitles::after, Collectors.toList())));
    }

    @Override
    public Subject subject(int index) {
        return pick(SUBJECTS, SeededHash.of(seed, index, 5));
    }

    @Override
    public String of(int index) {
        String known = odd.get(index % Account.VIDEOS_PER_SCALE);
        if (known != null) {
            return known;
        }
        long mixed = SeededHash.of(seed, index);
        String pattern = pick(patterns(SeededHash.below(mixed, 100)), SeededHash.of(mixed, 1));
        return fill(
                pattern,
                sign ->
                        switch (sign) {
                            case '#' ->
                                    String.valueOf(
                                            1
                                                    + SeededHash.below(
                                                            SeededHash.of(mixed, 2), EPISODES));
                            case '~' -> pick(subjects, SeededHash.of(mixed, 3));
                            case '^' -> pick(subjectsInEnglish, SeededHash.of(mixed, 3));
                            case '%' -> pick(people, SeededHash.of(mixed, 4));
                            default -> String.valueOf(sign);
                        });
    }

    private List<String> patterns(int percent) {
        String language =
                percent < 72
                        ? "pt"
                        : percent < 85 ? "en" : percent < 90 ? "ar" : percent < 95 ? "ja" : "em";
        return byLanguage.getOrDefault(language, List.of("#"));
    }

    private static String fill(String pattern, Function<Character, String> values) {
        StringBuilder title = new StringBuilder();
        for (int at = 0; at < pattern.length(); at++) {
            title.append(values.apply(pattern.charAt(at)));
        }
        return title.toString();
    }

    private static <T> T pick(List<T> among, long mixed) {
        return among.get(SeededHash.below(mixed, among.size()));
    }

    private static String before(String line) {
        return line.substring(0, line.indexOf('|'));
    }

    private static String after(String line) {
        return line.substring(line.indexOf('|') + 1);
    }
}
