package app.marquee.sandbox.account;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reader of the word lists behind the account; the first line may hold the column names. */
final class Lines {
    private Lines() {}

    static List<String> of(Content content, String name) {
        String resource = content.resource(name);
        try (InputStream in = Objects.requireNonNull(Lines.class.getResourceAsStream(resource));
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("# ")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
