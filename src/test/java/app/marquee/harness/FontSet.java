package app.marquee.harness;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fonts that a process has beside those of Marquee. Immutable. */
record FontSet(String name, List<Path> directories, boolean isThere) {
    private static final int DEPTH = 6;

    /**
     * No other fonts, fonts that have the names of ours and emoji in colors, DejaVu, and all of
     * Noto.
     *
     * @param root directory below which fonts are looked for
     */
    static List<FontSet> all(Path root) throws IOException {
        return List.of(
                new FontSet("none", List.of(), true),
                new FontSet("others", List.of(others()), true),
                found("DejaVu", root, "DejaVuSans.ttf"::equals),
                found("Noto", root, name -> name.startsWith("Noto")));
    }

    private static Path others() throws IOException {
        URL font =
                Objects.requireNonNull(
                        FontSet.class.getResource("/app/marquee/corpus/fonts/ColorEmoji.ttf"));
        try {
            return Objects.requireNonNull(Path.of(font.toURI()).getParent());
        } catch (URISyntaxException never) {
            throw new IOException(never);
        }
    }

    private static FontSet found(String name, Path root, Predicate<String> isFont)
            throws IOException {
        if (!Files.isDirectory(root)) {
            return new FontSet(name, List.of(), false);
        }
        try (Stream<Path> files = Files.walk(root, DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> fonts =
                    files.filter(file -> isFont.test(String.valueOf(file.getFileName())))
                            .filter(Files::isRegularFile)
                            .toList();
            List<Path> directories =
                    fonts.stream()
                            .map(Path::toAbsolutePath)
                            .map(Path::getParent)
                            .distinct()
                            .toList();
            boolean isThere =
                    name.equals("Noto")
                            ? has(fonts, "notocoloremoji") && has(fonts, "notosansarabic")
                            : !fonts.isEmpty();
            return new FontSet(name, directories, isThere);
        }
    }

    private static boolean has(List<Path> fonts, String start) {
        return fonts.stream()
                .anyMatch(
                        font ->
                                String.valueOf(font.getFileName())
                                        .toLowerCase(Locale.ROOT)
                                        .startsWith(start));
    }

    /** A configuration of fontconfig with the rules of the system and only these fonts. */
    Path configuration(Path directory) throws IOException {
        Path own = Files.createDirectories(directory.resolve(name));
        return Files.writeString(
                own.resolve("fonts.conf"),
                """
                <?xml version="1.0"?>
                <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
                <fontconfig>
                <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
                DIRECTORIES<selectfont>
                ACCEPTED<rejectfont><glob>*</glob></rejectfont>
                </selectfont>
                <cachedir>CACHE</cachedir>
                </fontconfig>
                """
                        .replace("DIRECTORIES", lines("<dir>", "</dir>"))
                        .replace("ACCEPTED", lines("<acceptfont><glob>", "/*</glob></acceptfont>"))
                        .replace("CACHE", own.toString()));
    }

    private String lines(String start, String end) {
        return directories.stream()
                .map(place -> start + place + end + "\n")
                .collect(Collectors.joining());
    }
}
