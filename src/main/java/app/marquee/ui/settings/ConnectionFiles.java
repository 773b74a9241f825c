package app.marquee.ui.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.service.connection.ConnectionService;
import app.marquee.task.Job;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Importer and exporter of connections as files without secrets. FX thread only. */
final class ConnectionFiles {
    private final ConnectionService connections;
    private final SectionContext context;
    private final Messages messages;
    private final Runnable taken;

    /**
     * @param taken runs when there are more connections than before
     */
    ConnectionFiles(ConnectionService connections, SectionContext context, Runnable taken) {
        this.connections = connections;
        this.context = context;
        this.messages = context.messages();
        this.taken = taken;
    }

    /** Exports the saved connections to a file that the user chooses. */
    void export() {
        context.desk()
                .chooseTarget(
                        messages.text("export.title"),
                        "marquee-connections.json",
                        connectionFiles(),
                        this::exportTo);
    }

    private FileKind connectionFiles() {
        return new FileKind(messages.text("import.files"), List.of("json"));
    }

    private void exportTo(Path target) {
        context.tasks()
                .submit(
                        Job.of(messages.text("job.export"), _ -> connections.exportTo(target))
                                .onSuccess(
                                        count ->
                                                context.notices()
                                                        .done(
                                                                messages.plural(
                                                                        "export.done", count)))
                                .onFailure(
                                        failure ->
                                                context.notices()
                                                        .failed(
                                                                messages.text("job.export"),
                                                                failure,
                                                                FailureSubject.CONNECTION)));
    }

    /**
     * Lets the user choose a file of connections and reads it.
     *
     * @param found receives the usable and unusable connections; an empty file is reported
     */
    void chooseImport(Consumer<ConnectionsReading.Found> found) {
        context.desk()
                .chooseFile(
                        messages.text("import.choose"),
                        connectionFiles(),
                        file ->
                                context.tasks()
                                        .submit(
                                                Job.of(
                                                                messages.text("job.import"),
                                                                _ -> connections.readFrom(file))
                                                        .onSuccess(
                                                                reading -> read(reading, found))));
    }

    private void read(ConnectionsReading reading, Consumer<ConnectionsReading.Found> found) {
        switch (reading) {
            case ConnectionsReading.Found some
                    when some.connections().isEmpty() && some.unusable().isEmpty() ->
                    context.notices().warn(messages.text("import.nothing"));
            case ConnectionsReading.Found some -> found.accept(some);
            case ConnectionsReading.Refused(var reason) ->
                    context.notices()
                            .warn(
                                    messages.text(
                                            "import.refused."
                                                    + reason.name().toLowerCase(Locale.ROOT)));
        }
    }

    /** Keeps what was chosen of a file. */
    void take(List<Connection> chosen) {
        connections.take(chosen);
        taken.run();
        context.notices().done(messages.plural("import.done", chosen.size()));
    }
}
