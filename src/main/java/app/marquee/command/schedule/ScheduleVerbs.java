package app.marquee.command.schedule;

import app.marquee.command.CommandContext;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Command {@code schedule} with its subcommand. */
@Command(name = "schedule", mixinStandardHelpOptions = true)
public final class ScheduleVerbs {
    private ScheduleVerbs() {}

    public static CommandLine of(CommandContext context) {
        CommandLine print = new CommandLine(new SchedulePrintCommand(context));
        // What comes after the command is its own.
        print.setStopAtPositional(true);
        return new CommandLine(new ScheduleVerbs()).addSubcommand(print);
    }
}
