package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.playlist.AccessType;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Form field of the access to a playlist: a card for each type. FX thread only. */
public final class AccessField extends FormField {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private AccessField(String label, RadioButton first, HBox cards) {
        super(label, first, cards);
    }

    static AccessField of(Messages messages, ChoiceEdit<AccessType> edit, SubscriptionGroup life) {
        String label = messages.text("field.access_type");
        ToggleGroup group = new ToggleGroup();
        Map<AccessType, RadioButton> choices = new EnumMap<>(AccessType.class);
        VBox column = new VBox();
        column.setId("playlist-access");
        column.getStyleClass().add("access-cards");
        for (AccessType access : AccessType.values()) {
            RadioButton choice = choice(messages, access);
            choice.setToggleGroup(group);
            choice.setOnAction(_ -> edit.choiceProperty().set(access));
            choices.put(access, choice);
            column.getChildren().add(card(messages, access, choice));
        }
        ResetButton reset =
                new ResetButton(
                        messages,
                        "playlist-access",
                        label,
                        edit.changeProperty().map(Member::isPresent),
                        edit::reset,
                        life);
        HBox.setHgrow(column, Priority.ALWAYS);
        HBox row = new HBox(column, reset);
        row.getStyleClass().add("edit-row");
        AccessField field =
                new AccessField(label, Objects.requireNonNull(choices.get(AccessType.PUBLIC)), row);
        choices.forEach((access, each) -> name(messages, label, access, each));
        life.follow(
                edit.choiceProperty(),
                choice -> group.selectToggle(choice == null ? null : choices.get(choice)));
        Was.follow(messages, field, edit, access -> words(messages, access), life);
        return field;
    }

    private static RadioButton choice(Messages messages, AccessType access) {
        RadioButton choice = new RadioButton(words(messages, access));
        choice.setId("playlist-access-" + access.wire().replace('_', '-'));
        choice.setGraphic(new FontIcon(icon(access)));
        return choice;
    }

    /** A frame around a choice and what it means; a click anywhere in it chooses. */
    private static VBox card(Messages messages, AccessType access, RadioButton choice) {
        Label about = new Label(messages.text("access.about." + access.wire()));
        about.setWrapText(true);
        about.getStyleClass().add("caption");
        VBox card = new VBox(choice, about);
        card.getStyleClass().add("access-card");
        card.setOnMouseClicked(_ -> choice.fire());
        choice.selectedProperty()
                .subscribe(isSelected -> card.pseudoClassStateChanged(SELECTED, isSelected));
        return card;
    }

    private static void name(
            Messages messages, String label, AccessType access, RadioButton choice) {
        choice.setAccessibleText(label + ": " + words(messages, access));
        choice.setAccessibleHelp(messages.text("access.about." + access.wire()));
    }

    public static String icon(AccessType access) {
        return switch (access) {
            case PUBLIC -> "fth-globe";
            case PRIVATE -> "fth-lock";
            case ANYONE_WITH_PASSWORD -> "fth-key";
        };
    }

    public static String words(Messages messages, AccessType access) {
        return messages.text("access." + access.wire());
    }
}
