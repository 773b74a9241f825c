package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The examples of the docs run as they are written, on the sandbox. */
class CommandLinePageTest {
    private static final String PROGRAM = "marquee ";
    private static final Pattern FILE = Pattern.compile("(?ms)^cat > (\\S+) <<'END'\\n(.*?)^END$");

    @TempDir Path home;
    @TempDir Path folder;

    @AfterEach
    void stop() {
        Logging.stop();
    }

    /** Lines of code blocks that begin with the name of the program. */
    private static List<String> commands(Path page) throws IOException {
        return Files.readAllLines(page).stream()
                .filter(line -> line.startsWith(PROGRAM) && !line.contains("`"))
                .toList();
    }

    /** Writes the files that a page makes with {@code cat > NAME <<'END'}. */
    private void write(Path page) throws IOException {
        Matcher file = FILE.matcher(Files.readString(page));
        while (file.find()) {
            Files.writeString(folder.resolve(file.group(1)), file.group(2));
        }
    }

    @Test
    void theExamplesOfThePageRun() throws Exception {
        List<String> commands = commands(Path.of("docs/command-line.md"));
        assertThat(commands).hasSizeGreaterThan(14);
        for (String command : commands) {
            requireSuccess(command);
        }
    }

    @Test
    void theExamplesOfThePlansRun() throws Exception {
        Path page = Path.of("docs/plan-and-apply.md");
        write(page);
        List<String> commands = commands(page);
        assertThat(commands).hasSizeGreaterThan(2);
        for (String command : commands) {
            requireSuccess(command);
        }
    }

    private void requireSuccess(String command) {
        Result result = new CommandTrial(home, CommandTrial.CLOCK, "token").run(words(command));
        assertThat(result.status()).as(command + "\n" + result.err()).isZero();
    }

    /** The words of a command, with its files in a temporary directory. */
    private String[] words(String command) {
        String[] words = command.substring(PROGRAM.length()).split(" ", -1);
        boolean isSchedule = words[0].equals("schedule");
        for (int at = 1; at < words.length && !isSchedule; at++) {
            if (words[at - 1].equals("-o") || Files.exists(folder.resolve(words[at]))) {
                words[at] = folder.resolve(words[at]).toString();
            }
        }
        return Arrays.copyOf(words, words.length);
    }
}
