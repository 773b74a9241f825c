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
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Composition root of the commands, one line each: remove a command by deleting its package and its
 * line. None of them loads a class of JavaFX.
 */
public final class Verbs {
    /**
     * One command.
     *
     * @param alone whether it needs no other one, as one that describes them all does
     */
    private record Verb(
            String name, boolean alone, Function<CommandContext, CommandLine> command) {}

    /** In the order of the help. */
    private static final List<Verb> ALL =
            List.of(
                    new Verb("export", true, Verbs::export),
                    new Verb("report", true, ReportVerbs::of),
                    new Verb("plan", true, PlanVerbs::plan),
                    new Verb("apply", true, PlanVerbs::apply),
                    new Verb("changes", true, ChangeVerbs::of),
                    new Verb("alerts", true, AlertVerbs::of),
                    new Verb("connection", true, ConnectionVerbs::of),
                    new Verb("schedule", false, ScheduleVerbs::of),
                    new Verb("completion", false, CompletionCommand::of),
                    new Verb("manual", false, ManualCommand::of));

    private Verbs() {}

    public static List<CommandLine> all(CommandContext context) {
        return of(context, ALL);
    }

    /** The one that the first argument names, since each takes time to make; else all. */
    public static List<CommandLine> named(CommandContext context, List<String> arguments) {
        List<Verb> named =
                ALL.stream()
                        .filter(Verb::alone)
                        .filter(verb -> arguments.indexOf(verb.name()) == 0)
                        .toList();
        return of(context, named.isEmpty() ? ALL : named);
    }

    private static List<CommandLine> of(CommandContext context, List<Verb> verbs) {
        return verbs.stream().map(verb -> verb.command().apply(context)).toList();
    }

    private static CommandLine export(CommandContext context) {
        return new CommandLine(new ExportCommand(context, tables()));
    }

    private static List<ExportTable> tables() {
        return Stream.concat(ReportTables.all().stream(), ItemTables.all().stream()).toList();
    }
}
