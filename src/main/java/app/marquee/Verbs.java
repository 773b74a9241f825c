package app.marquee;

import app.marquee.command.CommandContext;
import app.marquee.command.alerts.AlertVerbs;
import app.marquee.command.change.ChangeVerbs;
import app.marquee.command.connection.ConnectionVerbs;
import app.marquee.command.export.ExportCommand;
import app.marquee.command.export.ExportTable;
import app.marquee.command.export.ItemTables;
import app.marquee.command.plan.PlanVerbs;
import app.marquee.command.report.ReportVerbs;
import app.marquee.command.schedule.ScheduleVerbs;
import app.marquee.command.shell.CompletionCommand;
import app.marquee.command.shell.ManualCommand;

import picocli.CommandLine;

import java.util.List;
import java.util.stream.Stream;

/**
 * Composition root of the commands, one line each: remove a command by deleting its package and its
 * line. None of them loads a class of JavaFX.
 */
public final class Verbs {
    private Verbs() {}

    /** The commands in the order of the help. */
    public static List<CommandLine> all(CommandContext context) {
        return List.of(
                new CommandLine(new ExportCommand(context, tables())),
                ReportVerbs.of(context),
                PlanVerbs.plan(context),
                PlanVerbs.apply(context),
                ChangeVerbs.of(context),
                AlertVerbs.of(context),
                ConnectionVerbs.of(context),
                ScheduleVerbs.of(context),
                CompletionCommand.of(context),
                ManualCommand.of(context));
    }

    private static List<ExportTable> tables() {
        return Stream.concat(ReportTables.all().stream(), ItemTables.all().stream()).toList();
    }
}
