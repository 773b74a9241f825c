package app.marquee.ui.shell;

import java.nio.file.Path;
import java.util.List;

/** What the program says of itself: for people, and for whoever helps them. */
public interface ProgramFacts {
    /** One line of it; names of programs and systems are the same in every language. */
    record Fact(String name, String value) {}

    /** Marquee, Java, JavaFX and the system, in this order. */
    List<Fact> versions();

    /** What a file with diagnostics is called by itself. */
    String diagnosticsName();

    /**
     * Writes what helps to find a fault, without secrets and without data of accounts; the whole
     * file or none. Blocks.
     *
     * @throws app.marquee.model.failure.FailureException with a {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    void saveDiagnostics(Path file) throws InterruptedException;
}
