package app.marquee.ui.shell;

import app.marquee.task.Job;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.notification.Notices;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Dialog about the program, and the command that saves diagnostics. FX thread only. */
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
        AboutCard card = new AboutCard(messages, versions);
        Button close = new Button(messages.text("close"));
        close.setId("dialog-close");
        close.setDefaultButton(true);
        Dialogs.OpenDialog dialog =
                dialogs.show(messages.text("command.about"), card, List.of(close));
        close.setOnAction(_ -> dialog.close());
        close.requestFocus();
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

    /** Card with the program's versions and third-party notices. FX thread only. */
    private static final class AboutCard extends VBox {
        private static final int NOTICE_ROWS = 9;
        private static final int NOTICE_COLUMNS = 44;

        AboutCard(Messages messages, List<ProgramFacts.Fact> versions) {
            Label purpose = new Label(messages.text("about.text"));
            purpose.setWrapText(true);
            purpose.setMinHeight(USE_PREF_SIZE);
            Label others = new Label(messages.text("about.notices"));
            others.getStyleClass().add("caption");
            TextArea notices = new TextArea(notices());
            notices.setId("about-notices");
            notices.setEditable(false);
            notices.setWrapText(true);
            notices.setPrefRowCount(NOTICE_ROWS);
            notices.setPrefColumnCount(NOTICE_COLUMNS);
            notices.setAccessibleText(messages.text("about.notices"));
            others.setLabelFor(notices);
            getStyleClass().add("about-card");
            getChildren().addAll(purpose, grid(versions), others, notices);
        }

        private static GridPane grid(List<ProgramFacts.Fact> versions) {
            GridPane grid = new GridPane();
            grid.setId("about-versions");
            grid.getStyleClass().add("about-versions");
            for (ProgramFacts.Fact fact : versions) {
                Label name = new Label(fact.name());
                name.getStyleClass().add("muted");
                name.setMinWidth(USE_PREF_SIZE);
                Label value = new Label(fact.value());
                value.setWrapText(true);
                value.setMinHeight(USE_PREF_SIZE);
                grid.addRow(grid.getRowCount(), name, value);
            }
            return grid;
        }

        private static String notices() {
            try (InputStream text =
                    Objects.requireNonNull(AboutCard.class.getResourceAsStream("notices.txt"))) {
                return new String(text.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
