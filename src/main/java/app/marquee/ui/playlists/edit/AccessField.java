package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.playlist.AccessType;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Form field of the access to a playlist: a card for each type. FX thread only. */
public final class AccessField extends FormField {
    private AccessField(String label, ToggleButton first, HBox cards) {
        super(label, first, cards);
    }

    static AccessField of(Messages messages, ChoiceEdit<AccessType> edit, SubscriptionGroup life) {
        String label = messages.text("field.access_type");
        ToggleGroup group = new ToggleGroup();
        Map<AccessType, ToggleButton> cards = new EnumMap<>(AccessType.class);
        VBox column = new VBox();
        column.setId("playlist-access");
        column.getStyleClass().add("access-cards");
        for (AccessType access : AccessType.values()) {
            ToggleButton card = card(messages, access);
            card.setToggleGroup(group);
            // A pressed card stays pressed.
            card.setOnAction(
                    _ -> {
                        edit.choiceProperty().set(access);
                        card.setSelected(true);
                    });
            cards.put(access, card);
            column.getChildren().add(card);
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
                new AccessField(label, Objects.requireNonNull(cards.get(AccessType.PUBLIC)), row);
        cards.forEach((access, card) -> name(messages, label, access, card));
        life.follow(
                edit.choiceProperty(),
                choice -> group.selectToggle(choice == null ? null : cards.get(choice)));
        Was.follow(messages, field, edit, access -> words(messages, access), life);
        return field;
    }

    private static ToggleButton card(Messages messages, AccessType access) {
        Label name = new Label(words(messages, access));
        name.getStyleClass().add("access-name");
        name.setGraphic(new FontIcon(icon(access)));
        ToggleButton card = new ToggleButton(messages.text("access.about." + access.wire()), name);
        card.setId("playlist-access-" + access.wire().replace('_', '-'));
        card.setContentDisplay(ContentDisplay.TOP);
        card.setWrapText(true);
        card.setMaxWidth(Double.MAX_VALUE);
        card.getStyleClass().add("card-choice");
        return card;
    }

    private static void name(
            Messages messages, String label, AccessType access, ToggleButton card) {
        card.setAccessibleText(label + ": " + words(messages, access));
        card.setAccessibleHelp(messages.text("access.about." + access.wire()));
    }

    private static String icon(AccessType access) {
        return switch (access) {
            case PUBLIC -> "fth-globe";
            case PRIVATE -> "fth-lock";
            case ANYONE_WITH_PASSWORD -> "fth-key";
        };
    }

    public static String words(Messages messages, AccessType access) {
        return messages.text("access." + access.wire());
    }

    /** Formatter of access types in the user's language, for boxes that are not editable. */
    public static final class Words extends StringConverter<@Nullable AccessType> {
        private final Messages messages;

        public Words(Messages messages) {
            this.messages = messages;
        }

        @Override
        public String toString(@Nullable AccessType access) {
            return access == null ? "" : words(messages, access);
        }

        @Override
        public @Nullable AccessType fromString(String words) {
            throw new UnsupportedOperationException("This converter only formats");
        }
    }
}
