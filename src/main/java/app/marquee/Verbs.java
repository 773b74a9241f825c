package app.marquee;

import app.marquee.command.CommandContext;
import app.marquee.command.connection.ConnectionVerbs;

import picocli.CommandLine;

import java.util.List;

/**
 * Composition root of the commands, one line each: remove a command by deleting its package and its
 * line. None of them loads a class of JavaFX.
 */
public final class Verbs {
    private Verbs() {}

    /** The commands in the order of the help. */
    public static List<CommandLine> all(CommandContext context) {
        return List.of(ConnectionVerbs.of(context));
    }
}
