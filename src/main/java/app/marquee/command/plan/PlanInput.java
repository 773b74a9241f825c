package app.marquee.command.plan;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Content of a file, or of standard input, with the format that it has.
 *
 * @param bytes not copied
 */
@SuppressWarnings("ArrayRecordComponent") // read once
record PlanInput(Format format, byte[] bytes) {
    private static final int MOST = 64 * 1024 * 1024;

    /** Format of a file that a plan is made from. */
    enum Format {
        LIST,
        PLAYLISTS,
        TABLE
    }

    static PlanInput read(CommandContext context, Path file) {
        byte[] bytes = bytes(context, file);
        return new PlanInput(format(file.toString(), bytes), bytes);
    }

    /** Reads a file; {@code -} is standard input. */
    static byte[] bytes(CommandContext context, Path file) {
        boolean typed = file.toString().equals("-");
        try (InputStream in = typed ? context.in() : Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST + 1);
            if (bytes.length > MOST) {
                throw new CommandFailure(Sentence.of("plan.large"));
            }
            if (typed && bytes.length == 0) {
                throw new CommandFailure(Sentence.of("plan.empty"));
            }
            return bytes;
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    typed
                            ? Sentence.of("plan.unreadable.input")
                            : Sentence.of("plan.unreadable", file),
                    unreadable);
        }
    }

    private static Format format(String name, byte[] bytes) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            return Format.PLAYLISTS;
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (text.stripLeading().startsWith("{")) {
            return Format.LIST;
        }
        boolean yaml = name.equals("-") && text.lines().anyMatch(PlanInput::isPlaylists);
        return yaml ? Format.PLAYLISTS : Format.TABLE;
    }

    private static boolean isPlaylists(String line) {
        return line.startsWith("playlists:") || line.startsWith("rules:");
    }
}
