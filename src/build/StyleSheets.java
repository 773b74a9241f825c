import javafx.css.Stylesheet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Binary copies of the style sheets below a directory, beside each of them: the toolkit looks for
 * those first and does not parse them, which saves a sixth of a second at the start. A copy whose
 * sheet is gone is deleted. Run from source on the build's own JDK, with the toolkit on its path.
 */
final class StyleSheets {
    private StyleSheets() {}

    public static void main(String[] args) throws IOException {
        for (Path copy : below(Path.of(args[0]), ".bss")) {
            Files.delete(copy);
        }
        for (Path sheet : below(Path.of(args[0]), ".css")) {
            Stylesheet.convertToBinary(
                    sheet.toFile(), Path.of(sheet.toString().replace(".css", ".bss")).toFile());
        }
    }

    private static List<Path> below(Path directory, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
