package app.marquee.harness;

import app.marquee.harness.TitlePainter.Form;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Paints mixed titles in processes with different fonts and compares the pictures. Titles in
 * letters of Marquee's own fonts must be the same everywhere, emoji included, others must begin the
 * same, and words must be in their order.
 */
public final class FontsTrial {
    private static final long PATIENCE_SECONDS = 120;
    private static final String FLAWS_END = " …";
    private static final int FLAWS_SHOWN = 6;

    private final Path directory;
    private final List<FontSet> sets;
    private final List<MixedTitle> titles;
    private final Map<FontSet, List<String>> flaws = new LinkedHashMap<>();

    /**
     * @param directory for the pictures, where they stay
     * @param fonts below which fonts are looked for
     */
    public FontsTrial(Path directory, Path fonts) throws IOException {
        this.directory = Files.createDirectories(directory).toAbsolutePath();
        this.sets = FontSet.all(fonts);
        this.titles = MixedTitle.all();
    }

    public Verdict run(PrintStream out) throws IOException, InterruptedException {
        Map<String, TitlePicture> first = painted(sets.getFirst());
        for (FontSet set : sets.stream().filter(FontSet::isThere).toList()) {
            flaws.put(set, flaws(set.equals(sets.getFirst()) ? first : painted(set), first));
        }
        for (FontSet set : sets) {
            out.printf(Locale.ROOT, "%-8s %s%n", set.name(), told(set));
        }
        long missing = sets.stream().filter(set -> !set.isThere()).count();
        long wrong = flaws.values().stream().mapToLong(List::size).sum();
        return new Verdict(
                "fonts",
                titles.size() + " titles, " + missing + " sets missing, " + wrong + " flaws",
                missing + wrong == 0);
    }

    /** Whether all that could be tried holds, with whatever fonts are missing. */
    boolean holdsWhereTried() {
        return flaws.values().stream().allMatch(List::isEmpty);
    }

    private String told(FontSet set) {
        if (!set.isThere()) {
            return "missing: give a directory with its fonts in -Dharness.fonts";
        }
        List<String> found = Objects.requireNonNull(flaws.get(set));
        return found.isEmpty()
                ? "right"
                : String.join("\n         ", found.stream().limit(FLAWS_SHOWN).toList())
                        + (found.size() > FLAWS_SHOWN ? FLAWS_END : "");
    }

    private Map<String, TitlePicture> painted(FontSet set)
            throws IOException, InterruptedException {
        Path own = Files.createDirectories(directory.resolve(set.name()));
        Path pictures = own.resolve("pictures");
        Path said = own.resolve("said.txt");
        ProcessBuilder painter =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                TitlePainter.class.getName(),
                                pictures.toString(),
                                own.resolve("page.png").toString())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile());
        painter.environment().put("FONTCONFIG_FILE", set.configuration(directory).toString());
        Process process = painter.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new IOException("Could not paint the titles: " + Files.readString(said));
        }
        return TitlePicture.read(pictures);
    }

    private List<String> flaws(Map<String, TitlePicture> now, Map<String, TitlePicture> first) {
        List<String> found = new ArrayList<>();
        for (MixedTitle title : titles) {
            for (Form form : Form.values()) {
                flaw(title, form, now, first)
                        .ifPresent(flaw -> found.add(flaw + ": " + form.of(title.text())));
            }
        }
        return found;
    }

    private static Optional<String> flaw(
            MixedTitle title,
            Form form,
            Map<String, TitlePicture> now,
            Map<String, TitlePicture> first) {
        TitlePicture picture = picture(now, form, title.text());
        boolean isOwn = title.kind() != MixedTitle.Kind.OTHER;
        if (picture.isBlank()) {
            return Optional.of("blank");
        }
        if (isOwn && !picture.isLike(picture(first, form, title.text()))) {
            return Optional.of("not as without other fonts");
        }
        if (form.isWords() && !isInOrder(title, form, now)) {
            return Optional.of("words not in order");
        }
        return Optional.empty();
    }

    private static boolean isInOrder(
            MixedTitle title, Form form, Map<String, TitlePicture> pictures) {
        TitlePicture whole = picture(pictures, form, title.text());
        return switch (title.kind()) {
            case OWN -> true;
            case OTHER -> whole.startsAtTheLeft(picture(pictures, form, title.start()));
            case RIGHT ->
                    whole.startsAtTheRight(picture(pictures, form, title.start()))
                            && whole.startsAtTheLeft(picture(pictures, form, title.end()));
        };
    }

    private static TitlePicture picture(
            Map<String, TitlePicture> pictures, Form form, String text) {
        return Objects.requireNonNull(pictures.get(form.of(text)), () -> form.of(text));
    }
}
