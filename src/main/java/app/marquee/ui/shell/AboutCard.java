package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Card with the program's versions and third-party notices. FX thread only. */
final class AboutCard extends VBox {
    private static final int NOTICE_ROWS = 9;
    private static final int NOTICE_COLUMNS = 44;

    private final Button copy = new Button();
    private final Button save = new Button();

    AboutCard(
            Messages messages, List<ProgramFacts.Fact> versions, Runnable onCopy, Runnable onSave) {
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
        button(copy, "about-copy", messages.text("about.copy"), "fth-copy", onCopy);
        button(save, "diagnostics-save", messages.text("command.diagnostics"), "fth-save", onSave);
        getStyleClass().add("about-card");
        getChildren().addAll(purpose, grid(versions), others, notices);
    }

    private static void button(
            Button button, String id, String text, String icon, Runnable action) {
        button.setId(id);
        button.setText(text);
        button.setGraphic(new FontIcon(icon));
        button.setOnAction(_ -> action.run());
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

    /** The versions as a text for an email. */
    static String text(List<ProgramFacts.Fact> versions) {
        return versions.stream()
                .map(fact -> fact.name() + " " + fact.value())
                .collect(Collectors.joining("\n"));
    }

    List<Button> buttons() {
        return List.of(save, copy);
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
