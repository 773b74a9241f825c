package app.marquee.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs of the build from their sources, as the build does. */
final class BuildProgram {
    private BuildProgram() {}

    /** The outcome of a program: its exit status and what it printed. */
    record Outcome(int status, String printed) {}

    /**
     * @param directory for the file with what it prints
     */
    static Outcome run(Path directory, String... program) throws IOException, InterruptedException {
        return run(directory, List.of("-cp", System.getProperty("java.class.path")), program);
    }

    /**
     * @param options of the Java virtual machine
     */
    static Outcome run(Path directory, List<String> options, String... program)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(options);
        command.addAll(List.of(program));
        Path printed = directory.resolve("printed.txt");
        int status =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(printed.toFile())
                        .start()
                        .waitFor();
        return new Outcome(status, Files.readString(printed, StandardCharsets.UTF_8));
    }
}
