package app.marquee;

import app.marquee.command.CommandContext;
import app.marquee.command.MarqueeCommand;
import app.marquee.command.PlainStart;
import app.marquee.command.StandardOutput;
import app.marquee.command.StopSignal;
import app.marquee.command.Terminal;
import app.marquee.command.TerminalOutput;
import app.marquee.command.Windows;
import app.marquee.file.InheritedFiles;
import app.marquee.start.ArgumentEncoding;
import app.marquee.start.CommandLanguage;
import app.marquee.start.HomeRuns;
import app.marquee.start.LocaleRestart;
import app.marquee.start.TemporaryFiles;
import app.marquee.store.file.Home;

import picocli.CommandLine;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.function.UnaryOperator;

/** Entry point without JavaFX types, so that it runs before they are loaded. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        int _ = InheritedFiles.count();
        TemporaryFiles.ensure(Home.ofUser().cache());
        // Read once by the runtime, before the first request.
        System.setProperty(
                "java.net.useSystemProxies",
                System.getProperty("java.net.useSystemProxies", "true"));
        // Two threads may log first at the same time, which is no news to the user.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        LocaleRestart.ifNeeded(System.getenv());
        StopSignal.watch();
        CommandLanguage texts = new CommandLanguage(List.of(args), System.getenv());
        Windows windows = new DesktopWindows(texts);
        System.exit(
                PlainStart.run(args, windows, () -> line(windows, texts, args), System.err, texts));
    }

    private static OutputStream standardOutput() {
        OutputStream out =
                new BufferedOutputStream(
                        new StandardOutput(new FileOutputStream(FileDescriptor.out)));
        return Terminal.isOutput() ? new TerminalOutput(out) : out;
    }

    private static CommandLine line(Windows windows, CommandLanguage texts, String[] args) {
        ArgumentEncoding.require(List.of(args));
        CommandContext context =
                new CommandContext(
                        new HomeRuns(
                                Clock.system(ZoneId.systemDefault()),
                                DesktopWindows::tokens,
                                UnaryOperator.identity()),
                        InheritedFiles.standardInput(),
                        standardOutput(),
                        System.getenv(),
                        Terminal::ofSystem,
                        texts);
        return MarqueeCommand.line(windows, context, Verbs.named(context, List.of(args)));
    }
}
