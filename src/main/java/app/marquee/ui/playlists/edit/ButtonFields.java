package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FormField;

import javafx.beans.property.StringProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Form fields of the external button: size, text, URL and preview. They warn and never block: of a
 * value when its field loses focus, of missing values when all do. FX thread only.
 */
public final class ButtonFields extends VBox {
    private static final Set<ButtonAdvice> OF_SIZE =
            Set.of(ButtonAdvice.SIZE_MISSING, ButtonAdvice.SIZE_UNUSUAL);
    private static final Set<ButtonAdvice> OF_TEXT =
            Set.of(ButtonAdvice.TEXT_MISSING, ButtonAdvice.TEXT_LONG);

    private static final List<String> SIZES =
            List.of(ButtonSize.SMALL.wire(), ButtonSize.MEDIUM.wire(), ButtonSize.LARGE.wire());

    private final Messages messages;
    private final ButtonEdit edit;
    private final ButtonPreview preview;
    private final ToggleButton fold = new ToggleButton();
    private final ComboBox<String> sizes = new ComboBox<>();
    private final TextField text = new TextField();
    private final TextField url = new TextField();
    private final FormField sizeField;
    private final FormField textField;
    private final FormField urlField;
    private Set<ButtonAdvice> told = Set.of();

    /**
     * @param place what the IDs of the controls begin with
     */
    public ButtonFields(
            Messages messages,
            String place,
            ButtonEdit edit,
            LinkCheck link,
            SubscriptionGroup life) {
        this.messages = messages;
        this.edit = edit;
        this.preview = new ButtonPreview(messages, place + "-button-preview");
        this.sizeField = new FormField(messages.text("field.size"), sizes);
        this.textField = new FormField(messages.text("button.text"), text);
        this.urlField = new FormField(messages.text("field.url"), url);
        sizes.setId(place + "-button-size");
        sizes.setEditable(true);
        sizes.getItems().setAll(SIZES.stream().map(this::sizeWords).toList());
        sizes.getEditor().setId(place + "-button-size-text");
        text.setId(place + "-button-text");
        url.setId(place + "-button-url");
        TextField size = sizes.getEditor();
        life.follow(
                edit.sizeProperty(),
                value -> {
                    if (!size(size.getText()).equals(value)) {
                        size.setText(sizeWords(value));
                    }
                });
        life.follow(size.textProperty(), typed -> edit.sizeProperty().set(size(typed)));
        life.atEnd(
                sizes.focusedProperty()
                        .subscribe(
                                (_, isFocused) -> {
                                    if (!isFocused) {
                                        size.setText(sizeWords(size(size.getText())));
                                    }
                                }));
        bind(text, edit.textProperty(), life);
        bind(url, edit.urlProperty(), life);
        layOut(place, new LinkCheckPane(messages, place, link, edit.urlProperty(), life), life);
        life.follow(edit.changeProperty(), _ -> show());
        life.follow(edit.knownProperty(), this::prompt);
        List.of(focusWithinProperty(), sizes.focusedProperty(), url.focusedProperty())
                .forEach(focus -> life.follow(focus, _ -> show()));
    }

    /** Opens the fields, where they are the only ones. */
    public ButtonFields unfolded() {
        fold.setSelected(true);
        Visibility.show(fold, false);
        return this;
    }

    /** A size in the user's language; one that Marquee doesn't know as it is. */
    private String sizeWords(@Nullable String size) {
        if (size == null) {
            return "";
        }
        return SIZES.contains(size) ? messages.text("button.size." + size) : size;
    }

    private String size(String typed) {
        return SIZES.stream()
                .filter(size -> sizeWords(size).equalsIgnoreCase(typed.strip()))
                .findFirst()
                .orElse(typed);
    }

    private static void bind(TextField field, StringProperty value, SubscriptionGroup life) {
        field.textProperty().bindBidirectional(value);
        life.atEnd(() -> field.textProperty().unbindBidirectional(value));
    }

    private void layOut(String place, LinkCheckPane link, SubscriptionGroup life) {
        String name = messages.text("field.external_button");
        fold.setText(name);
        fold.setId(place + "-button-fold");
        fold.getStyleClass().addAll("flat", "fold");
        fold.setMinWidth(USE_PREF_SIZE);
        sizes.setMaxWidth(Double.MAX_VALUE);
        sizeField.getStyleClass().add("button-size");
        getStyleClass().add("button-fields");
        VBox body = new VBox(sizeField, textField, urlField, link, preview);
        body.getStyleClass().add("button-fields");
        life.follow(
                fold.selectedProperty(),
                open -> {
                    Visibility.show(body, open);
                    fold.setGraphic(new FontIcon(open ? "fth-chevron-down" : "fth-chevron-right"));
                });
        getChildren().addAll(fold, body);
    }

    private void prompt(Member<ExternalButton> known) {
        String prompt = TextEditField.prompt(messages, known);
        // The size field is narrow; the text beside it explains an unknown size.
        sizes.setPromptText(known.isAbsent() ? messages.text("unknown") : prompt);
        text.setPromptText(prompt);
        url.setPromptText(prompt);
        show();
    }

    private void show() {
        ExternalButton shown = edit.shown();
        if (edit.change().isPresent() || known() != null) {
            fold.setSelected(true);
        }
        List<ButtonAdvice> advice =
                edit.change().isPresent()
                        ? ButtonAdvice.of(shown).stream().filter(this::isTold).toList()
                        : List.of();
        told = Set.copyOf(advice);
        sizeField.warningProperty().set(words(advice, OF_SIZE::contains));
        textField.warningProperty().set(words(advice, OF_TEXT::contains));
        urlField.warningProperty()
                .set(words(advice, one -> !OF_SIZE.contains(one) && !OF_TEXT.contains(one)));
        preview.show(shown);
    }

    private @Nullable ExternalButton known() {
        return edit.knownProperty().get().orNull();
    }

    /** Whether an advice is shown; it stays until its cause is fixed. */
    private boolean isTold(ButtonAdvice advice) {
        return told.contains(advice)
                || switch (advice) {
                    case TEXT_LONG -> true;
                    case SIZE_UNUSUAL -> !sizes.isFocused();
                    case URL_NOT_WEB -> !url.isFocused();
                    case SIZE_MISSING, TEXT_MISSING, URL_MISSING, NOTHING_LEFT -> !isFocusWithin();
                };
    }

    private String words(List<ButtonAdvice> advice, Predicate<ButtonAdvice> which) {
        return advice.stream()
                .filter(which)
                .map(one -> messages.text("advice." + one.name().toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
    }
}
