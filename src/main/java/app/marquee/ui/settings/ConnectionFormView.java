package app.marquee.ui.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.KeychainKind;
import app.marquee.model.connection.KeychainState;
import app.marquee.model.connection.ServiceUrl;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.connection.ConnectionProblem;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.SecretField;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.ConnectionKindStyle;
import app.marquee.ui.shell.section.SectionContext;

import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.controlsfx.control.PrefixSelectionComboBox;
import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** View of the connection form, which shows the problems that its model reports while typing. */
final class ConnectionFormView extends VBox {
    private static final double HALF = 50;
    private static final int LAST_ASCII = 127;
    private static final List<ConnectionKind> CHOICES =
            List.of(ConnectionKind.TEST, ConnectionKind.PRODUCTION);

    private final SettingsViewModel model;
    private final ConnectionForm form;
    private final Messages messages;
    private final Dialogs dialogs;
    private final Map<Field, FormField> fields = new EnumMap<>(Field.class);
    private final TextField name = new TextField();
    private final ComboBox<ConnectionKind> kind = new ComboBox<>();
    private final TextField baseUrl = new TextField();
    private final TextField dataUrl = new TextField();
    private final FormField kindField;
    private final SecretField token;
    private final CheckBox readOnly;
    private final TextField budget = new TextField();
    // Hundreds of zones: typing goes to the first that begins so, or whose city does.
    private final PrefixSelectionComboBox<ZoneId> zone = new PrefixSelectionComboBox<>();
    private final TitledPane advanced = new TitledPane();
    private final AdvancedPane differences;
    private final FlowPane saving;
    private final Label unsaved = new Label();
    private final CheckResultView result;
    private final Action opening;
    private final Button open;
    private final FlowPane buttons;
    private boolean showing;

    ConnectionFormView(SettingsViewModel model, SectionContext context) {
        this.model = model;
        this.dialogs = context.dialogs();
        this.form = model.form();
        this.messages = context.messages();
        getStyleClass().add("settings-form");
        token = SecretField.of(messages, "connection-token", messages.text("field.token"));
        kindField = kindField();
        readOnly = new CheckBox(messages.text("field.read-only"));
        differences = new AdvancedPane(model, messages);
        opening = new Action(model::open);
        Button test = button("connection-test", "test", this::test);
        open = Buttons.titled("connection-open", messages.text("open"));
        opening.attach(open);
        bind();
        result = new CheckResultView(model, messages);
        // They wrap where they do not fit beside a large text.
        buttons = new FlowPane(test, open);
        buttons.getStyleClass().add("settings-tools");
        getChildren().addAll(grid(), advanced(), buttons, result);
        hints();
        saving = saveBar();
        form.editedProperty().subscribe(_ -> offerSave());
        form.shownProblemsProperty().subscribe(this::show);
        model.editedProperty().subscribe(this::enable);
        model.editedProperty().subscribe(_ -> offerSave());
        model.editedProperty().subscribe(this::hintPaste);
        model.all()
                .addListener(
                        (ListChangeListener<Connection>) _ -> enable(model.editedProperty().get()));
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
    }

    /**
     * What saves the form, which stays in sight below the page while there is something to save.
     */
    FlowPane saving() {
        return saving;
    }

    private FlowPane saveBar() {
        Button save = button("connection-save", "save", this::save);
        save.getStyleClass().add("accent");
        Button discard = button("connection-discard", "discard.changes", model::discard);
        HBox buttons = new HBox(discard, save);
        buttons.getStyleClass().add("settings-tools");
        FlowPane bar = new FlowPane(unsaved, buttons);
        bar.getStyleClass().add("settings-save");
        return bar;
    }

    private void offerSave() {
        boolean isNew = model.editedProperty().get() == null;
        unsaved.setText(messages.text(isNew ? "new" : "unsaved"));
        Visibility.show(saving, isNew || form.isEdited());
    }

