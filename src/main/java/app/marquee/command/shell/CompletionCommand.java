package app.marquee.command.shell;

import app.marquee.command.CommandContext;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;

import org.jspecify.annotations.Nullable;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.Objects;
import java.util.concurrent.Callable;

/** Command that prints a completion script. */
@Command(name = "completion", footerHeading = "%n", mixinStandardHelpOptions = true)
public final class CompletionCommand implements Callable<Integer> {
    private final CommandContext context;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(index = "0", paramLabel = "bash|zsh", defaultValue = "BASH")
    private Shell shell = Shell.BASH;

    /** Shells that read the script. */
    enum Shell {
        BASH,
        ZSH
    }

    private CompletionCommand(CommandContext context) {
        this.context = context;
    }

    public static CommandLine of(CommandContext context) {
        return new CommandLine(new CompletionCommand(context));
    }

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        String zsh = shell == Shell.ZSH ? "autoload -U +X bashcompinit && bashcompinit\n" : "";
        try (Output output = new Output(context, own.commandLine().getErr(), null)) {
            output.script(zsh + AutoComplete.bash("marquee", own.root().commandLine()));
        }
        return ExitStatus.DONE.code();
    }
}
