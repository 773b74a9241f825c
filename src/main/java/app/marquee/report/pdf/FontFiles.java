package app.marquee.report.pdf;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Font files of this computer, in the order in which they suit a script. Immutable. */
public final class FontFiles {
    private static final Logger LOG = LoggerFactory.getLogger(FontFiles.class);
    private static final int DEPTH = 6;

    /** More files than this are not looked into for one script. */
    private static final int MOST = 200;

    private static final Pattern KIND = Pattern.compile(".*\\.(ttf|otf|ttc)$");
    private static final Pattern STYLED =
            Pattern.compile(
                    ".*(bold|medium|italic|oblique|mono|light|thin|black|serif|condensed).*");
    private static final List<String> ASIAN =
            List.of(
                    "notosanscjk",
                    "notosansjp",
                    "notosanssc",
                    "droidsansfallbackfull",
                    "droidsansfallback",
                    "wqy",
                    "msyh",
                    "yugoth",
                    "simsun",
                    "pingfang",
                    "hiragino",
                    "arialunicode");
    private static final Map<UnicodeScript, List<String>> KNOWN =
            Map.ofEntries(
                    Map.entry(UnicodeScript.HAN, ASIAN),
                    Map.entry(UnicodeScript.HIRAGANA, ASIAN),
                    Map.entry(UnicodeScript.KATAKANA, ASIAN),
                    Map.entry(UnicodeScript.HANGUL, List.of("notosanscjk", "notosanskr", "malgun")),
                    Map.entry(
                            UnicodeScript.DEVANAGARI,
                            List.of("notosansdevanagari", "lohitdevanagari", "nirmala", "mangal")),
                    Map.entry(
                            UnicodeScript.ARABIC,
                            List.of("notosansarabic", "notonaskharabic", "dejavusans.", "arial.")));

    private final List<Path> files;

    private FontFiles(List<Path> files) {
        this.files = List.copyOf(files);
    }

    /** Those in the usual directories of all systems. Blocking. */
    public static FontFiles ofSystem() {
        String home = System.getProperty("user.home", "");
        String windows = System.getenv().getOrDefault("WINDIR", "");
        return in(
                Stream.of(
                                "/usr/share/fonts",
                                "/usr/local/share/fonts",
                                home + "/.local/share/fonts",
                                home + "/.fonts",
                                "/System/Library/Fonts",
                                "/Library/Fonts",
                                home + "/Library/Fonts",
                                windows.isEmpty() ? "" : windows + "/Fonts")
                        .filter(place -> !place.isEmpty())
                        .map(Path::of)
                        .toList());
    }

    /** Those in directories and below. Blocking. */
    public static FontFiles in(List<Path> directories) {
        return new FontFiles(directories.stream().flatMap(FontFiles::below).sorted().toList());
    }

    private static Stream<Path> below(Path directory) {
        if (!Files.isDirectory(directory)) {
            return Stream.empty();
        }
        try (Stream<Path> all = Files.walk(directory, DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            return all.filter(file -> KIND.matcher(name(file)).matches()).toList().stream();
        } catch (IOException | UncheckedIOException unreadable) {
            LOG.debug("Could not read the fonts in {}", directory, unreadable);
            return Stream.empty();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }

    /** The files for a script, first those that are made for it. */
    List<Path> suiting(UnicodeScript script) {
        List<String> known = KNOWN.getOrDefault(script, List.of());
        String own = "notosans" + script.name().toLowerCase(Locale.ROOT).replace("_", "");
        return files.stream()
                .sorted(
                        Comparator.comparingInt((Path file) -> rank(name(file), known, own))
                                .thenComparing(file -> STYLED.matcher(name(file)).matches()))
                .limit(MOST)
                .toList();
    }

    private static int rank(String name, List<String> known, String own) {
        int found =
                IntStream.range(0, known.size())
                        .filter(at -> name.startsWith(known.get(at)))
                        .findFirst()
                        .orElse(name.startsWith(own) ? known.size() : known.size() + 2);
        return name.startsWith("dejavusans.") ? Math.min(found, known.size() + 1) : found;
    }
}
