import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The zip for your own JDK: Marquee's jars, those of JavaFX for each system in a directory of its
 * own, and the scripts that start them.
 */
final class OwnJdkZip {
    /** Systems that JavaFX is made for, each with the ending of its native libraries. */
    private static final Map<String, String> SYSTEMS =
            Map.of(
                    "linux", ".so",
                    "linux-aarch64", ".so",
                    "mac", ".dylib",
                    "mac-aarch64", ".dylib",
                    "win", ".dll");

    private static final List<String> MODULES =
            List.of("base", "controls", "fxml", "graphics", "media", "web");

    private static final Path SCRIPTS = Path.of("packaging/zip");

    private OwnJdkZip() {}

    /**
     * @param jars of the application and its libraries, those of JavaFX for one system included
     * @param systems jars of JavaFX for all systems
     * @param flags of the virtual machine
     */
    static void make(Path jars, Path systems, List<String> flags, String version, Path out)
            throws IOException {
        System.out.println("zip …");
        String name = "marquee-" + version;
        Path zip = Files.createDirectories(out).resolve(name + "-own-jdk.zip");
        Files.deleteIfExists(zip);
        try (FileSystem content =
                FileSystems.newFileSystem(
                        zip, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            Path root = Files.createDirectories(content.getPath(name));
            Path libraries = Files.createDirectories(root.resolve("lib"));
            copyAll(jars, libraries, file -> !file.startsWith("javafx-"));
            Files.writeString(libraries.resolve("options.txt"), String.join("\n", flags) + "\n");
            for (String system : SYSTEMS.keySet().stream().sorted().toList()) {
                copyAll(
                        systems,
                        Files.createDirectories(libraries.resolve(system)),
                        file -> file.endsWith("-" + system + ".jar"));
            }
            copyAll(SCRIPTS, root, file -> true);
            Files.setPosixFilePermissions(
                    root.resolve("marquee"), PosixFilePermissions.fromString("rwxr-xr-x"));
            for (String text : List.of("LICENSE", "NOTICE", "CHANGELOG.md")) {
                Files.copy(Path.of(text), root.resolve(text));
            }
            check(libraries);
            FixedTimes.set(root);
        }
    }

    private static void copyAll(Path from, Path to, Predicate<String> named) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (named.test(file.getFileName().toString())) {
                    Files.copy(file, to.resolve(file.getFileName().toString()));
                }
            }
        }
    }

    /** Each system has each module of JavaFX, with native libraries of that system. */
    private static void check(Path libraries) throws IOException {
        for (Map.Entry<String, String> system : SYSTEMS.entrySet()) {
            Path directory = libraries.resolve(system.getKey());
            for (String module : MODULES) {
                jar(directory, "javafx-" + module + "-");
            }
            try (FileSystem graphics =
                            FileSystems.newFileSystem(jar(directory, "javafx-graphics-"));
                    Stream<Path> files = Files.list(graphics.getPath("/"))) {
                if (files.noneMatch(file -> file.toString().endsWith(system.getValue()))) {
                    throw new IllegalStateException(
                            "JavaFX for " + system.getKey() + " has no native libraries");
                }
            }
        }
    }

    private static Path jar(Path directory, String start) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().startsWith(start))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException(directory + " lacks " + start));
        }
    }
}
