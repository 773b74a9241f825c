package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Rig;
import app.marquee.http.WireServer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Responses of the directory {@code corpus/http/answers}, each with its bytes as on the wire and
 * what Marquee says of it, as {@code expected.txt} says. A line there is a name, {@code as write}
 * where it answers the renaming of a folder in place of the load of the funnels, and the outcome.
 */
class AnswerCorpusTest {
    private static final Path CORPUS =
            Path.of("src/test/resources/app/marquee/corpus/http/answers");
    private static final Path EXPECTED = CORPUS.resolve("expected.txt");
    private static final String ENDING = ".http";

    record Expectation(String name, boolean isWrite, String outcome) {
        @Override
        public String toString() {
            return isWrite ? name + " as write" : name;
        }
    }

    static List<Expectation> expectations() throws IOException {
        return Files.readAllLines(EXPECTED).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(
                        line -> {
                            String[] parts = line.split(": ", 2);
                            String[] name = parts[0].split(" as ", 2);
                            return new Expectation(name[0], name.length > 1, parts[1].strip());
                        })
                .toList();
    }

    @ParameterizedTest
    @MethodSource("expectations")
    @Timeout(20)
    void aResponseHasItsOutcome(Expectation expected) throws IOException {
        byte[] answer = Files.readAllBytes(CORPUS.resolve(expected.name() + ENDING));
        try (WireServer server =
                        WireServer.answering(
                                call -> {
                                    call.write(answer);
                                    call.close();
                                });
                Rig rig = Rig.to(server)) {
            String outcome = expected.isWrite() ? written(rig) : read(rig);
            assertThat(outcome.replace(server.url().toString(), "http://server"))
                    .isEqualTo(expected.outcome());
        }
    }

    @Test
    void everyFileIsExpected() throws IOException {
        List<String> names =
                expectations().stream().map(expected -> expected.name() + ENDING).toList();
        try (Stream<Path> files = Files.list(CORPUS)) {
            assertThat(files.filter(file -> !file.equals(EXPECTED)))
                    .extracting(file -> file.getFileName().toString())
                    .isSubsetOf(names);
        }
    }

    private static String read(Rig rig) {
        try {
            List<Funnel> funnels = rig.transport.send(Rig.get(), Readers.funnels());
            return funnels.isEmpty()
                    ? "nothing"
                    : funnels.stream()
                            .map(funnel -> String.valueOf(funnel.name()))
                            .collect(Collectors.joining(", "));
        } catch (FailureException e) {
            return sentence(e.failure());
        }
    }

    private static String written(Rig rig) {
        ApiRequest rename = Rig.put();
        AnswerReader<?> reader = Readers.writtenFolder(rename);
        try {
            rig.transport.send(rename, reader);
            return "applied";
        } catch (FailureException e) {
            String state = e.failure().mayHaveBeenApplied() ? "unknown: " : "failed: ";
            return state + sentence(e.failure());
        }
    }

    private static String sentence(Failure failure) {
        return Problem.of(failure, CommandTrial.CLOCK).sentence().english();
    }
}
