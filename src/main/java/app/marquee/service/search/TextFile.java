package app.marquee.service.search;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Text file that the user chose or dropped. Blocking. */
public final class TextFile {
    /** A million ids fit into it; more would be no list that a user reviews. */
    static final int LIMIT = 40 * 1024 * 1024;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TextFile() {}

    /**
     * @throws FailureException with {@link Failure.Storage} for what cannot be read or is too large
     */
    public static String read(Path file) {
        String name = Objects.toString(file.getFileName(), "");
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LIMIT + 1);
            if (bytes.length > LIMIT) {
                throw new FailureException(new Failure.Storage(name, "over 40 MiB"));
            }
            String text = new String(bytes, StandardCharsets.UTF_8);
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (IOException e) {
            throw new FailureException(new Failure.Storage(name, e.getClass().getSimpleName()), e);
        }
    }
}
