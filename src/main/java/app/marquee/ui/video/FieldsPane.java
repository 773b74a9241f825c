package app.marquee.ui.video;

import app.marquee.model.video.CustomField;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;

/**
 * Pane of the custom fields of a video as a table that can be sorted and copied. FX thread only.
 */
final class FieldsPane extends VBox {
    private final Messages messages;
    private final VideoPageViewModel model;
    private final DataTable<CustomField> table;
    private final StatePane states;
    private final FieldTools tools;

    FieldsPane(
            SectionContext on,
            ChangeController changes,
            VideoPageViewModel model,
            FieldEditsViewModel edits) {
        this.messages = on.messages().of("video");
        this.model = model;
        ZoneId zone = on.connection().getValue().zone();
        this.table =
                new DataTable<CustomField>("video-fields", messages, on.tasks())
                        .columns(
                                Column.<CustomField>text(
                                        "key", messages.text("field.key"), CustomField::key),
                                Column.<CustomField>text(
                                        "value", messages.text("field.value"), CustomField::value),
                                time("created", zone),
                                time("updated", zone))
                        .keyedBy(field -> field.id() == null ? field : field.id())
                        .named(messages.text("fields.custom"))
                        .remember(on.memory().under("video"));
        this.states =
                new StatePane(messages, on.clock(), table)
                        .retry(FailureSubject.VIDEO, model::readFields);
        this.tools = new FieldTools(on, changes, edits, table);
        VBox.setVgrow(states, Priority.ALWAYS);
        getChildren().addAll(tools, states);
        model.fieldsStateProperty().subscribe(this::show);
        states.follow(model.fieldsStateProperty(), this::nothing);
    }

    private Column<CustomField> time(String id, ZoneId zone) {
        return Column.<CustomField>time(
                        id,
                        messages.text("fact." + id),
                        field -> id.equals("created") ? field.createdAt() : field.updatedAt(),
                        messages.formats(),
                        zone)
                .hidden();
    }

    FieldActions actions() {
        return tools.actions();
    }

    StatePane states() {
        return states;
    }

    /** Updates the actions after the connection's permissions may have changed. */
    void adapt() {
        tools.adapt();
    }

    private void show(LoadState state) {
        tools.adapt();
        if (state instanceof LoadState.Loaded) {
            table.rows(model.fields());
        }
    }

    private @Nullable EmptyStateText nothing() {
        return model.fieldsStateProperty().get() instanceof LoadState.Loaded
                        && model.fields().isEmpty()
                ? EmptyStateText.of(
                        "fth-tag",
                        messages.text("fields.none.title"),
                        messages.text("fields.none.text"))
                : null;
    }
}
