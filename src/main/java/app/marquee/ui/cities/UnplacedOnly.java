package app.marquee.ui.cities;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.CheckBox;

import org.jspecify.annotations.Nullable;

/** Check box that lists only the cities that a map can't show. */
final class UnplacedOnly extends CheckBox {
    private final Messages messages;

    UnplacedOnly(CitiesViewModel model, Messages messages) {
        this.messages = messages;
        setId("cities-unplaced");
        selectedProperty().subscribe((_, only) -> model.unplacedOnly(only));
    }

    void show(@Nullable CitiesContent content) {
        long unsure = content == null ? 0 : content.all().facts().unplaced();
        setText(messages.text("cities.unplaced", unsure));
        Visibility.show(this, unsure > 0 || isSelected());
    }
}
