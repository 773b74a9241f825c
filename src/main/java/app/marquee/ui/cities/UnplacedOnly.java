package app.marquee.ui.cities;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;

/** Option that lists only the cities that a map can't show. */
final class UnplacedOnly extends CheckBox {
    private final Messages messages;
    private long count;

    UnplacedOnly(CitiesViewModel model, Messages messages) {
        this.messages = messages;
        setId("cities-unplaced");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip(messages.text("cities.unplaced.help")));
        selectedProperty().subscribe((_, only) -> model.unplacedOnly(only));
    }

    /**
     * Says what part of all values is missing on the map.
     *
     * @param part NaN where it is unknown
     */
    void show(double part) {
        String cities = messages.plural("cities.unplaced", count);
        setText(
                Double.isNaN(part)
                        ? cities
                        : messages.text(
                                "pattern.detail", cities, messages.formats().percent(part)));
    }

    void show(@Nullable CitiesContent content) {
        count = content == null ? 0 : content.shown().facts().unplaced();
        show(Double.NaN);
        Visibility.show(this, count > 0 || isSelected());
    }
}
