package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Verbs;
import app.marquee.log.Logging;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Errors of the Java runtime end a command in a sentence, with the trace in the log. */
class CommandErrorTest {
    @TempDir private Path directory;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter err = new StringWriter();

    @AfterEach
    void stop() {
        Logging.stop();
    }

    private int run(Error dead, String... arguments) {
        Logging.into(directory, line -> line);
        CommandContext context =
                new CommandContext(
                        _ -> {
                            throw dead;
                        },
                        InputStream.nullInputStream(),
                        out,
                        Map.of(),
                        () -> CommandTexts.ENGLISH);
        var line = MarqueeCommand.line(CommandTrial.noWindows(), context, Verbs.all(context));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    private String log() throws Exception {
        return Files.readString(Logging.file(directory));
    }

    @Test
    void anErrorIsASentenceAndItsTraceIsInTheLog() throws Exception {
        assertThat(run(new NoClassDefFoundError("some/Part"), "connection", "list")).isEqualTo(1);
        assertThat(err.toString())
                .isEqualTo(
                        "Something went wrong in Marquee (java.lang.NoClassDefFoundError:"
                                + " some/Part). See the log. (exit status 1)\n");
        assertThat(log()).contains("NoClassDefFoundError", "\tat ");
    }

    @Test
    void withoutMemoryItSaysSo() throws Exception {
        assertThat(run(new OutOfMemoryError("Java heap space"), "connection", "list")).isEqualTo(1);
        assertThat(err.toString())
                .isEqualTo(
                        "There isn't enough memory for this. Try a shorter period."
                                + " (exit status 1)\n");
        assertThat(log()).contains("OutOfMemoryError");
    }

    @Test
    void withJsonTheErrorIsTheLastLine() {
        assertThat(run(new StackOverflowError(), "connection", "list", "--json")).isEqualTo(1);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getLast()).startsWith("{\"error\":{\"status\":1,\"message\":");
        assertThat(err.toString()).doesNotContain("\tat ");
    }

    @Test
    void anErrorBeforeTheCommandIsASentence() {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int status =
                PlainStart.run(
                        new String[] {"connection", "list"},
                        CommandTrial.noWindows(),
                        () -> {
                            throw new ExceptionInInitializerError("Verbs");
                        },
                        new PrintStream(errors, true, StandardCharsets.UTF_8),
                        () -> CommandTexts.ENGLISH);
        assertThat(status).isEqualTo(1);
        assertThat(errors.toString(StandardCharsets.UTF_8))
                .startsWith("Something went wrong in Marquee (")
                .endsWith("(exit status 1)\n")
                .doesNotContain("\tat ");
    }
}
