package app.marquee.ui.shell;

import java.nio.file.Path;
import java.util.List;

/** Source of version information and diagnostics about the program. */
public interface ProgramFacts {
    /** Name and value of one component. Names are the same in every language. */
    record Fact(String name, String value) {}

    /** Marquee, Java, JavaFX and the system, in this order. */
    List<Fact> versions();

    /** The suggested name of a diagnostics file. */
    String diagnosticsName();

    /**
     * Writes diagnostics without secrets and without account data; the whole file or none.
     * Blocking.
     *
     * @throws app.marquee.model.failure.FailureException with a {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    void saveDiagnostics(Path file) throws InterruptedException;
}
