package app.marquee.ui.settings;

import app.marquee.model.ConnectionId;
import app.marquee.model.ConnectionKind;
import app.marquee.service.ConnectionProblem;
import app.marquee.service.ConnectionProblem.Field;
import app.marquee.ui.control.FormField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.SecretField;

import javafx.collections.FXCollections;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The form of a connection. Decides nothing: what is wrong comes from the form's model while
 * typing.
 */
final class ConnectionFormView extends VBox {
    private final SettingsViewModel model;
    private final ConnectionForm form;
    private final Messages messages;
    private final Map<Field, FormField> fields = new EnumMap<>(Field.class);
    private final TextField name = new TextField();
    private final ComboBox<ConnectionKind> kind = new ComboBox<>();
    private final TextField baseUrl = new TextField();
    private final TextField dataUrl = new TextField();
    private final SecretField token;
    private final CheckBox readOnly;
    private final TextField budget = new TextField();
    private final ComboBox<ZoneId> zone = new ComboBox<>();
    private final Button save;
    private final Button test;
    private final Button open;

    ConnectionFormView(SettingsViewModel model, Messages messages) {
        this.model = model;
        this.form = model.form();
        this.messages = messages;
        getStyleClass().add("settings-form");
        token = SecretField.of(messages, "connection-token", messages.text("field.token"));
        readOnly = new CheckBox(messages.text("field.read-only"));
        save = button("connection-save", "save", model::save);
        save.getStyleClass().add("accent");
        test = button("connection-test", "test", model::test);
        open = button("connection-open", "open", model::open);
        bind();
        HBox buttons = new HBox(save, test, open);
        buttons.getStyleClass().add("view-tools");
        getChildren()
                .addAll(
                        row(field(Field.NAME, "name", name), kindField()),
                        row(
                                field(Field.BASE_URL, "base-url", baseUrl),
                                field(Field.DATA_URL, "data-url", dataUrl)),
                        token,
                        readOnly,
                        row(field(Field.REQUESTS_PER_MINUTE, "budget", budget), zoneField()),
                        advanced(),
                        buttons,
                        new CheckResultView(model, messages));
        hints();
        form.problemsProperty().subscribe(this::show);
        model.editedProperty().subscribe(this::enable);
    }

    private void bind() {
        name.setId("connection-name");
        name.textProperty().bindBidirectional(form.nameProperty());
        baseUrl.setId("connection-base-url");
        baseUrl.setPromptText("https://");
        baseUrl.textProperty().bindBidirectional(form.baseUrlProperty());
        dataUrl.setId("connection-data-url");
        dataUrl.textProperty().bindBidirectional(form.dataUrlProperty());
        budget.setId("connection-budget");
        budget.textProperty().bindBidirectional(form.budgetProperty());
        token.secretProperty().bindBidirectional(form.tokenProperty());
        readOnly.setId("connection-read-only");
        readOnly.selectedProperty().bindBidirectional(form.readOnlyProperty());
        kind.setId("connection-kind");
        kind.valueProperty().bindBidirectional(form.kindProperty());
        zone.setId("connection-zone");
        zone.valueProperty().bindBidirectional(form.zoneProperty());
        test.disableProperty().bind(model.askingProperty());
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button(messages.text(key));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private FormField field(Field field, String key, TextField input) {
        FormField made = new FormField(messages.text("field." + key), input);
        fields.put(field, made);
        return made;
    }

    private FormField kindField() {
        kind.setItems(
                FXCollections.observableArrayList(ConnectionKind.TEST, ConnectionKind.PRODUCTION));
        kind.setConverter(
                words(value -> messages.text("kind." + value.name().toLowerCase(Locale.ROOT))));
        return new FormField(messages.text("field.kind"), kind);
    }

    private FormField zoneField() {
        zone.setItems(
                FXCollections.observableArrayList(
                        ZoneId.getAvailableZoneIds().stream().sorted().map(ZoneId::of).toList()));
        zone.setConverter(words(ZoneId::getId));
        return new FormField(messages.text("field.zone"), zone);
    }

    private TitledPane advanced() {
        TitledPane pane =
                new TitledPane(messages.text("advanced"), new AdvancedPane(form, messages));
        pane.setId("connection-advanced");
        pane.setExpanded(false);
        pane.setAnimated(false);
        return pane;
    }

    private static HBox row(FormField... parts) {
        HBox row = new HBox(parts);
        row.getStyleClass().add("settings-row");
        for (FormField part : parts) {
            HBox.setHgrow(part, Priority.ALWAYS);
            part.setPrefWidth(1);
        }
        return row;
    }

    private void hints() {
        token.hintProperty().set(messages.text("hint.token"));
        hint(Field.DATA_URL, "hint.data-url");
        hint(Field.REQUESTS_PER_MINUTE, "hint.budget");
    }

    private void hint(Field field, String key) {
        FormField shown = fields.get(field);
        if (shown != null) {
            shown.hintProperty().set(messages.text(key));
        }
    }

    /** A field that nobody filled in yet is not called wrong: an empty form is no reproach. */
    private void show(List<ConnectionProblem> problems) {
        fields.values().forEach(field -> field.errorProperty().set(""));
        token.errorProperty().set("");
        problems.stream()
                .filter(problem -> problem.reason() != ConnectionProblem.Reason.BLANK)
                .forEach(this::show);
        save.setDisable(!problems.isEmpty());
    }

    private void show(ConnectionProblem problem) {
        FormField field = problem.field() == Field.TOKEN ? token : fields.get(problem.field());
        if (field != null) {
            field.errorProperty()
                    .set(
                            messages.text(
                                    "problem."
                                            + problem.reason()
                                                    .name()
                                                    .toLowerCase(Locale.ROOT)
                                                    .replace('_', '-')));
        }
    }

    /** The addresses of the sandbox and its token are its own. */
    private void enable(@Nullable ConnectionId id) {
        boolean own = id != null && model.isSandbox(id);
        baseUrl.setDisable(own);
        dataUrl.setDisable(own);
        token.setDisable(own);
        kind.setDisable(own);
        name.setDisable(own);
        open.setDisable(id == null || model.isOpen(id));
        readOnly.setDisable(model.areWritesRefused());
        token.promptProperty()
                .set(messages.text(model.hasToken(id) ? "token.known" : "token.unknown"));
    }

    private static <T> StringConverter<T> words(Function<T, String> write) {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : write.apply(value);
            }

            @Override
            public @Nullable T fromString(String text) {
                return null;
            }
        };
    }
}
