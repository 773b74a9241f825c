package app.marquee.command;

import app.marquee.file.Obstacle;
import app.marquee.model.HarmlessText;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Output of a command: data as text or JSON Lines on one stream, messages on another. The first
 * line of JSON names the version of Marquee, the format and the command.
 */
public final class Output implements AutoCloseable {
    /** Number of the form of the lines; a member that is added doesn't change it. */
    private static final int FORMAT = 1;

    private final OutputStream data;
    private final PrintWriter messages;
    private final @Nullable String json;
    private final Supplier<Messages> texts;
    private boolean begun;

    /**
     * @param json the name of the command; null for text
     */
    public Output(CommandContext context, PrintWriter messages, @Nullable String json) {
        this.data = context.out();
        this.texts = context.texts();
        this.messages = messages;
        this.json = json;
    }

    public boolean isJson() {
        return json != null;
    }

    /**
     * Writes an object as a line of JSON; null is unknown, and a time is written as in ISO 8601.
     */
    public void json(Map<String, ? extends @Nullable Object> object) {
        begin();
        Map<String, @Nullable Object> plain = new LinkedHashMap<>();
        object.forEach((name, value) -> plain.put(name, plain(value)));
        write(JsonMapper.shared().writeValueAsString(plain));
    }

    private static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Number number -> number;
            case Boolean yes -> yes;
            case Map<?, ?> map -> map;
            case Iterable<?> list -> list;
            default -> value.toString();
        };
    }

    /** Writes a line of data for people. */
    public void text(String line) {
        write(HarmlessText.lines(line));
    }

    /** Writes lines that a shell or another program reads, as they are. */
    public void script(String lines) {
        write(lines);
    }

    /** Writes a line of data for people, in their language. */
    public void text(Sentence line) {
        text(line.in(texts.get()));
    }

    /** Writes a line for people beside the data, in their language. */
    public void message(Sentence sentence) {
        messages.println(HarmlessText.lines(sentence.in(texts.get())));
        messages.flush();
    }

    /** The stream of the data, after the first line of JSON. */
    public OutputStream data() {
        begin();
        return data;
    }

    /** The stream of the data where another process writes all lines, the first one too. */
    OutputStream handedOver() {
        begun = true;
        return data;
    }

    private void begin() {
        if (json != null && !begun) {
            begun = true;
            Map<String, Object> head = new LinkedHashMap<>();
            head.put("marquee", MarqueeCommand.version());
            head.put("format", FORMAT);
            head.put("command", json);
            write(JsonMapper.shared().writeValueAsString(head));
        }
    }

    private void write(String line) {
        try {
            data.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    static CommandFailure unwritable(IOException failed) {
        return new CommandFailure(Sentence.of("output.unwritable", obstacle(failed)), failed);
    }

    /** The reason why a stream or a file can't be written. */
    static Sentence obstacle(IOException failed) {
        return Sentence.of(
                "obstacle." + Obstacle.of(failed).key(), String.valueOf(failed.getMessage()));
    }

    /** Writes what was not written yet. */
    @Override
    public void close() {
        begin();
        flush();
    }

    /** Writes what waits in the stream, before something is remembered as told. */
    public void flush() {
        try {
            data.flush();
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }
}
