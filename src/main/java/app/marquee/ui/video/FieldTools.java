package app.marquee.ui.video;

import app.marquee.model.video.CustomField;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;

/**
 * Toolbar of the custom fields of a video, with the keys of their table: Enter and F2 change a
 * field, Delete removes it. An unavailable action gives its reason. FX thread only.
 */
final class FieldTools extends VBox {
    private final Messages messages;
    private final FieldEditsViewModel edits;
    private final SectionContext on;
    private final ChangeController changes;
    private final DataTable<CustomField> table;
    private final FieldActions actions =
            new FieldActions(
                    new Action(() -> open(null)), new Action(this::edit), new Action(this::remove));
    private final Label why = new Label();

    FieldTools(
            SectionContext on,
            ChangeController changes,
            FieldEditsViewModel edits,
            DataTable<CustomField> table) {
        this.on = on;
        this.changes = changes;
        this.messages = on.messages().of("video");
        this.edits = edits;
        this.table = table;
        why.setId("video-field-why");
        why.getStyleClass().addAll("caption", "field-why");
        why.setWrapText(true);
        why.setMinHeight(USE_PREF_SIZE);
        FlowPane buttons =
                new FlowPane(
                        button("video-field-add", "field.add", "fth-plus", actions.add()),
                        button("video-field-edit", "field.edit", "fth-edit-2", actions.edit()),
                        button(
                                        "video-field-remove",
                                        "field.remove",
                                        "fth-trash-2",
                                        actions.remove())
                                .destroying(true),
                        new UnofficialTag(messages));
        buttons.getStyleClass().add("field-tools");
        getChildren().addAll(buttons, why);
        table.onOpen(_ -> actions.edit().run());
        table.selection().addListener((ListChangeListener<CustomField>) _ -> adapt());
        table.table().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        adapt();
    }

    private WriteButton button(String id, String text, String icon, Action action) {
        WriteButton button = WriteButton.opening(id, messages.text(text), icon);
        action.attach(button);
        action.explain(button);
        return button;
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.F2) {
            actions.edit().run();
            event.consume();
        } else if (event.getCode() == KeyCode.DELETE) {
            actions.remove().run();
            event.consume();
        }
    }

    FieldActions actions() {
        return actions;
    }

    private Optional<CustomField> chosen() {
        return table.selected().size() == 1
                ? Optional.of(table.selected().getFirst())
                : Optional.empty();
    }

    private void edit() {
        chosen().ifPresent(this::open);
    }

    private void remove() {
        chosen().ifPresent(edits::remove);
    }

    private void open(@Nullable CustomField edited) {
        new FieldDialog(on, changes, edits, edited).open();
    }

    /** Enables actions by selection, connection and platform. */
    void adapt() {
        Optional<String> noAdding = edits.blocked();
        Optional<String> noEditing = blocked(edits::blockedEdit);
        Optional<String> noRemoving = blocked(edits::blockedRemove);
        actions.add().set(Availability.unless(noAdding));
        actions.edit().set(Availability.unless(noEditing));
        actions.remove().set(Availability.unless(noRemoving));
        String reason =
                noAdding.or(() -> chosen().isPresent() ? noEditing : Optional.empty())
                        .or(() -> chosen().isPresent() ? noRemoving : Optional.empty())
                        .orElse("");
        why.setText(reason);
        Visibility.show(why, !reason.isEmpty());
    }

    private Optional<String> blocked(Function<CustomField, Optional<String>> of) {
        return chosen().map(of).orElseGet(() -> Optional.of(messages.text("field.choose")));
    }
}
