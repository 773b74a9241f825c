import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes the runtime, the application image with its cache of loaded classes, and the packages of
 * this system: {@code VERSION JAR TARGET}. Run from source on the build's own JDK, whose jlink and
 * jpackage it uses; from the root of the project.
 */
final class Package {
    /**
     * Missing files of the cache, or those of another JDK, are no news to whoever starts Marquee.
     */
    private static final String CACHE = "-XX:AOTCache=$APPDIR/marquee.aot";

    private static final String QUIET = "-Xlog:aot=off,cds=off";
    private static final String NAME = "marquee";

    private final String version;
    private final Path jar;
    private final Path target;
    private final Path input;
    private final List<String> flags;

    private Package(String version, Path jar, Path target, List<String> flags) {
        this.version = version;
        this.jar = jar;
        this.target = target;
        this.input = target.resolve("input");
        this.flags = flags;
    }

    public static void main(String[] args) throws Exception {
        String missing = PackageTools.missing();
        if (!missing.isEmpty()) {
            System.out.println(missing);
            System.exit(1);
        }
        new Package(
                        args[0].replaceAll("-.*", ""),
                        Path.of(args[1]),
                        Path.of(args[2]),
                        List.of(args).subList(3, args.length))
                .make();
    }

    private void make() throws Exception {
        PackageTools.delete(target.resolve("runtime"));
        PackageTools.delete(target.resolve("image"));
        PackageTools.delete(target.resolve("out"));
        Files.copy(
                jar,
                target.resolve("jars").resolve("marquee.jar"),
                StandardCopyOption.REPLACE_EXISTING,
                StandardCopyOption.COPY_ATTRIBUTES);
        OwnJdkZip.make(
                target.resolve("jars"),
                target.resolve("systems"),
                flags,
                version,
                target.resolve("out"));
        copyJars();
        if (PackageTools.isLinux()) {
            Natives.layOut(input);
        }
        runtime();
        image();
        cache();
        if (PackageTools.isLinux()) {
            new LinuxPackages(version, target).make();
        } else {
            installer();
        }
        sizes();
    }

    /** The image takes libraries out of its jars, so it has jars of its own. */
    private void copyJars() throws IOException {
        PackageTools.delete(input);
        Files.createDirectories(input);
        try (Stream<Path> jars = Files.list(target.resolve("jars"))) {
            for (Path each : jars.toList()) {
                Files.copy(each, input.resolve(each.getFileName()));
            }
        }
    }

    private void runtime() throws IOException {
        PackageTools.run(
                "jlink",
                List.of(
                        "--add-modules",
                        String.join(",", Files.readAllLines(Path.of("packaging/modules.txt"))),
                        "--include-locales=en,pt-BR,es,es-419",
                        "--strip-debug",
                        "--no-header-files",
                        "--no-man-pages",
                        "--compress=zip-6",
                        "--output",
                        target.resolve("runtime").toString()));
    }

    private void image() throws IOException {
        List<String> arguments = new ArrayList<>(common());
        arguments.addAll(
                List.of(
                        "--type",
                        "app-image",
                        "--runtime-image",
                        target.resolve("runtime").toString(),
                        "--input",
                        input.toString(),
                        "--main-jar",
                        "marquee.jar",
                        "--main-class",
                        "app.marquee.Launcher",
                        "--dest",
                        target.resolve("image").toString()));
        for (String flag : flags) {
            arguments.addAll(List.of("--java-options", flag));
        }
        if (PackageTools.isLinux()) {
            arguments.addAll(List.of("--java-options", Natives.FLAG));
        }
        PackageTools.run("jpackage", arguments);
    }

    /**
     * Starts the final image once without a display up to its first view and keeps what was loaded.
     * Times of the jars are part of the cache, so they are fixed before it.
     */
    private void cache() throws IOException, InterruptedException {
        if (PackageTools.isLinux()) {
            Natives.strip(target.resolve("image"));
        }
        FixedTimes.set(target.resolve("image"));
        if (!PackageTools.isLinux()) {
            System.out.println("The cache of loaded classes is made on Linux only so far.");
            return;
        }
        Path image = target.resolve("image").resolve(NAME).toAbsolutePath();
        Path file = image.resolve("lib/app/marquee.aot");
        Training.run(image.resolve("bin").resolve(NAME), file, target.toAbsolutePath());
        Path settings = image.resolve("lib/app/marquee.cfg");
        Files.writeString(
                settings,
                Files.readString(settings)
                        .replace(
                                "[JavaOptions]\n",
                                "[JavaOptions]\njava-options="
                                        + CACHE
                                        + "\njava-options="
                                        + QUIET
                                        + "\n"));
    }

    private void installer() throws IOException {
        List<String> arguments = new ArrayList<>(common());
        arguments.addAll(
                List.of(
                        "--app-image",
                        PackageTools.imageOf(target.resolve("image"), NAME).toString(),
                        "--dest",
                        target.resolve("out").toString(),
                        "--license-file",
                        "LICENSE"));
        arguments.addAll(Files.readAllLines(PackageTools.settings()));
        arguments.removeIf(line -> line.isBlank() || line.startsWith("#"));
        PackageTools.run("jpackage", arguments);
    }

    private List<String> common() {
        return List.of(
                "--name",
                NAME,
                "--app-version",
                version,
                "--vendor",
                "Marquee",
                "--description",
                "Administration for a video hosting platform",
                "--icon",
                PackageTools.icon());
    }

    private void sizes() throws IOException {
        for (String part : List.of("runtime", "image", "out")) {
            System.out.printf(
                    "%-8s %6.1f MB%n", part, PackageTools.size(target.resolve(part)) / 1e6);
        }
    }
}
