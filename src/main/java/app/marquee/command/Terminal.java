package app.marquee.command;

import app.marquee.file.InterruptibleCall;
import app.marquee.model.HarmlessText;

import org.jspecify.annotations.Nullable;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Terminal on which a command asks the user. */
public interface Terminal {
    void print(String line);

    /** The line that the user types after the question; null at the end of the input. */
    @Nullable String ask(String question) throws InterruptedException;

    /** The terminal of this process; empty where its input or its output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull") // the console of java.base may be chosen
    static Optional<Terminal> ofSystem() {
        return Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .map(SystemTerminal::new);
    }

    /** Whether standard output is a terminal, whatever the input is. */
    @SuppressWarnings("SystemConsoleNull") // the console of java.base may be chosen
    static boolean isOutput() {
        try {
            Path to = Path.of("/proc/self/fd/1").toRealPath();
            return to.startsWith("/dev/pts") || to.toString().matches("/dev/(tty.*|console)");
        } catch (IOException elsewhere) {
            Console console = System.console();
            return console != null && console.isTerminal();
        }
    }

    /** Console of the Java runtime. */
    record SystemTerminal(Console console) implements Terminal {
        @Override
        public void print(String line) {
            console.writer().println(HarmlessText.lines(line));
            console.flush();
        }

        @Override
        public @Nullable String ask(String question) throws InterruptedException {
            try {
                return InterruptibleCall.of(
                        () -> console.readLine("%s", HarmlessText.lines(question)));
            } catch (IOException unreadable) {
                return null;
            }
        }
    }
}
