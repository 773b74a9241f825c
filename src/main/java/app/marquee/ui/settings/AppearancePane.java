package app.marquee.ui.settings;

import app.marquee.model.Language;
import app.marquee.model.Theme;
import app.marquee.ui.control.FormField;
import app.marquee.ui.control.Messages;

import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

/** Theme and language, both in force at once. */
final class AppearancePane extends HBox {
    private static final double WIDTH = 240;

    AppearancePane(SettingsViewModel model, Messages messages) {
        getStyleClass().add("settings-row");
        ComboBox<Theme> theme =
                choice(
                        "settings-theme",
                        Theme.values(),
                        model.settings().theme(),
                        value -> messages.text("theme." + value.name().toLowerCase(Locale.ROOT)),
                        model::theme);
        ComboBox<Language> language =
                choice(
                        "settings-language",
                        Language.values(),
                        model.settings().language(),
                        value -> messages.text("language." + value.tag()),
                        model::language);
        getChildren()
                .addAll(
                        new FormField(messages.text("field.theme"), theme),
                        new FormField(messages.text("field.language"), language));
    }

    private static <T> ComboBox<T> choice(
            String id, T[] values, T present, Function<T, String> words, Consumer<T> choose) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.setPrefWidth(WIDTH);
        box.getItems().setAll(values);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(@Nullable T value) {
                        return value == null ? "" : words.apply(value);
                    }

                    @Override
                    public @Nullable T fromString(String text) {
                        return null;
                    }
                });
        box.setValue(present);
        box.setOnAction(_ -> choose.accept(box.getValue()));
        return box;
    }
}
