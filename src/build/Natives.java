import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Libraries of the system and fonts, taken out of their jars and laid beside them. Out of a jar
 * each library would be unpacked and compared at every start, one of them into a directory for all,
 * and fontconfig reads no jar; the jar of the database carries libraries of twenty other systems.
 */
final class Natives {
    /** By which the library of the database is found in the directory of the jars. */
    static final String FLAG = "-Dorg.sqlite.lib.path=$APPDIR";

    private static final String DATABASE = "/org/sqlite/native";

    private Natives() {}

    static void layOut(Path jars) throws IOException {
        boolean intel = System.getProperty("os.arch").equals("amd64");
        toolkit(only(jars, "javafx-graphics-", intel ? "-linux.jar" : "-linux-aarch64.jar"), jars);
        database(only(jars, "sqlite-jdbc-", ".jar"), intel ? "x86_64" : "aarch64", jars);
        fonts(jars.resolve("marquee.jar"), Files.createDirectories(jars.resolve("fonts")));
    }

    private static Path only(Path jars, String start, String end) throws IOException {
        try (Stream<Path> files = Files.list(jars)) {
            List<Path> found =
                    files.filter(file -> file.getFileName().toString().startsWith(start))
                            .filter(file -> file.toString().endsWith(end))
                            .toList();
            if (found.size() != 1) {
                throw new IllegalStateException(start + "*" + end + " is there " + found);
            }
            return found.getFirst();
        }
    }

    /** The toolkit looks beside its jar first. */
    private static void toolkit(Path jar, Path jars) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(jar);
                Stream<Path> files = Files.list(content.getPath("/"))) {
            for (Path library : files.filter(file -> file.toString().endsWith(".so")).toList()) {
                moveOut(library, jars);
            }
        }
    }

    private static void fonts(Path jar, Path beside) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(jar);
                Stream<Path> files = Files.list(content.getPath("/app/marquee/ui/font"))) {
            for (Path font : files.toList()) {
                moveOut(font, beside);
            }
        }
    }

    private static void database(Path jar, String here, Path jars) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            moveOut(content.getPath(DATABASE, "Linux", here, "libsqlitejdbc.so"), jars);
            try (Stream<Path> others = Files.walk(content.getPath(DATABASE))) {
                for (Path other : others.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(other);
                }
            }
        }
    }

    /** Leaves out what only a debugger needs. */
    static void strip(Path image) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("strip", "--strip-unneeded"));
        try (Stream<Path> files = Files.walk(image)) {
            files.filter(Files::isRegularFile)
                    .filter(file -> isProgram(file))
                    .forEach(file -> command.add(file.toString()));
        }
        PackageTools.process(command.toArray(String[]::new));
    }

    private static boolean isProgram(Path file) {
        return file.toString().endsWith(".so")
                || file.getParent().endsWith("bin")
                || file.endsWith("jexec")
                || file.endsWith("jspawnhelper");
    }

    private static void moveOut(Path library, Path jars) throws IOException {
        Path beside = jars.resolve(library.getFileName().toString());
        Files.copy(library, beside, StandardCopyOption.REPLACE_EXISTING);
        Files.delete(library);
    }
}
