import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.Stream;

/**
 * Makes the runtime, the application image with its cache of loaded classes, and the packages of
 * this system: {@code VERSION JAR TARGET}. Run from source on the build's own JDK, whose jlink and
 * jpackage it uses; from the root of the project.
 */
final class Package {
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
        // Archives name times in the zone of the build.
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
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
        runtime();
        if (PackageTools.isLinux()) {
            linux();
        } else {
            image();
            installer();
        }
        Checksums.write(target.resolve("out"));
        sizes();
    }

    private void linux() throws Exception {
        Natives.layOut(input);
        for (Path options : PackageTools.starting(input, "picocli-")) {
            NewerClasses.write(options);
        }
        List<String> all = new ArrayList<>(flags);
        all.add(Natives.FLAG);
        LinuxImage image = new LinuxImage(target.toAbsolutePath().resolve("image", NAME), all);
        image.make(target.resolve("runtime"), input);
        Materials.write(
                target.resolveSibling("bom.json"),
                input,
                target.resolve("image/marquee/lib/app/marquee.cdx.json"),
                target.resolve("out/marquee-" + version + ".cdx.json"));
        image.train(target.toAbsolutePath());
        new LinuxPackages(version, target).make();
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
                        "--include-locales=en,pt,es",
                        "--strip-debug",
                        "--no-header-files",
                        "--no-man-pages",
                        // What it generates is in another order each time.
                        "--disable-plugin=generate-jli-classes",
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
        FixedTimes.set(input);
        PackageTools.run("jpackage", arguments);
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
                "Desktop application for a video hosting account",
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
