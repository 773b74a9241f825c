package app.marquee.command.shell;

import app.marquee.command.ExitStatus;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Manual page of a program with all its commands, in the macros of man(7). */
final class ManualPage {
    private final CommandSpec program;
    private final StringBuilder page = new StringBuilder();

    ManualPage(CommandSpec program) {
        this.program = program;
    }

    String text() {
        page.append(".TH MARQUEE 1 \"\" \"Marquee\" \"User Commands\"\n");
        section("NAME");
        line("marquee \\- " + escaped(description(program)));
        section("SYNOPSIS");
        synopsis(program);
        section("DESCRIPTION");
        footer(program);
        section("OPTIONS");
        options(program);
        section("COMMANDS");
        program.subcommands().values().stream()
                .distinct()
                .forEach(one -> command(one.getCommandSpec()));
        section("EXIT STATUS");
        Stream.of(ExitStatus.values())
                .forEach(status -> tagged(Integer.toString(status.code()), words(status)));
        return page.toString().stripTrailing();
    }

    private static String words(ExitStatus status) {
        return switch (status) {
            case DONE -> "Done, or nothing to do.";
            case FAILED -> "Failed.";
            case USAGE -> "Invalid arguments.";
            case UNKNOWN -> "The status of some changes is unknown.";
            case TOKEN -> "The API token is missing or was rejected.";
            case PENDING -> "The plan has changes (plan --exit-code).";
            case PAUSED -> "Paused by the server; the last line names the time.";
            case HUNG_UP -> "Stopped by SIGHUP, as when the terminal is closed.";
            case INTERRUPTED -> "Interrupted (Ctrl+C).";
            case TERMINATED -> "Stopped by SIGTERM.";
        };
    }

    private void command(CommandSpec command) {
        if (command.usageMessage().hidden()) {
            return;
        }
        if (command.subcommands().isEmpty()) {
            page.append(".SS ").append(escaped(command.qualifiedName())).append('\n');
            line(escaped(description(command)));
            page.append(".PP\n");
            synopsis(command);
            footer(command);
            options(command);
        }
        command.subcommands().values().stream()
                .distinct()
                .forEach(one -> command(one.getCommandSpec()));
    }

    private void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    private void line(String text) {
        page.append(text.startsWith(".") || text.startsWith("'") ? "\\&" : "")
                .append(text)
                .append('\n');
    }

    private void synopsis(CommandSpec command) {
        String usage = command.commandLine().getHelp().synopsis(0).replaceAll("\\s+", " ").strip();
        page.append(".B ").append(escaped(usage)).append('\n');
    }

    private static String description(CommandSpec command) {
        return String.join(" ", command.usageMessage().description());
    }

    private void footer(CommandSpec command) {
        String[] lines = command.usageMessage().footer();
        if (lines.length > 0) {
            page.append(".PP\n");
        }
        Stream.of(lines).forEach(text -> line(escaped(text)));
    }

    private void options(CommandSpec command) {
        command.positionalParameters().forEach(one -> tagged(one.paramLabel(), help(one)));
        for (OptionSpec option : command.options()) {
            String names = Stream.of(option.names()).collect(Collectors.joining(", "));
            boolean takes = option.arity().max() > 0;
            tagged(takes ? names + " " + option.paramLabel() : names, help(option));
        }
    }

    private void tagged(String tag, String text) {
        page.append(".TP\n.B ").append(escaped(tag)).append('\n');
        line(escaped(text));
    }

    private static String help(ArgSpec argument) {
        String text = String.join(" ", argument.description());
        String usual = argument.defaultValue();
        return Ansi.OFF
                .string(text)
                .replace("${DEFAULT-VALUE}", usual == null ? "" : usual.toLowerCase(Locale.ROOT));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ");
    }
}
