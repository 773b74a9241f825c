package app.marquee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Rules of class comments and class names: a comment begins with the noun of the job, and one
 * simple name is one class.
 */
class ClassCommentsTest {
    private static final Path SOURCES = Path.of("src");
    private static final List<String> ROOTS = List.of("main/java", "tour/java", "sandbox/java");

    private static final Pattern TYPE_COMMENT =
            Pattern.compile(
                    "/\\*\\*((?:(?!\\*/).)*+)\\*/" // the comment
                            + "(?:\\s*+@(?!interface\\b)[\\w.]++(?:\\((?:[^()\"]|\"[^\"]*\")*+\\))?+(?:\\s*+//[^\\n"
                            + "]*+)?+)*+" // annotations
                            + "\\s*+(?:(?:public|protected|private|static|final|abstract|sealed"
                            + "|non-sealed)\\s++)*+"
                            + "(?:class|interface|@interface|enum|record)\\s++(\\w++)",
                    Pattern.DOTALL);

    private static final Pattern CLAUSE =
            Pattern.compile(
                    "[\\s*]*+(?:What|How|Which|Whether|Where|Who|When|Why|That|If)\\b.*+",
                    Pattern.DOTALL);

    @Test
    void aClassCommentBeginsWithANoun() throws IOException {
        List<String> clauses = new ArrayList<>();
        int comments = 0;
        for (Path file : sources()) {
            String text = Files.readString(file);
            comments += (int) TYPE_COMMENT.matcher(text).results().count();
            clauses(text).forEach(name -> clauses.add(file + ": " + name));
        }
        assertThat(comments).isGreaterThan(1500);
        assertThat(clauses).isEmpty();
    }

    @Test
    void aClauseIsNoticedWhereverTheClassIs() {
        String canary =
                """
                package canary;

                /** Registry of canaries. */
                @SuppressWarnings("unused") // one of ours
                public final class Fine {
                    /** What sings. */
                    private int song;

                    /**
                     * Whether it sings.
                     *
                     * @param loud or not
                     */
                    record Song(boolean loud) {}

                    /** How it sings. */
                    @FunctionalInterface
                    private interface Singing {}

                    /** Whole song. */
                    static class Whole {}
                }
                """;
        assertThat(clauses(canary)).containsExactly("Song", "Singing");
    }

    @Test
    void aSimpleNameIsOneClass() throws IOException {
        assertThat(
                        repeated(
                                sources().stream()
                                        .filter(
                                                file ->
                                                        !file.startsWith(
                                                                SOURCES.resolve("sandbox")))
                                        .toList()))
                .isEmpty();
    }

    @Test
    void aRepeatedNameIsNoticed() {
        Path here = Path.of("a", "Song.java");
        Path there = Path.of("b", "Song.java");
        assertThat(
                        repeated(
                                List.of(
                                        here,
                                        there,
                                        Path.of("a", "Bird.java"),
                                        Path.of("a", "package-info.java"),
                                        Path.of("b", "package-info.java"))))
                .containsExactly(here + ", " + there);
    }

    private static List<String> clauses(String source) {
        List<String> names = new ArrayList<>();
        Matcher type = TYPE_COMMENT.matcher(source);
        while (type.find()) {
            if (CLAUSE.matcher(type.group(1)).matches()) {
                names.add(type.group(2));
            }
        }
        return names;
    }

    private static List<String> repeated(List<Path> files) {
        Map<String, TreeSet<String>> byName = new TreeMap<>();
        for (Path file : files) {
            String name = String.valueOf(file.getFileName());
            if (!name.equals("package-info.java")) {
                byName.computeIfAbsent(name, _ -> new TreeSet<>()).add(file.toString());
            }
        }
        return byName.values().stream()
                .filter(places -> places.size() > 1)
                .map(places -> String.join(", ", places))
                .toList();
    }

    private static List<Path> sources() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String root : ROOTS) {
            try (Stream<Path> walk = Files.walk(SOURCES.resolve(root))) {
                walk.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
            }
        }
        return files;
    }
}
