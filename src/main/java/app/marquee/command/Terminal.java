package app.marquee.command;

import org.jspecify.annotations.Nullable;

import java.io.Console;
import java.util.Optional;

/** Terminal on which a command asks the user. */
public interface Terminal {
    void print(String line);

    /** The line that the user types after the question; null at the end of the input. */
    @Nullable String ask(String question);

    /** The terminal of this process; empty where its input or its output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull") // the console of java.base may be chosen
    static Optional<Terminal> ofSystem() {
        return Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .map(SystemTerminal::new);
    }

    /** Console of the Java runtime. */
    record SystemTerminal(Console console) implements Terminal {
        @Override
        public void print(String line) {
            console.writer().println(line);
            console.flush();
        }

        @Override
        public @Nullable String ask(String question) {
            return console.readLine("%s", question);
        }
    }
}
