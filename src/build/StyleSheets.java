import javafx.css.Stylesheet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Joins all style sheets below a directory, apart from the tokens, into one: the toolkit compares
 * the list of a scene's sheets for every node that it styles, so that forty sheets cost a sixth of
 * the time of styling. Makes binary copies beside that sheet and the tokens: the toolkit looks for
 * those first and does not parse them. Run from source on the build's own JDK, with the toolkit on
 * its path.
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

    private static final String JOINED = "theme/marquee.css";
    private static final String TOKENS = "theme/tokens-";

    private StyleSheets() {}

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]).resolve("app/marquee/ui");
        for (Path copy : below(root, ".bss")) {
            Files.delete(copy);
        }
        List<String> sheets =
                below(root, ".css").stream().map(root::relativize).map(Path::toString).toList();
        List<String> tokens = sheets.stream().filter(name -> name.startsWith(TOKENS)).toList();
        Files.writeString(root.resolve(JOINED), joined(root, ordered(sheets)));
        for (String sheet : Stream.concat(tokens.stream(), Stream.of(JOINED)).toList()) {
            Stylesheet.convertToBinary(
                    root.resolve(sheet).toFile(),
                    root.resolve(sheet.replace(".css", ".bss")).toFile());
        }
    }

    private static List<String> ordered(List<String> sheets) {
        List<String> ordered = new ArrayList<>(FIRST);
        sheets.stream()
                .filter(name -> !FIRST.contains(name) && !LAST.contains(name))
                .filter(name -> !name.equals(JOINED) && !name.startsWith(TOKENS))
                .sorted()
                .forEach(ordered::add);
        ordered.addAll(LAST);
        return ordered;
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
