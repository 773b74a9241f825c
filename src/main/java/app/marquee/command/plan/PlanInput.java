package app.marquee.command.plan;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandFailure;
import app.marquee.command.CommandInput;
import app.marquee.command.Sentence;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;
import app.marquee.sheet.TextDecoder;

import org.jspecify.annotations.Nullable;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** How a file with wanted playlists begins, in YAML or in JSON. */
    private static final Pattern PLAYLISTS =
            Pattern.compile("(\\{ ?)?[\"']?(playlists|rules)[\"']? ?:.*|version ?:.*");

    /** Format of a file that a plan is made from. */
    enum Format {
        LIST,
        PLAYLISTS,
        TABLE
    }

    /**
     * @param encoding that the user named; null for none
     */
    static PlanInput read(CommandContext context, Path file, @Nullable Charset encoding)
            throws InterruptedException {
        byte[] bytes = CommandInput.read(context, file, MOST + 1);
        if (bytes.length > MOST) {
            throw new CommandFailure(Sentence.of("plan.large"));
        }
        if (TableFile.isSpreadsheet(bytes)) {
            return new PlanInput(Format.TABLE, bytes);
        }
        TextDecoder.Decoded decoded = TextDecoder.decode(bytes, encoding);
        String text =
                decoded instanceof TextDecoder.Text(var found)
                        ? found
                        : new String(bytes, StandardCharsets.ISO_8859_1);
        Format format = format(file.toString().toLowerCase(Locale.ROOT), text);
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

    /** Where the ending of the name doesn't say it, the content does. */
    private static Format format(String name, String text) {
        if (name.endsWith(".yaml") || name.endsWith(".yml") || isPlaylists(text)) {
            return Format.PLAYLISTS;
        }
        return text.stripLeading().startsWith("{") ? Format.LIST : Format.TABLE;
    }

    private static boolean isPlaylists(String text) {
        String begin =
                text.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .filter(line -> Stream.of("#", "%", "---").noneMatch(line::startsWith))
                        .limit(2)
                        .collect(Collectors.joining(" "));
        return PLAYLISTS.matcher(begin).matches();
    }
}
