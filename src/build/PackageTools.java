import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** What making a package needs of this system and of the JDK. */
final class PackageTools {
    private static final String OS = System.getProperty("os.name").toLowerCase(Locale.ROOT);

    /** Programs without which no image can be made, each with the Debian package that has it. */
    private static final String[][] NEEDS = {{"objcopy", "binutils"}, {"strip", "binutils"}};

    private PackageTools() {}

    static boolean isLinux() {
        return !OS.contains("windows") && !OS.contains("mac");
    }

    /** One sentence on what is not installed, or nothing. */
    static String missing() {
        List<String> packages = new ArrayList<>();
        if (isLinux()) {
            for (String[] need : NEEDS) {
                if (!found(need[0]) && !packages.contains(need[1])) {
                    packages.add(need[1]);
                }
            }
        }
        return packages.isEmpty()
                ? ""
                : "A package cannot be made here because programs are missing: apt-get install "
                        + String.join(" ", packages)
                        + ", then run the same command again.";
    }

    /** Whether a program is there; says which package is left out if it isn't. */
    static boolean canMake(String what, String program) {
        if (found(program)) {
            System.out.println(program + " …");
            return true;
        }
        System.out.printf("No %s: %s isn't installed.%n", what, program);
        return false;
    }

    private static boolean found(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
    }

    static void run(String tool, List<String> arguments) {
        System.out.println(tool + " …");
        int status =
                ToolProvider.findFirst(tool)
                        .orElseThrow(() -> new IllegalStateException("This JDK has no " + tool))
                        .run(System.out, System.err, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new IllegalStateException(tool + " ended with " + status);
        }
    }

    /** Runs a program of the system, whose output is shown if it fails. */
    static void process(String... command) throws IOException, InterruptedException {
        output(new ProcessBuilder(command).redirectErrorStream(true));
    }

    /** What a program prints; its messages go to those of the build. */
    static String output(String... command) throws IOException, InterruptedException {
        return output(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT));
    }

    /** Archives get the fixed time, and texts are in English, so that a package can be repeated. */
    private static String output(ProcessBuilder command) throws IOException, InterruptedException {
        command.environment().put("SOURCE_DATE_EPOCH", FixedTimes.SECONDS);
        command.environment().put("LC_ALL", "C.UTF-8");
        Process process = command.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command.command() + " failed:\n" + output);
        }
        return output;
    }

    static String icon() {
        return OS.contains("windows")
                ? "icons/marquee.ico"
                : OS.contains("mac") ? "icons/marquee.icns" : "icons/marquee-512.png";
    }

    /** The options of jpackage for the installer of Windows or macOS, one a line. */
    static Path settings() {
        return Path.of("packaging", OS.contains("windows") ? "windows" : "macos", "jpackage.txt");
    }

    static Path imageOf(Path directory, String name) {
        return directory.resolve(OS.contains("mac") ? name + ".app" : name);
    }

    static List<Path> starting(Path directory, String start) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().startsWith(start)).toList();
        }
    }

    static long size(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
