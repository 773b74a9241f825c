package app.marquee.ui.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.stream.Collectors;

/** Pane with the list of connections and the form of the selected one. */
final class ConnectionsPane extends VBox {
    /** In pixels at the usual text size. */
    private static final double ROW_HEIGHT = 51;

    private final SettingsViewModel model;
    private final SectionContext context;
    private final Messages messages;
    private final ObservableList<Connection> shown = FXCollections.observableArrayList();
    private final ListView<Connection> list =
            new ListView<>(shown) {
                // As high as its rows.
                @Override
                protected double computePrefHeight(double width) {
                    return snappedTopInset()
                            + shown.size() * snapSizeY(ROW_HEIGHT * TextScale.now(this))
                            + snappedBottomInset();
                }
            };
    private final Action deletion = new Action(this::confirmDelete);
    private final Label noDelete = new Label();
    private final ConnectionFormView form;
    private boolean following;

    ConnectionsPane(SettingsViewModel model, SectionContext context) {
        this.model = model;
        this.context = context;
        this.messages = context.messages();
        this.form = new ConnectionFormView(model, context);
        getStyleClass().add("settings-connections");
        GridPane columns = new GridPane();
        columns.getStyleClass().add("settings-columns");
        columns.add(left(), 0, 0);
        columns.add(form, 1, 0);
        GridPane.setHgrow(form, Priority.ALWAYS);
        EffectiveWidth.follow(
                columns,
                effective -> {
                    boolean below = effective < EffectiveWidth.ONE_PANE;
                    GridPane.setConstraints(form, below ? 0 : 1, below ? 1 : 0);
                });
        getChildren().addAll(new ConnectCard(model, messages, this::beginNew), columns);
        model.editedProperty().subscribe(_ -> follow());
        model.all().addListener((ListChangeListener<Connection>) _ -> follow());
        list.getSelectionModel().selectedItemProperty().subscribe(this::chosen);
    }

    private VBox left() {
        list.setId("connection-list");
        list.setAccessibleText(messages.text("section.connections"));
        list.setCellFactory(_ -> new ConnectionCell(model, messages, () -> run(form.opening())));
        // Before the list hears Enter for itself.
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        Button delete = Buttons.titled("connection-delete", messages.text("delete"));
        deletion.attach(delete);
        delete.getStyleClass().add("danger");
        noDelete.getStyleClass().add("caption");
        noDelete.setWrapText(true);
        noDelete.setMinHeight(Region.USE_PREF_SIZE);
        Button add = button("connection-new", "new", this::beginNew);
        FlowPane buttons = new FlowPane(add);
        buttons.getStyleClass().add("settings-tools");
        form.offer(delete, noDelete);
        VBox left = new VBox(list, buttons);
        left.getStyleClass().add("settings-list");
        return left;
    }

    private Button button(String id, String key, Runnable action) {
        Button button = Buttons.titled(id, messages.text(key));
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Saves the connections to a file that the user chooses. */
    void export() {
        model.files().export();
    }

    /** Lets the user choose a file, and then which of its connections. */
    void chooseImport() {
        model.files()
                .chooseImport(
                        found ->
                                ImportCard.show(
                                        context.dialogs(),
                                        messages,
                                        found,
                                        model.all().stream()
                                                .map(Connection::name)
                                                .collect(Collectors.toSet()),
                                        model.files()::take));
    }

    /**
     * The list follows the form, not the other way round, so that an unsaved form is never left
     * unseen.
     */
    private void follow() {
        following = true;
        if (!shown.equals(model.all())) {
            shown.setAll(model.all());
            list.requestLayout();
        }
        ConnectionId id = model.editedProperty().get();
        list.getSelectionModel().clearSelection();
        shown.stream()
                .filter(connection -> connection.id().equals(id))
                .findFirst()
                .ifPresent(list.getSelectionModel()::select);
        following = false;
        allowDelete();
    }

    private void allowDelete() {
        String why = model.whyNoDelete();
        deletion.set(Availability.when(why.isEmpty(), why));
        boolean isNew = model.editedProperty().get() == null;
        noDelete.setText(why.isEmpty() || isNew ? "" : messages.text(why));
        Visibility.show(noDelete, !noDelete.getText().isEmpty());
    }

    private void chosen(@Nullable Connection connection) {
        if (following
                || connection == null
                || connection.id().equals(model.editedProperty().get())) {
            return;
        }
        // Later: a list must not change its selection during a selection event.
        FxThread.later(() -> whenNothingIsLost(() -> model.edit(connection.id())));
    }

    /** The form of the connection that is selected. */
    ConnectionFormView form() {
        return form;
    }

    /** Begins a new connection, after confirming to discard unsaved input. */
    void beginNew() {
        whenNothingIsLost(
                () -> {
                    model.beginNew();
                    form.focusName();
                });
    }

    private void whenNothingIsLost(Runnable step) {
        if (!model.form().isEdited()) {
            step.run();
            return;
        }
        follow();
        context.dialogs()
                .confirm(
                        Confirmation.destructive(
                                messages.text("discard.question"),
                                messages.text("discard.text"),
                                messages.text("discard.changes"),
                                step));
    }

    /** Handles the list's keys; unavailable actions show the reason. */
    private void onKey(KeyEvent event) {
        if (SettingsCommands.DELETE.isPressed(event)) {
            event.consume();
            run(deletion);
        } else if (SettingsCommands.OPEN.isPressed(event)) {
            event.consume();
            run(form.opening());
        }
    }

    private void run(Action action) {
        if (action.availability() instanceof Availability.Refused(var reason)) {
            context.notices().hint(messages.text(reason));
        }
        action.run();
    }

    /** Deletes the connection in the form, after a confirmation. */
    Action deletion() {
        return deletion;
    }

    private void confirmDelete() {
        ConnectionId id = model.editedProperty().get();
        shown.stream()
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

    /** Card that offers to connect an account while the sandbox is the only connection. */
    private static final class ConnectCard extends HBox {
        ConnectCard(SettingsViewModel model, Messages messages, Runnable onConnect) {
            getStyleClass().add("connect-card");
            Label title = new Label(messages.text("connect"));
            title.getStyleClass().add("heading");
            Label text = new Label(messages.text("connect.text"));
            text.setWrapText(true);
            text.setMinHeight(Region.USE_PREF_SIZE);
            VBox words = new VBox(title, text);
            words.getStyleClass().add("connect-words");
            HBox.setHgrow(words, Priority.ALWAYS);
            Button connect = new Button(messages.text("connect"));
            connect.setId("connect-account");
            connect.setMinWidth(Region.USE_PREF_SIZE);
            connect.setOnAction(_ -> onConnect.run());
            getChildren().addAll(words, connect);
            visibleProperty()
                    .bind(model.onlySandboxProperty().and(model.editedProperty().isNotNull()));
            managedProperty().bind(visibleProperty());
        }
    }
}
