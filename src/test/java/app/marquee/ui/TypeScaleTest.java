package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The style sheets use the sizes, weights and families of the type scale and no others. */
class TypeScaleTest {
    private static final Path SHEETS = Path.of("src/main/resources/app/marquee/ui");
    private static final Pattern VALUE =
            Pattern.compile("-fx-(font-size|font-weight|font-family|font|line-spacing): *([^;]+);");
    private static final Set<String> SCALE =
            Set.of(
                    "font-size 11px",
                    "font-size 12px",
                    "font-size 13px",
                    "font-size 15px",
                    "font-size 18px",
                    "font-weight normal",
                    "font-weight bold");

    @Test
    void everySheetKeepsToTheScale() throws IOException {
        assertThat(used()).containsOnly(SCALE.toArray(String[]::new));
    }

    @Test
    void everyStepOfTheScaleIsUsed() throws IOException {
        assertThat(used()).containsAll(SCALE);
    }

    private static List<String> used() throws IOException {
        try (Stream<Path> files = Files.walk(SHEETS)) {
            return files.filter(file -> file.toString().endsWith(".css"))
                    .flatMap(TypeScaleTest::values)
                    .toList();
        }
    }

    private static Stream<String> values(Path sheet) {
        try {
            return VALUE.matcher(Files.readString(sheet))
                    .results()
                    .map(found -> found.group(1) + " " + found.group(2));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
