package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The inputs that are kept, one a file in the folder "fuzz", against every reader. What the fuzzer
 * finds is put there.
 */
class FuzzedReadersTest {
    @Test
    void everyKeptInputIsReadOrRefusedByEveryReader() throws Exception {
        List<Path> kept = kept();
        assertThat(kept).hasSizeGreaterThan(10);
        for (Path file : kept) {
            byte[] answer = Files.readAllBytes(file);
            for (int number = 0; number < FuzzedReaders.count(); number++) {
                int reader = number;
                assertThatCode(() -> FuzzedReaders.read(reader, answer))
                        .as("%s by %d", file.getFileName(), number)
                        .doesNotThrowAnyException();
            }
        }
    }

    @Test
    void theFirstByteChoosesTheReader() {
        byte[] funnels =
                "[{\"id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"}]"
                        .getBytes(StandardCharsets.UTF_8);
        long read =
                Stream.iterate(0, number -> number < FuzzedReaders.count(), number -> number + 1)
                        .filter(number -> FuzzedReaders.read(number, funnels))
                        .count();
        assertThat(read).isPositive();
        assertThat(FuzzedReaders.read(0, "<html>".getBytes(StandardCharsets.UTF_8))).isFalse();
        FuzzedReaders.fuzzerTestOneInput(new byte[0]);
        FuzzedReaders.fuzzerTestOneInput(new byte[] {-1});
    }

    private static List<Path> kept() throws URISyntaxException, IOException {
        URL folder = Objects.requireNonNull(FuzzedReadersTest.class.getResource("fuzz"));
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().toList();
        }
    }
}
