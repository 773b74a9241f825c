package app.marquee.command;

import app.marquee.text.Messages;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Surroundings of a command.
 *
 * @param in what {@code -} stands for where something is read
 * @param out what {@code -} stands for where something is written, and where data goes; failed
 *     writes are thrown
 * @param terminal on which it may ask; empty without one
 * @param texts in the language of the user, looked up where a command needs words
 */
public record CommandContext(
        Runs runs,
        InputStream in,
        OutputStream out,
        Map<String, String> environment,
        Supplier<Optional<Terminal>> terminal,
        Supplier<Messages> texts) {
    /** Surroundings without a terminal. */
    public CommandContext(
            Runs runs,
            InputStream in,
            OutputStream out,
            Map<String, String> environment,
            Supplier<Messages> texts) {
        this(runs, in, out, environment, Optional::empty, texts);
    }
}
