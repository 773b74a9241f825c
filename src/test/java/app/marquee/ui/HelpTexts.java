package app.marquee.ui;

import app.marquee.Verbs;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandTexts;
import app.marquee.command.CommandTrial;
import app.marquee.command.MarqueeCommand;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Keys that the help of the commands looks up by the names of commands, options and arguments. */
public final class HelpTexts {
    private HelpTexts() {}

    /** The whole command line. */
    public static CommandLine line() {
        CommandContext context =
                new CommandContext(
                        _ -> {
                            throw new AssertionError("No command runs here");
                        },
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        Map.of(),
                        () -> CommandTexts.ENGLISH);
        return MarqueeCommand.line(CommandTrial.noWindows(), context, Verbs.all(context));
    }

    /** Every command, the program first. */
    public static Stream<CommandSpec> commands(CommandLine line) {
        return Stream.concat(
                Stream.of(line.getCommandSpec()),
                line.getSubcommands().values().stream().distinct().flatMap(HelpTexts::commands));
    }

    static Set<String> keys() {
        Set<String> keys =
                new TreeSet<>(
                        Set.of(
                                "usage.synopsisHeading",
                                "usage.commandListHeading",
                                "mixinStandardHelpOptions.help",
                                "mixinStandardHelpOptions.version"));
        commands(line()).forEach(command -> add(command, keys));
        return keys;
    }

    private static void add(CommandSpec command, Set<String> keys) {
        String name = command.qualifiedName(".") + ".";
        for (String part : new String[] {"description", "footer"}) {
            keys.add(name + "usage." + part);
            for (int line = 0; line < 3; line++) {
                keys.add(name + "usage." + part + "." + line);
            }
        }
        command.args()
                .forEach(argument -> Stream.of("", name).forEach(p -> keys.add(p + own(argument))));
    }

    private static String own(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? option.longestName().replaceFirst("^-+", "")
                : argument.paramLabel() + "[" + ((PositionalParamSpec) argument).index() + "]";
    }
}
