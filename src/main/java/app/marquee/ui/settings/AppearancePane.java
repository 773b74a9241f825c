package app.marquee.ui.settings;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

/** Pane for theme, text size and language, applied at once. */
final class AppearancePane extends FlowPane {
    private final Messages messages;

    AppearancePane(SettingsViewModel model, Messages messages) {
        this.messages = messages;
        getStyleClass().add("settings-look");
        ComboBox<Language> language =
                add(
                        "settings-language",
                        messages.text("field.language"),
                        List.of(Language.values()),
                        model.settings().language(),
                        value ->
                                messages.text(
                                        value == Language.SYSTEM
                                                ? "system"
                                                : "language." + value.tag()),
                        _ -> {});
        language.setOnAction(
                _ ->
                        model.language(
                                language.getValue(),
                                () -> language.setValue(model.settings().language())));
        Appearance now = model.settings().appearance();
        add(
                "settings-theme",
                messages.text("field.theme"),
                List.of(Theme.values()),
                now.theme(),
                value -> words("theme.", value),
                model::appearance);
        add(
                "settings-text-size",
                messages.text("field.text-size"),
                sizes(now.textSize()),
                now.textSize(),
                size -> messages.text("text-size.percent", size.percent()),
                model::appearance);
    }

    private String words(String prefix, Enum<?> value) {
        String name = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return messages.text(name.equals("system") ? name : prefix + name);
    }

    /** The usual steps, and the present one where a file says another. */
    private static List<TextSize> sizes(TextSize present) {
        List<TextSize> sizes = new ArrayList<>(TextSize.STEPS);
        if (!sizes.contains(present)) {
            sizes.add(present);
            sizes.sort(Comparator.comparingInt(TextSize::percent));
        }
        return sizes;
    }

    private <T> ComboBox<T> add(
            String id,
            String name,
            List<T> values,
            T present,
            Function<T, String> words,
            Consumer<T> choose) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.getItems().setAll(values);
        box.setConverter(new ChoiceWords<>(words));
        box.setValue(present);
        box.setOnAction(_ -> choose.accept(box.getValue()));
        getChildren().add(new FormField(name, box));
        return box;
    }
}
