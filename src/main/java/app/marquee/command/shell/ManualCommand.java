package app.marquee.command.shell;

import app.marquee.command.CommandContext;
import app.marquee.command.CommandTexts;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.Objects;
import java.util.concurrent.Callable;

/** Command that prints the manual page, for packages. */
@Command(name = "manual", footerHeading = "%n", mixinStandardHelpOptions = true)
public final class ManualCommand implements Callable<Integer> {
    private final CommandContext context;

    @Spec private @Nullable CommandSpec spec;

    private ManualCommand(CommandContext context) {
        this.context = context;
    }

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new ManualCommand(context));
    }

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        // The page is a part of packages, which are the same in every language.
        own.root().commandLine().setResourceBundle(CommandTexts.ENGLISH.bundle());
        try (Output output = new Output(context, own.commandLine().getErr(), null)) {
            output.script(new ManualPage(own.root()).text());
        }
        return ExitStatus.DONE.code();
    }
}
