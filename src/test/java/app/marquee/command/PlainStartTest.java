package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A start without arguments does what the command line without arguments does. */
class PlainStartTest {
    private final List<WindowRequest> opened = new ArrayList<>();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    private int run(Runnable opening, String... arguments) {
        Windows windows =
                new Windows() {
                    @Override
                    public void open(WindowRequest request) {
                        opened.add(request);
                        opening.run();
                    }

                    @Override
                    public void tour(Path out, String only) {
                        throw new CommandFailure(_ -> "No tour to " + out + ".");
                    }
                };
        return PlainStart.run(
                arguments,
                windows,
                () ->
                        MarqueeCommand.line(
                                windows,
                                new CommandContext(
                                        _ -> {
                                            throw new AssertionError("No command opens a home");
                                        },
                                        InputStream.nullInputStream(),
                                        OutputStream.nullOutputStream(),
                                        Map.of(),
                                        () -> CommandTexts.ENGLISH),
                                List.of()),
                new PrintStream(errors, true, StandardCharsets.UTF_8),
                () -> CommandTexts.ENGLISH);
    }

    private String said() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theWindowOpens() {
        assertThat(run(() -> {})).isZero();
        assertThat(opened).containsExactly(new WindowRequest(null, null, false));
        assertThat(said()).isEmpty();
    }

    @Test
    void whatStandsInTheWayIsOneSentence() {
        assertThat(
                        run(
                                () -> {
                                    throw new CommandFailure(_ -> "There is no display.");
                                }))
                .isEqualTo(1);
        assertThat(said())
                .isEqualTo("There is no display. (exit status 1)" + System.lineSeparator());
    }

    @Test
    void aDefectIsOneSentenceToo() {
        assertThat(
                        run(
                                () -> {
                                    throw new IllegalStateException("broken");
                                }))
                .isEqualTo(1);
        assertThat(said().lines()).hasSize(1);
        assertThat(said()).contains("Something went wrong in Marquee", "broken", "(exit status 1)");
    }

    @Test
    void argumentsAreTheCommandLines() {
        assertThat(run(() -> {}, "--read-only")).isZero();
        assertThat(opened).containsExactly(new WindowRequest(null, null, true));
    }
}
