package app.marquee.harness;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Java machine that crashes with a secret in its memory, and what it leaves behind. */
public final class CrashedMachine {
    private static final Pattern FLAGS =
            Pattern.compile("<marquee.crash.flags>(.*)</marquee.crash.flags>");
    private static final String SAID = "said.txt";

    private final Path directory;

    /**
     * @param directory where it runs, and all that it may leave behind
     */
    public CrashedMachine(Path directory) throws IOException {
        this.directory = Files.createDirectories(directory);
    }

    /** The options with which a person's window is started. */
    public static List<String> flags() throws IOException {
        Matcher flags = FLAGS.matcher(Files.readString(Path.of("pom.xml")));
        if (!flags.find()) {
            throw new IllegalStateException("No options for a crash in pom.xml");
        }
        return Arrays.asList(flags.group(1).split(" ", -1));
    }

    /**
     * Lets it crash, and ends when it has.
     *
     * @return whether it did, and how many files it left, beside what it said
     */
    public Crash with(String secret, List<String> flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        // The loop is compiled from its beginning, as what a window does again and again.
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:-UseOnStackReplacement"));
        command.addAll(List.of("-Djava.io.tmpdir=" + directory, "-cp", classes()));
        command.add(CrashVictim.class.getName());
        Path said = directory.resolve(SAID);
        ProcessBuilder process =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile());
        process.environment().put(CrashVictim.VARIABLE, secret);
        int exit = process.start().waitFor();
        String words = Files.readString(said, StandardCharsets.UTF_8);
        boolean crashed = exit != 0 && words.contains("Ready") && !words.contains("Still there");
        try (Stream<Path> files = Files.list(directory)) {
            return new Crash(crashed, files.filter(file -> !file.equals(said)).count());
        }
    }

    /** How it ended. */
    public record Crash(boolean crashed, long files) {
        /** It crashed and nothing of it is left. */
        public boolean leavesNothing() {
            return crashed && files == 0;
        }
    }

    private static String classes() {
        URL place = CrashVictim.class.getProtectionDomain().getCodeSource().getLocation();
        return Path.of(URI.create(place.toString())).toString();
    }
}
