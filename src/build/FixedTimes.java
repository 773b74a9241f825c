import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * One time for all files of the image: the cache of loaded classes fits only jars of the time that
 * it was made with, and jpackage gives them another one when it makes a package.
 */
final class FixedTimes {
    private static final FileTime TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private FixedTimes() {}

    static void set(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, TIME);
            }
        }
    }

    /** Makes the Debian package once more, with the files of the time that the cache knows. */
    static void repack(Path packages, Path scratch) throws IOException, InterruptedException {
        System.out.println("dpkg-deb …");
        for (Path made : packagesOf(packages)) {
            PackageTools.delete(scratch);
            process("dpkg-deb", "--raw-extract", made.toString(), scratch.toString());
            set(scratch.resolve("opt"));
            process(
                    "dpkg-deb",
                    "--root-owner-group",
                    "-Zxz",
                    "-z3",
                    "--build",
                    scratch.toString(),
                    made.toString());
            PackageTools.delete(scratch);
        }
    }

    private static List<Path> packagesOf(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".deb")).toList();
        }
    }

    private static void process(String... command) throws IOException, InterruptedException {
        int status =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
        if (status != 0) {
            throw new IllegalStateException(command[0] + " ended with " + status);
        }
    }
}
