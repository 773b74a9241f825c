package app.marquee.ui.cities;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;

/** Toggle that lists only the cities that a map can't show. */
final class UnplacedOnly extends ToggleButton {
    private final Messages messages;

    UnplacedOnly(CitiesViewModel model, Messages messages) {
        this.messages = messages;
        setId("cities-unplaced");
        getStyleClass().addAll("flat", "small", "cities-unplaced");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(messages.text("cities.unplaced.help")));
        selectedProperty().subscribe((_, only) -> model.unplacedOnly(only));
    }

    void show(@Nullable CitiesContent content) {
        long unsure = content == null ? 0 : content.all().facts().unplaced();
        setText(messages.plural("cities.unplaced", unsure));
        Visibility.show(this, unsure > 0 || isSelected());
    }
}
