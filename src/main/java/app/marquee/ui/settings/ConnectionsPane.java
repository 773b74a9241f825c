package app.marquee.ui.settings;

import app.marquee.model.Connection;
import app.marquee.model.ConnectionId;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.Confirmation;
import app.marquee.ui.shell.SectionContext;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/** The list of connections and the form of the one that is selected. */
final class ConnectionsPane extends HBox {
    private static final double LIST_WIDTH = 260;
    private static final double LIST_HEIGHT = 320;

    private final SettingsViewModel model;
    private final SectionContext context;
    private final Messages messages;
    private final ListView<Connection> list = new ListView<>();
    private final Button delete;

    ConnectionsPane(SettingsViewModel model, SectionContext context) {
        this.model = model;
        this.context = context;
        this.messages = context.messages();
        getStyleClass().add("settings-columns");
        list.setId("connection-list");
        list.setItems(model.all());
        list.setAccessibleText(messages.text("group.connections"));
        list.setCellFactory(_ -> new ConnectionCell(model, messages));
        list.setPrefSize(LIST_WIDTH, LIST_HEIGHT);
        list.setMinWidth(LIST_WIDTH);
        delete = button("connection-delete", "delete", this::confirmDelete);
        delete.getStyleClass().add("danger");
        Button add = button("connection-new", "new", this::beginNew);
        HBox buttons = new HBox(add, delete);
        buttons.getStyleClass().add("view-tools");
        VBox left = new VBox(list, buttons);
        left.getStyleClass().add("settings-list");
        ConnectionFormView form = new ConnectionFormView(model, messages);
        setHgrow(form, Priority.ALWAYS);
        getChildren().addAll(left, form);
        model.editedProperty().subscribe(this::select);
        model.all()
                .addListener(
                        (ListChangeListener<Connection>) _ -> select(model.editedProperty().get()));
        list.getSelectionModel().selectedItemProperty().subscribe(this::chosen);
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button(messages.text(key));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Follows the form, not the other way round, so that an unsaved form is never left unseen. */
    private void select(@Nullable ConnectionId id) {
        delete.setDisable(id == null || model.isOfThisRun(id) || model.isOpen(id));
        if (id == null) {
            list.getSelectionModel().clearSelection();
            return;
        }
        model.all().stream()
                .filter(connection -> connection.id().equals(id))
                .findFirst()
                .ifPresent(list.getSelectionModel()::select);
    }

    private void chosen(@Nullable Connection connection) {
        if (connection == null || connection.id().equals(model.editedProperty().get())) {
            return;
        }
        whenNothingIsLost(() -> model.edit(connection.id()));
    }

    private void beginNew() {
        whenNothingIsLost(model::beginNew);
    }

    private void whenNothingIsLost(Runnable step) {
        if (!model.form().isEdited()) {
            step.run();
            return;
        }
        select(model.editedProperty().get());
        context.dialogs()
                .confirm(
                        Confirmation.destructive(
                                messages.text("discard.title"),
                                messages.text("discard.text"),
                                messages.text("discard.do"),
                                step));
    }

    private void confirmDelete() {
        ConnectionId id = model.editedProperty().get();
        model.all().stream()
                .filter(connection -> Objects.equals(connection.id(), id))
                .findFirst()
                .ifPresent(this::confirmDelete);
    }

    private void confirmDelete(Connection connection) {
        context.dialogs()
                .confirm(
                        Confirmation.destructive(
                                messages.text("delete.title", connection.name()),
                                messages.text("delete.text"),
                                messages.text("delete.do", connection.name()),
                                () -> model.delete(connection.id())));
    }
}
