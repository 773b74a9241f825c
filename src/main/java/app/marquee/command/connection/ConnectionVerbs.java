package app.marquee.command.connection;

import app.marquee.command.CommandContext;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Command {@code connection} with its subcommands. */
@Command(name = "connection", mixinStandardHelpOptions = true)
public final class ConnectionVerbs {
    private ConnectionVerbs() {}

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new ConnectionVerbs())
                .addSubcommand(new TestCommand(context))
                .addSubcommand(new ListCommand(context));
    }
}
