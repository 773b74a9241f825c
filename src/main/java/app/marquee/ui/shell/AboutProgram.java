package app.marquee.ui.shell;

import app.marquee.task.Job;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.notification.Notices;

import javafx.scene.Node;
import javafx.scene.control.Button;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Dialog about the program, which can also save a diagnostics file. FX thread only. */
final class AboutProgram {
    private final WindowParts parts;
    private final Messages messages;
    private final Dialogs dialogs;
    private final Notices notices;

    AboutProgram(WindowParts parts, Messages messages, Dialogs dialogs, Notices notices) {
        this.parts = parts;
        this.messages = messages;
        this.dialogs = dialogs;
        this.notices = notices;
    }

    void show() {
        List<ProgramFacts.Fact> versions = parts.program().versions();
        AboutCard card = new AboutCard(messages, versions, () -> copy(versions), this::save);
        Button close = new Button(messages.text("close"));
        close.setId("dialog-close");
        close.setDefaultButton(true);
        List<Node> buttons =
                Stream.<Node>concat(card.buttons().stream(), Stream.of(close)).toList();
        Dialogs.OpenDialog dialog = dialogs.show(messages.text("command.about"), card, buttons);
        close.setOnAction(_ -> dialog.close());
        close.requestFocus();
    }

    private void copy(List<ProgramFacts.Fact> versions) {
        parts.desk().copy(AboutCard.text(versions));
        notices.done(messages.text("about.copied"));
    }

    /** Lets the user choose a file and writes the diagnostics to it. */
    void save() {
        parts.desk()
                .chooseTarget(
                        messages.text("command.diagnostics"),
                        parts.program().diagnosticsName(),
                        new FileKind(messages.text("diagnostics.kind"), List.of("zip")),
                        this::save);
    }

    private void save(Path file) {
        parts.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.diagnostics"),
                                        _ -> {
                                            parts.program().saveDiagnostics(file);
                                            return file;
                                        })
                                .onSuccess(this::saved)
                                .onFailure(
                                        failure ->
                                                notices.failed(
                                                        messages.text("job.diagnostics"),
                                                        failure,
                                                        FailureSubject.OTHER,
                                                        () -> save(file))));
    }

    private void saved(Path file) {
        notices.done(messages.text("diagnostics.saved", Objects.toString(file.getFileName(), "")));
    }
}
