package app.marquee.harness;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Title in several scripts.
 *
 * @param kind where its letters come from
 * @param start the word that is read first; empty where all of it is compared
 * @param end the word that is read last, if it is read from right to left
 */
record MixedTitle(Kind kind, String text, String start, String end) {
    private static final String FILE = "/app/marquee/corpus/titles/mixed.txt";

    /** Origin of letters and their direction. */
    enum Kind {
        /** All from Marquee's own fonts. */
        OWN,
        /** The same, read from right to left. */
        RIGHT,
        /** Some from fonts of the computer. */
        OTHER
    }

    /** Those of the corpus. */
    static List<MixedTitle> all() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(MixedTitle.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(MixedTitle::of)
                    .toList();
        }
    }

    private static MixedTitle of(String line) {
        String[] parts = line.split("\t", -1);
        return new MixedTitle(
                Kind.valueOf(parts[0].toUpperCase(Locale.ROOT)),
                parts[1],
                parts.length > 2 ? parts[2] : "",
                parts.length > 3 ? parts[3] : "");
    }
}