    /** Enter in a field saves, as in any form. */
    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextInputControl) {
            event.consume();
            save();
        }
    }

    /** Saves what was entered, after a confirmation where it allows writes. */
    void save() {
        if (model.unlocks() && form.problemsProperty().get().isEmpty()) {
            String name = form.nameProperty().get();
            dialogs.confirm(
                    Confirmation.of(
                            messages.text("unlock.title", name),
                            messages.text("unlock.text"),
                            messages.text("unlock.do", name),
                            model::save));
            return;
        }
        model.save();
        focusWrong();
    }

    /** Tests the connection as it was entered. */
    void test() {
        model.test();
        focusWrong();
    }

    private void focusWrong() {
        form.shownProblemsProperty().get().stream()
                .findFirst()
                .ifPresent(problem -> focus(problem.field()));
    }

    private void focus(Field field) {
        switch (field) {
            case NAME -> name.requestFocus();
            case BASE_URL -> baseUrl.requestFocus();
            case DATA_URL -> dataUrl.requestFocus();
            case REQUESTS_PER_MINUTE -> budget.requestFocus();
            case TOKEN -> token.focus();
            case PATHS -> advanced.setExpanded(true);
        }
    }

    /** Expands the pane of the platform's differences. */
    AdvancedPane differences() {
        advanced.setExpanded(true);
        return differences;
    }

    /** Moves the focus to the name field. */
    void focusName() {
        name.requestFocus();
    }

    private VBox readOnlyField() {
        Label refused = new Label(messages.text("read-only.run"));
        refused.getStyleClass().add("caption");
        refused.setWrapText(true);
        refused.setVisible(model.areWritesRefused());
        refused.managedProperty().bind(refused.visibleProperty());
        VBox box = new VBox(readOnly, refused);
        box.getStyleClass().add("form-field");
        return box;
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
        List.of(name, baseUrl, dataUrl).forEach(this::takePaste);
        token.inputs().forEach(this::takePaste);
        readOnly.setId("connection-read-only");
        readOnly.selectedProperty().bindBidirectional(form.readOnlyProperty());
        kind.setId("connection-kind");
        form.kindProperty().subscribe(this::show);
        kind.valueProperty().subscribe(this::chosen);
        zone.setId("connection-zone");
        zone.valueProperty().bindBidirectional(form.zoneProperty());
    }

    /** A paste with URLs and token goes to their fields; the text itself is kept nowhere. */
    private void takePaste(TextInputControl field) {
        field.setTextFormatter(
                new TextFormatter<>(change -> form.take(change.getText()) ? null : change));
    }

    private Button button(String id, String key, Runnable action) {
        Button button = Buttons.titled(id, messages.text(key));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private FormField field(Field field, String key, TextField input) {
        FormField made = new FormField(messages.text("field." + key), input);
        fields.put(field, made);
        return made;
    }

    private FormField kindField() {
        kind.setConverter(
                new ChoiceWords<>(
                        value -> messages.text("kind." + value.name().toLowerCase(Locale.ROOT))));
        return new FormField(messages.text("field.type"), kind);
    }

    private FormField zoneField() {
        zone.setItems(
                FXCollections.observableArrayList(
                        ZoneId.getAvailableZoneIds().stream().sorted().map(ZoneId::of).toList()));
        zone.setConverter(new ChoiceWords<>(this::zone));
        zone.setButtonCell(new ZoneCell());
        zone.setLookup((_, typed) -> ZoneLookup.find(zone.getItems(), typed));
        return new FormField(messages.text("field.zone"), zone);
    }

    /** In the words of the reports, with the ID, since several zones share a name. */
    private String zone(ZoneId id) {
        return zone(id, id.getId());
    }

    private String zone(ZoneId id, String place) {
        String name = messages.formats().zone(id);
        return name.equals(id.getId()) || name.equals(place)
                ? name
                : messages.text("pattern.dot", capitalized(name), place);
    }

    private String capitalized(String name) {
        int first = name.offsetByCodePoints(0, 1);
        return name.substring(0, first).toUpperCase(messages.locale()) + name.substring(first);
    }

    /** Cell of the chosen zone, which has room for its name and city. */
    private final class ZoneCell extends ListCell<ZoneId> {
        @Override
        protected void updateItem(ZoneId id, boolean isEmpty) {
            super.updateItem(id, isEmpty);
            setText(isEmpty || id == null ? null : zone(id, ZoneLookup.city(id)));
        }
    }

    private TitledPane advanced() {
        advanced.setText(messages.text("advanced"));
        advanced.setContent(differences);
        advanced.setId("connection-advanced");
        advanced.setExpanded(false);
        advanced.setAnimated(false);
        return advanced;
    }

    private GridPane grid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("settings-fields");
        grid.getColumnConstraints().addAll(half(), half());
        grid.addRow(0, field(Field.NAME, "name", name), kindField);
        grid.addRow(
                1,
                field(Field.BASE_URL, "base-url", baseUrl),
                field(Field.DATA_URL, "data-url", dataUrl));
        grid.add(token, 0, 2, 2, 1);
        grid.add(readOnlyField(), 0, 3, 2, 1);
        grid.addRow(4, field(Field.REQUESTS_PER_MINUTE, "budget", budget), zoneField());
        return grid;
    }

    private static ColumnConstraints half() {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(HALF);
        return column;
    }

    /**
     * Adds what deletes the connection in the form.
     *
     * @param why it can't
     */
    void offer(Button delete, Label why) {
        buttons.getChildren().addAll(delete, why);
    }

    /** Opens the connection in the form. */
    Action opening() {
        return opening;
    }

    CheckResultView result() {
        return result;
    }

    private void hints() {
        model.keychainProperty().subscribe(this::stored);
        model.tokenPlaceProperty().subscribe(this::placed);
        form.baseUrlProperty().subscribe(typed -> showAscii(Field.BASE_URL, typed, ""));
        String usual = messages.text("hint.data-url");
        form.dataUrlProperty().subscribe(typed -> showAscii(Field.DATA_URL, typed, usual));
        hint(Field.REQUESTS_PER_MINUTE, "hint.budget");
    }

    private void hintPaste(@Nullable ConnectionId id) {
        fieldOf(Field.NAME).hintProperty().set(id == null ? messages.text("hint.paste") : "");
    }

    private void hint(Field field, String key) {
        fieldOf(field).hintProperty().set(messages.text(key));
    }

    private FormField fieldOf(Field field) {
        return field == Field.TOKEN ? token : Objects.requireNonNull(fields.get(field));
    }

    /**
     * A combo box drops values that are not among its choices, and the sandbox type cannot be
     * chosen.
     */
    private void show(ConnectionKind now) {
        List<ConnectionKind> choices = now == ConnectionKind.SANDBOX ? List.of(now) : CHOICES;
        showing = true;
        if (!kind.getItems().equals(choices)) {
            kind.getItems().setAll(choices);
        }
        kind.setValue(now);
        showing = false;
    }

    private void chosen(@Nullable ConnectionKind now) {
        if (!showing && now != null) {
            form.kindProperty().set(now);
        }
    }

    private void show(List<ConnectionProblem> problems) {
        fields.values().forEach(field -> field.errorProperty().set(""));
        token.errorProperty().set("");
        problems.forEach(this::show);
    }

    private void show(ConnectionProblem problem) {
        if (problem.field() == Field.PATHS) {
            // Said beside the path itself.
            return;
        }
        fieldOf(problem.field()).errorProperty().set(text(problem));
    }

    private String text(ConnectionProblem problem) {
        ServiceUrl.Refused url = problem.url();
        return url == null
                ? messages.text(key(problem.reason()))
                : messages.text(
                        "url." + url.reason().name().toLowerCase(Locale.ROOT), url.detail());
    }

    /** Shows the URL that is used where its host was typed in another script. */
    private void showAscii(Field field, String typed, String usual) {
        boolean isOther = typed.chars().anyMatch(letter -> letter > LAST_ASCII);
        fieldOf(field)
                .hintProperty()
                .set(
                        isOther && ServiceUrl.read(typed) instanceof ServiceUrl.Found(var url)
                                ? messages.text("hint.url-used", url)
                                : usual);
    }

    private static String key(ConnectionProblem.Reason reason) {
        return reason == ConnectionProblem.Reason.BLANK
                ? "verdict.required"
                : "problem." + reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The sandbox's URLs and token cannot be edited. */
    private void enable(@Nullable ConnectionId id) {
        boolean own = id != null && model.isSandbox(id);
        token.asFact(own, token.promptProperty());
        kindField.asFact(
                own, form.kindProperty().map(now -> ConnectionKindStyle.words(messages, now)));
        fieldOf(Field.NAME).asFact(own, name.textProperty());
        fieldOf(Field.BASE_URL).asFact(own, baseUrl.textProperty());
        fieldOf(Field.DATA_URL).asFact(own, dataUrl.textProperty());
        opening.set(Availability.when(model.canOpen(), "needs.closed"));
        Visibility.show(open, model.canOpen());
        readOnly.setDisable(model.areWritesRefused());
    }

    private void placed(TokenPlace place) {
        token.promptProperty()
                .set(messages.text("token.at." + place.name().toLowerCase(Locale.ROOT)));
    }

    /** Shows where tokens are stored, which may affect which one the user pastes. */
    private void stored(KeychainState state) {
        String store =
                messages.text(
                        "keychain."
                                + KeychainKind.of(System.getProperty("os.name", ""))
                                        .name()
                                        .toLowerCase(Locale.ROOT));
        token.hintProperty()
                .set(
                        messages.text("hint.token")
                                + " "
                                + messages.text(
                                        "store." + state.name().toLowerCase(Locale.ROOT), store));
    }
}
