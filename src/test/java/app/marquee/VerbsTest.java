package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandTexts;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A command that is named first is made without the others, if it needs none of them. */
final class VerbsTest {
    private static final CommandContext CONTEXT =
            new CommandContext(
                    _ -> {
                        throw new IllegalStateException("no home is opened");
                    },
                    InputStream.nullInputStream(),
                    OutputStream.nullOutputStream(),
                    Map.of(),
                    Optional::empty,
                    () -> CommandTexts.ENGLISH);

    private static List<String> names(List<CommandLine> lines) {
        return lines.stream().map(CommandLine::getCommandName).toList();
    }

    private static List<String> named(String... arguments) {
        return names(Verbs.named(CONTEXT, List.of(arguments)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"export", "report", "plan", "apply", "changes", "alerts", "connection"})
    void theNamedOneIsMadeAlone(String name) {
        assertThat(named(name, "--help")).containsExactly(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"schedule", "completion", "manual", "help", "--home", "exports"})
    void allAreMadeForOneThatDescribesThemOrForNone(String first) {
        assertThat(named(first, "export")).isEqualTo(names(Verbs.all(CONTEXT))).hasSize(10);
    }

    @Test
    void allAreMadeWithoutArguments() {
        assertThat(named()).hasSize(10);
    }
}
