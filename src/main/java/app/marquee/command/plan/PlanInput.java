package app.marquee.command.plan;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;
import app.marquee.sheet.TextDecoder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Content of a file, or of standard input, with the format that it has.
 *
 * @param bytes not copied; in UTF-8 unless it is a table
 */
@SuppressWarnings("ArrayRecordComponent") // read once
record PlanInput(Format format, byte[] bytes) {
    private static final int MOST = 64 * 1024 * 1024;

    /** More than this the parser of YAML doesn't read. */
    private static final int MOST_YAML = 3 * 1024 * 1024;

    /** Format of a file that a plan is made from. */
    enum Format {
        LIST,
        PLAYLISTS,
        TABLE
    }

    /**
     * @param encoding that the user named; null for none
     */
    static PlanInput read(CommandContext context, Path file, @Nullable Charset encoding) {
        byte[] bytes = bytes(context, file);
        if (TableFile.isSpreadsheet(bytes)) {
            return new PlanInput(Format.TABLE, bytes);
        }
        TextDecoder.Decoded decoded = TextDecoder.decode(bytes, encoding);
        String text =
                decoded instanceof TextDecoder.Text(var found)
                        ? found
                        : new String(bytes, StandardCharsets.ISO_8859_1);
        Format format = format(file.toString(), text);
        if (format == Format.PLAYLISTS && decoded instanceof TableReading unread) {
            throw UnreadTable.failure(unread);
        }
        byte[] plain = text.getBytes(StandardCharsets.UTF_8);
        if (format == Format.PLAYLISTS && plain.length > MOST_YAML) {
            throw new CommandFailure(Sentence.of("plan.large.yaml"));
        }
        boolean isText = format != Format.TABLE && decoded instanceof TextDecoder.Text;
        return new PlanInput(format, isText ? plain : bytes);
    }

    /** Reads a file; {@code -} is standard input. */
    private static byte[] bytes(CommandContext context, Path file) {
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

    private static Format format(String name, String text) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            return Format.PLAYLISTS;
        }
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
