package app.marquee.command.alerts;

import app.marquee.command.CommandContext;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Command {@code alerts} with its subcommands. */
@Command(name = "alerts", mixinStandardHelpOptions = true)
public final class AlertVerbs {
    private AlertVerbs() {}

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new AlertVerbs()).addSubcommand(new AlertsCheckCommand(context));
    }
}
