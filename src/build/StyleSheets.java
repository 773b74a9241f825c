import atlantafx.base.theme.PrimerLight;

import com.sun.javafx.css.ImmutablePseudoClassSetsCache;

import javafx.css.CssParser;
import javafx.css.PseudoClass;
import javafx.css.Stylesheet;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Joins all style sheets below a directory, apart from the tokens, into one: the toolkit compares
 * the list of a scene's sheets for every node that it styles, so that forty sheets cost a sixth of
 * the time of styling. Writes the theme of the controls without what no view shows, since a node
 * asks each rule that ends in one of its classes. Makes binary copies beside these sheets and the
 * tokens: the toolkit looks for those first and does not parse them. Run from source on the build's
 * own JDK, with the toolkit on its path.
 */
final class StyleSheets {
    /** What comes before the sheets of sections, in this order. */
    private static final List<String> FIRST =
            List.of(
                    "theme/palette.css",
                    "theme/base.css",
                    "control/view.css",
                    "control/state.css",
                    "control/form.css",
                    "control/table.css",
                    "map/map.css",
                    "video/video.css",
                    "change/change.css",
                    "chart/chart.css",
                    "shell/window.css",
                    "shell/rail.css",
                    "shell/status.css",
                    "shell/dialog.css",
                    "shell/palette.css",
                    "analytics/analytics.css");

    /** What changes other sheets. */
    private static final List<String> LAST = List.of("theme/compact.css", "theme/still.css");

    /** Classes of controls and variants that no view shows; the tests look for them in the tour. */
    private static final Path UNUSED = Path.of("src/build/unused-styles.txt");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*})");
    private static final Pattern CLASS = Pattern.compile("\\.([a-z][\\w-]*)");

    private static final String CONTROLS = "theme/controls.css";
    private static final String JOINED = "theme/marquee.css";
    private static final String TOKENS = "theme/tokens-";

    private StyleSheets() {}

    public static void main(String[] args) throws Exception {
        Path root = Path.of(args[0]).resolve("app/marquee/ui");
        for (Path copy : below(root, ".bss")) {
            Files.delete(copy);
        }
        List<String> sheets =
                below(root, ".css").stream().map(root::relativize).map(Path::toString).toList();
        List<String> tokens = sheets.stream().filter(name -> name.startsWith(TOKENS)).toList();
        Files.writeString(root.resolve(JOINED), joined(root, ordered(sheets)));
        Files.writeString(root.resolve(CONTROLS), controls());
        List<String> binary = Stream.concat(tokens.stream(), Stream.of(JOINED, CONTROLS)).toList();
        for (String sheet : binary) {
            new CssParser().parse(root.resolve(sheet).toUri().toURL());
        }
        sortPseudoClasses();
        for (String sheet : binary) {
            Stylesheet.convertToBinary(
                    root.resolve(sheet).toFile(),
                    root.resolve(sheet.replace(".css", ".bss")).toFile());
        }
    }

    /**
     * Gives each set of pseudo-classes the order of their names. The toolkit keeps one set for all
     * selectors with the same ones, and writes it in an order that differs from run to run.
     */
    private static void sortPseudoClasses() throws ReflectiveOperationException {
        Field cache = ImmutablePseudoClassSetsCache.class.getDeclaredField("CACHE");
        cache.setAccessible(true);
        @SuppressWarnings("unchecked")
        Map<Set<PseudoClass>, Set<PseudoClass>> sets =
                (Map<Set<PseudoClass>, Set<PseudoClass>>) cache.get(null);
        sets.replaceAll((key, _) -> Collections.unmodifiableSet(sorted(key)));
    }

    private static Set<PseudoClass> sorted(Set<PseudoClass> states) {
        return states.stream()
                .sorted(Comparator.comparing(PseudoClass::getPseudoClassName))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static List<String> ordered(List<String> sheets) {
        List<String> ordered = new ArrayList<>(FIRST);
        sheets.stream()
                .filter(name -> !FIRST.contains(name) && !LAST.contains(name))
                .filter(name -> !Set.of(JOINED, CONTROLS).contains(name))
                .filter(name -> !name.startsWith(TOKENS))
                .sorted()
                .forEach(ordered::add);
        ordered.addAll(LAST);
        return ordered;
    }

    /** The theme of the controls without the rules of {@link #UNUSED} classes. */
    private static String controls() throws IOException {
        Set<String> unused = Set.copyOf(Files.readAllLines(UNUSED));
        try (InputStream theme =
                PrimerLight.class.getResourceAsStream(new PrimerLight().getUserAgentStylesheet())) {
            String css = new String(theme.readAllBytes(), StandardCharsets.UTF_8);
            return RULE.matcher(COMMENT.matcher(css).replaceAll(""))
                    .replaceAll(rule -> used(rule, unused));
        }
    }

    private static String used(MatchResult rule, Set<String> unused) {
        String selectors =
                Stream.of(rule.group(1).split(","))
                        .filter(selector -> isUsed(selector, unused))
                        .collect(Collectors.joining(","));
        return selectors.isBlank() ? "" : Matcher.quoteReplacement(selectors + rule.group(2));
    }

    private static boolean isUsed(String selector, Set<String> unused) {
        return CLASS.matcher(selector)
                .results()
                .noneMatch(found -> unused.contains(found.group(1)));
    }

    private static String joined(Path root, List<String> sheets) throws IOException {
        StringBuilder joined = new StringBuilder();
        for (String sheet : sheets) {
            joined.append(Files.readString(root.resolve(sheet))).append('\n');
        }
        return joined.toString();
    }

    private static List<Path> below(Path directory, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
