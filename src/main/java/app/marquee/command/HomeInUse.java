package app.marquee.command;

import java.nio.file.Path;
import java.util.Optional;

/** Exception of a home that another process writes, for a command that writes it, too. */
public final class HomeInUse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Optional<Path> socket;

    /**
     * @param socket where a window takes commands; empty without a place to trust
     */
    public HomeInUse(Optional<Path> socket) {
        super("The home directory is in use");
        this.socket = socket;
    }

    Optional<Path> socket() {
        return socket;
    }

    static CommandFailure refusal() {
        return new CommandFailure(Sentence.of("home.used"));
    }
}
