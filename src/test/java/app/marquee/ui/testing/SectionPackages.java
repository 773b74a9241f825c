package app.marquee.ui.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Packages of the sections: those below {@code ui} with a class that is called a section. */
public final class SectionPackages {
    private static final Path SOURCES = Path.of("src/main/java/app/marquee/ui");

    private SectionPackages() {}

    /** The IDs of all sections. */
    public static List<String> ids() {
        try (Stream<Path> packages = Files.list(SOURCES)) {
            return packages.filter(SectionPackages::isSection)
                    .map(path -> path.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private static boolean isSection(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.anyMatch(file -> file.toString().endsWith("Section.java"));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }
}
