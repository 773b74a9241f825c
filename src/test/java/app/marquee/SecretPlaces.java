package app.marquee;

import app.marquee.harness.SecretSearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/** Where a secret may be left, each place by its name, and whether it was really looked into. */
final class SecretPlaces {
    /** In these something has to be found to search, or the search says nothing. */
    private static final List<String> ALL =
            List.of(
                    "log",
                    "journal",
                    "databases",
                    "settings",
                    "saved files",
                    "exports",
                    "change files",
                    "cURL",
                    "clipboard",
                    "crash reports",
                    "temporary files",
                    "window titles",
                    "screen",
                    "accessible texts",
                    "processes",
                    "diagnostics",
                    "activity");

    /** As deep as anybody writes files there. */
    private static final int DEEP = 2;

    private static final long LARGEST = 64L << 20;

    private final SecretSearch search;

    SecretPlaces(SecretSearch search) {
        this.search = search;
    }

    static List<String> unseen(SecretSearch search) {
        return ALL.stream()
                .filter(place -> search.searched().getOrDefault(place, 0L) == 0)
                .toList();
    }

    /** Every file of a home, under the name of what it is. */
    void home(Path home) throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String place = place(String.valueOf(file.getFileName()));
                search.bytes(place, Files.readAllBytes(file));
                search.text(place, file.toString());
            }
        }
    }

    private static String place(String file) {
        if (file.startsWith("journal.db")) {
            return "journal";
        }
        if (file.contains(".db")) {
            return "databases";
        }
        if (file.contains(".log")) {
            return "log";
        }
        return file.startsWith("settings") ? "settings" : "other files";
    }

    /** Whatever was written there meanwhile, by whomever. */
    void temporary(FileTime begun) throws IOException {
        Path shared = Path.of(System.getProperty("java.io.tmpdir"));
        Path written = Files.createTempFile(shared, "marquee-searched", ".txt");
        try {
            Files.writeString(written, "Searched, too.");
            lookInto(shared, begun);
        } finally {
            Files.delete(written);
        }
    }

    private void lookInto(Path shared, FileTime begun) throws IOException {
        try (Stream<Path> files = Files.find(shared, DEEP, (_, kind) -> kind.isRegularFile())) {
            files.forEach(file -> lookAt(file, begun));
        } catch (UncheckedIOException _) {
            // A directory of somebody else, or one that is gone again.
        }
    }

    private void lookAt(Path file, FileTime begun) {
        try {
            if (Files.getLastModifiedTime(file).compareTo(begun) >= 0
                    && Files.size(file) < LARGEST
                    && Files.isReadable(file)) {
                search.bytes("temporary files", Files.readAllBytes(file));
                search.text("temporary files", file.toString());
            }
        } catch (IOException _) {
            // Somebody took it away again.
        }
    }
}
