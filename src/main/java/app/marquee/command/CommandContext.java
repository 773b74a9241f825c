package app.marquee.command;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;

/**
 * Surroundings of a command.
 *
 * @param in what {@code -} stands for where something is read
 * @param out what {@code -} stands for where something is written, and where data goes; failed
 *     writes are thrown
 */
public record CommandContext(
        Runs runs, InputStream in, OutputStream out, Map<String, String> environment) {}
