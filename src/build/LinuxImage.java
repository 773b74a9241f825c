import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Directory that runs on Linux: the runtime, the jars and a script that starts them. The launcher
 * of jpackage would ask the package managers of the system at each start which package it is from.
 */
final class LinuxImage {
    /**
     * Keeps machine code out of the caches. JDK 25.0.3 stores adapters between compiled and
     * interpreted methods for the processor of the build, and doesn't check the processor at a
     * start: on an older one Marquee would crash (JDK-8388703).
     */
    private static final String PORTABLE = "-XX:+UnlockDiagnosticVMOptions -XX:-AOTAdapterCaching ";

    private final Path image;
    private final Path program;
    private final Path jars;
    private final List<String> flags;

    LinuxImage(Path image, List<String> flags) {
        this.image = image;
        this.program = image.resolve("bin/marquee");
        this.jars = image.resolve("lib/app");
        this.flags = flags;
    }

    void make(Path runtime, Path input) throws IOException, InterruptedException {
        Files.createDirectories(program.getParent());
        Files.createDirectories(jars.getParent());
        PackageTools.process(
                "cp", "-a", runtime.toString(), image.resolve("lib/runtime").toString());
        PackageTools.process("cp", "-a", input.toString(), jars.toString());
        Natives.strip(image);
        FixedTimes.set(image);
    }

    /**
     * Starts the window once, and one command, and keeps the classes that each has loaded, with
     * their profiles. A cache with the classes of the window takes a command a quarter of a second
     * longer to open. Times of the jars are part of a cache, so they are fixed before.
     */
    void train(Path scratch) throws IOException, InterruptedException {
        for (Training each : List.of(Training.WINDOW, Training.COMMAND)) {
            script(PORTABLE);
            each.run(program, jars.resolve(each.cache()), scratch);
        }
        // A cache that is missing or of another runtime is no news to the user.
        script(PORTABLE + "-XX:AOTCache=$app/$cache -Xlog:aot=off,cds=off ");
    }

    private void script(String cache) throws IOException, InterruptedException {
        Files.writeString(
                program,
                """
                #!/bin/sh
                # Starts the window, or a command, with the classes that each of them loads.
                # In the POSIX locale, as in cron, Java can't read names with accents, not even that
                # of this directory.
                if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
                    MARQUEE_LOCALE=${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}
                    LC_ALL=C.UTF-8
                    export MARQUEE_LOCALE LC_ALL
                fi
                program=$(readlink -f "$0")
                app=${program%%/bin/marquee}/lib/app
                case "$1" in
                    "" | -*) cache=%s ;;
                    *) cache=%s ;;
                esac
                # These end before the optimizing compiler is of use.
                case "$1" in
                    connection | changes | alerts) compiler=-XX:TieredStopAtLevel=1 ;;
                    *) compiler= ;;
                esac
                exec "$app/../runtime/bin/java" $compiler %s-Djpackage.app-path="$program" \\
                    %s \\
                    -cp "%s" app.marquee.Launcher "$@"
                """
                        .formatted(
                                Training.WINDOW.cache(),
                                Training.COMMAND.cache(),
                                quoted(cache),
                                flags.stream()
                                        .map(flag -> quoted(flag.replace("$APPDIR", "$app")))
                                        .collect(Collectors.joining(" ")),
                                classPath()));
        PackageTools.process("chmod", "755", program.toString());
    }

    private static String quoted(String options) {
        return Stream.of(options.split(" "))
                .map(option -> option.contains("$") ? '"' + option + '"' : option)
                .collect(Collectors.joining(" ", "", options.endsWith(" ") ? " " : ""));
    }

    /** The program's own jar is first, since its class is started. */
    private String classPath() throws IOException {
        try (Stream<Path> files = Files.list(jars)) {
            return Stream.concat(
                            Stream.of("marquee.jar"),
                            files.map(file -> file.getFileName().toString())
                                    .filter(name -> name.endsWith(".jar"))
                                    .filter(name -> !name.equals("marquee.jar"))
                                    .sorted())
                    .map(name -> "$app/" + name)
                    .collect(Collectors.joining(":"));
        }
    }
}
