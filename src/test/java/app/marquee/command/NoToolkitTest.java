package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Commands that draw nothing load no class of JavaFX. */
class NoToolkitTest {
    private static final String TOOLKIT = ".* (javafx|com\\.sun\\.(javafx|glass|prism))\\..*";

    /** In front of the name of each command in the list of loaded classes. */
    private static final String COMMAND = "Command: ";

    @TempDir Path directory;

    @Test
    void theLauncherLoadsNoClassOfTheToolkit() throws Exception {
        assertThat(
                        loadedBy(
                                Launcher.class,
                                List.of(
                                        "--home",
                                        home(),
                                        "--connection",
                                        "sandbox",
                                        "changes",
                                        "status")))
                .anyMatch(line -> line.contains(" app.marquee.Launcher "))
                .noneMatch(line -> line.matches(TOOLKIT));
    }

    /** In one virtual machine, since each one takes seconds to start. */
    @Test
    void aCommandLoadsNoClassOfTheToolkit() throws Exception {
        Path plan =
                Files.writeString(
                        directory.resolve("playlists.yaml"),
                        "playlists:\n  - playlist: Lives e eventos\n    hide_views: true\n");
        List<String> commands =
                List.of(
                        "connection test",
                        "export ranking --compare previous",
                        "export cities --compare previous",
                        "export referrers",
                        "export referrals",
                        "export playlists",
                        "report run default -o " + directory.resolve("report.pdf"),
                        "changes status",
                        "plan " + plan);
        List<String> words = new ArrayList<>(List.of(home()));
        words.addAll(commands);
        List<String> printed = loadedBy(InTurn.class, words);
        assertThat(printed.stream().filter(line -> line.startsWith(COMMAND)))
                .isEqualTo(commands.stream().map(command -> COMMAND + command + " 0").toList());
        assertThat(printed.stream().filter(line -> line.matches(TOOLKIT + "|" + COMMAND + ".*")))
                .as("each class stands in front of the command that loaded it")
                .allMatch(line -> line.startsWith(COMMAND));
        assertThat(printed).anyMatch(line -> line.contains(" app.marquee.report.pdf."));
    }

    private String home() {
        return directory.resolve("home").toString();
    }

    private static List<String> loadedBy(Class<?> program, List<String> arguments)
            throws Exception {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xlog:class+load=info:stdout",
                                "-cp",
                                System.getProperty("java.class.path"),
                                program.getName()));
        words.addAll(arguments);
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String printed =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<String> own = printed.lines().filter(line -> !line.contains("[class,load]")).toList();
        assertThat(process.waitFor()).as(String.join("\n", own)).isZero();
        return printed.lines().toList();
    }

    /** Program {@code HOME COMMAND…} that prints each command with its exit status. */
    static final class InTurn {
        private InTurn() {}

        public static void main(String[] words) {
            CommandTrial trial = new CommandTrial(Path.of(words[0]), CommandTrial.CLOCK, "");
            for (String command : List.of(words).subList(1, words.length)) {
                String[] line = ("--connection sandbox " + command).split(" ", -1);
                System.out.println(COMMAND + command + " " + trial.run(line).status());
            }
            System.exit(0);
        }
    }
}
