package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.SectionPackages;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A section is its package and one line in the wiring. */
class SectionsTest {
    private static final Path WIRING = Path.of("src/main/java/app/marquee/Wiring.java");

    @TestFactory
    Stream<DynamicTest> everySectionIsOneLineOfTheWiring() {
        return SectionPackages.ids().stream()
                .map(id -> DynamicTest.dynamicTest(id, () -> isOneLine(id)));
    }

    private static void isOneLine(String id) throws IOException {
        List<String> wiring = Files.readAllLines(WIRING);
        String imported = "import app.marquee.ui." + id + ".";
        List<String> imports = wiring.stream().filter(line -> line.startsWith(imported)).toList();
        assertThat(imports).as("imports").hasSize(1);
        String type = imports.getFirst().substring(imported.length()).replace(";", "");
        assertThat(wiring)
                .filteredOn(line -> line.contains(type) && !line.startsWith("import "))
                .filteredOn(line -> !line.contains(type + ".drawer("))
                .singleElement()
                .asString()
                .contains(type + ".definition(");
    }

    @Test
    void theWiringHasNoOtherSections() throws IOException {
        assertThat(Files.readAllLines(WIRING))
                .filteredOn(line -> line.contains(".definition("))
                .hasSameSizeAs(SectionPackages.ids());
    }
}
