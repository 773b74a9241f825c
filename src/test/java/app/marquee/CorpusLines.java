package app.marquee;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Lines of a list of the corpus: an input and what is right for it, separated by tabs. */
public final class CorpusLines {
    /** Stands for what is unknown. */
    public static final String UNKNOWN = "-";

    private CorpusLines() {}

    /**
     * @param name of the list below {@code app/marquee/corpus}
     */
    public static Stream<List<String>> of(String name) {
        try (InputStream in =
                Objects.requireNonNull(
                        CorpusLines.class.getResourceAsStream("corpus/" + name), name)) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> List.of(line.split("\t", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
