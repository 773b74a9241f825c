package app.marquee.command.report;

import app.marquee.command.CommandContext;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Command {@code report} with its subcommands. */
@Command(name = "report", mixinStandardHelpOptions = true)
public final class ReportVerbs {
    private ReportVerbs() {}

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new ReportVerbs())
                .addSubcommand(new ReportRunCommand(context))
                .addSubcommand(new ReportListCommand(context))
                .addSubcommand(new ReportCheckCommand(context));
    }
}
