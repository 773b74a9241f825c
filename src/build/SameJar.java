import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Check that a build can be repeated: {@code SOURCES MAVEN}. Builds the jar twice, in two
 * directories, time zones and languages, and compares the bytes. Prints the entries that differ;
 * the exit status is 1 then.
 */
final class SameJar {
    private static final List<String> LEFT_OUT = List.of("target", ".git");

    private final Path sources;
    private final String maven;

    private SameJar(Path sources, String maven) {
        this.sources = sources;
        this.maven = maven;
    }

    public static void main(String[] args) throws Exception {
        Path directory = Files.createTempDirectory("marquee");
        try {
            Path sources = Path.of(args[0]);
            SameJar check = new SameJar(sources, maven(Path.of(args[1])));
            Path one = check.jar(directory.resolve("one"), "Asia/Tokyo", "C.UTF-8");
            Path other = check.jar(directory.resolve("another/copy"), "America/Lima", "POSIX");
            compare(one, other);
        } finally {
            PackageTools.delete(directory);
        }
    }

    /** The Maven that runs this build, which needn't be on the path. */
    private static String maven(Path home) {
        boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        return home.resolve("bin").resolve(isWindows ? "mvn.cmd" : "mvn").toString();
    }

    private static void compare(Path one, Path other) throws IOException {
        long differs = Files.mismatch(one, other);
        if (differs >= 0) {
            throw new IOException(
                    "The jars differ from byte %d on, in %s"
                            .formatted(differs, entriesThatDiffer(one, other)));
        }
        System.out.printf("Both jars are the same %d bytes%n", Files.size(one));
    }

    /** Builds offline and without a goal that this build didn't run: all it needs is here. */
    private Path jar(Path copy, String zone, String language)
            throws IOException, InterruptedException {
        copy(sources, copy);
        ProcessBuilder build =
                new ProcessBuilder(maven, "-B", "-q", "-o", "package", "-DskipTests")
                        .directory(copy.toFile())
                        .inheritIO();
        build.environment().putAll(Map.of("TZ", zone, "LC_ALL", language));
        if (build.start().waitFor() != 0) {
            throw new IOException("The build in " + copy + " failed.");
        }
        try (Stream<Path> files = Files.list(copy.resolve("target"))) {
            return files.filter(file -> file.toString().endsWith(".jar")).findFirst().orElseThrow();
        }
    }

    private static void copy(Path sources, Path copy) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    (Iterable<Path>) files.filter(each -> isSource(sources, each))::iterator) {
                Path to = copy.resolve(sources.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
    }

    private static boolean isSource(Path sources, Path file) {
        return !LEFT_OUT.contains(sources.relativize(file).getName(0).toString());
    }

    private static List<String> entriesThatDiffer(Path one, Path other) throws IOException {
        List<String> differ = new ArrayList<>();
        try (ZipFile left = new ZipFile(one.toFile());
                ZipFile right = new ZipFile(other.toFile())) {
            for (ZipEntry entry : left.stream().map(ZipEntry.class::cast).toList()) {
                ZipEntry twin = right.getEntry(entry.getName());
                if (twin == null || sum(left, entry) != sum(right, twin)) {
                    differ.add(entry.getName());
                }
            }
        }
        return differ;
    }

    private static long sum(ZipFile zip, ZipEntry entry) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(zip.getInputStream(entry).readAllBytes());
        return sum.getValue();
    }
}
