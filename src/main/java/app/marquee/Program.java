package app.marquee;

import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.ui.shell.ProgramFacts;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** Facts about the program and its environment, such as versions and memory. */
final class Program implements ProgramFacts {
    private static final long MEGABYTE = 1024 * 1024;

    private final Run run;
    private final Diagnostics diagnostics;

    Program(Run run) {
        this.run = run;
        this.diagnostics = new Diagnostics(run);
    }

    @Override
    public List<Fact> versions() {
        return List.of(
                new Fact("Marquee", version()),
                new Fact("Java", Runtime.version() + ", " + property("java.vendor")),
                new Fact("JavaFX", property("javafx.runtime.version")),
                new Fact(property("os.name"), property("os.version") + ", " + property("os.arch")));
    }

    /** On one line, for a log. */
    static String line() {
        return String.format(
                Locale.ROOT,
                "Marquee %s, Java %s, %s %s, %s",
                version(),
                Runtime.version(),
                property("os.name"),
                property("os.version"),
                property("os.arch"));
    }

    /** What is of interest only to whoever looks for a fault. */
    private static List<Fact> surroundings() {
        Runtime runtime = Runtime.getRuntime();
        return List.of(
                new Fact(
                        "System language",
                        Locale.getDefault(Locale.Category.DISPLAY).toLanguageTag()),
                new Fact("Processors", Integer.toString(runtime.availableProcessors())),
                new Fact("Memory limit", runtime.maxMemory() / MEGABYTE + " MB"),
                new Fact(
                        "Memory used",
                        (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE + " MB"),
                new Fact("Graphics pipeline", System.getProperty("prism.order", "default")));
    }

    private static String version() {
        @Nullable String packaged = Program.class.getPackage().getImplementationVersion();
        return packaged == null ? "(development)" : packaged;
    }

    private static String property(String name) {
        return System.getProperty(name, "unknown");
    }

    @Override
    public String diagnosticsName() {
        return "marquee-diagnostics-" + LocalDate.now(run.clock()) + ".zip";
    }

    @Override
    public void saveDiagnostics(Path file) throws InterruptedException {
        ExportOutcome outcome =
                new ExportFile(file)
                        .write(diagnostics.of(versions(), surroundings()), (_, _) -> {});
        switch (outcome) {
            case ExportOutcome.Written _ -> {
                // The whole file is there.
            }
            case ExportOutcome.NotWritable(var target, _, var detail) ->
                    throw failure(target, detail);
            case ExportOutcome.TooManyRows _, ExportOutcome.TextTooLong _ ->
                    throw new IllegalStateException("Not a table: " + outcome);
        }
    }

    private static FailureException failure(Path what, String detail) {
        return new FailureException(new Failure.Storage(what.toString(), detail));
    }
}
