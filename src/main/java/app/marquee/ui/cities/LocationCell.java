package app.marquee.ui.cities;

import app.marquee.analytics.place.Location;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.text.Messages;
import app.marquee.ui.control.TruncationTooltip;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Table cell of a city's coordinates, marked when they are missing or invalid. */
final class LocationCell extends TableCell<PlaceLine, PlaceLine>
        implements TruncationTooltip.Shortened {
    private static final int DECIMALS = 3;
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");
    private static final PseudoClass DOUBTFUL = PseudoClass.getPseudoClass("doubtful");

    private final Messages messages;
    private @Nullable String help;

    LocationCell(Messages messages) {
        this.messages = messages;
        getStyleClass().add("location-cell");
    }

    @Override
    protected void updateItem(PlaceLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        Location location = isEmpty || line == null ? null : of(line);
        Location.Verdict verdict = location == null ? Location.Verdict.SURE : location.verdict();
        boolean missing = verdict == Location.Verdict.MISSING;
        boolean doubtful = verdict != Location.Verdict.SURE && !missing;
        setText(location == null ? null : words(messages, location));
        pseudoClassStateChanged(UNKNOWN, missing);
        pseudoClassStateChanged(DOUBTFUL, doubtful);
        help = doubtful ? messages.text("location." + verdict.key() + ".help") : null;
    }

    @Override
    public @Nullable String inFull() {
        return help;
    }

    private static @Nullable Location of(PlaceLine line) {
        return line.place().level() == PlaceLevel.CITY ? line.place().location() : null;
    }

    /** The coordinates of a line in words; empty for places that have none of their own. */
    static String words(Messages messages, PlaceLine line) {
        return Optional.ofNullable(of(line)).map(found -> words(messages, found)).orElse("");
    }

    private static String words(Messages messages, Location location) {
        if (location.verdict() == Location.Verdict.MISSING) {
            return messages.text("location.missing");
        }
        String both =
                messages.text(
                        "location.both",
                        degrees(messages, location.latitude()),
                        degrees(messages, location.longitude()));
        return location.isSure()
                ? both
                : messages.text("location." + location.verdict().key(), both);
    }

    private static String degrees(Messages messages, @Nullable Double degrees) {
        return degrees == null ? "" : messages.formats().decimal(degrees, DECIMALS);
    }
}
