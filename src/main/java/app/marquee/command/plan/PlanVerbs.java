package app.marquee.command.plan;

import app.marquee.command.CommandContext;

import picocli.CommandLine;

/** Commands {@code plan} and {@code apply}. */
public final class PlanVerbs {
    private PlanVerbs() {}

    public static CommandLine plan(CommandContext context) {
        return new CommandLine(new PlanCommand(context));
    }

    public static CommandLine apply(CommandContext context) {
        return new CommandLine(new ApplyCommand(context));
    }
}
