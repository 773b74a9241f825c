package app.marquee.ui.shell.alert;

import app.marquee.model.id.Id;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertFact;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** Link to the place where the facts of an alert are seen. */
public final class AlertLink {
    private AlertLink() {}

    /** Opens the item of a single fact, or else the section of the kind; empty for neither. */
    public static Optional<Runnable> of(
            AlertKind kind, List<AlertFact> facts, Navigation navigation) {
        if (facts.size() == 1
                && facts.getFirst() instanceof AlertFact.DayViews(var day, _, _)
                && navigation.canOpen(Place.DayOf.class)) {
            return Optional.of(() -> navigation.open(new Place.DayOf(day)));
        }
        Place place = place(kind);
        Id item = facts.size() == 1 || place == null ? item(facts.getFirst()) : null;
        if (item != null && navigation.canOpen(item.getClass())) {
            return Optional.of(() -> navigation.open(item));
        }
        return place != null && navigation.canOpen(place.getClass())
                ? Optional.of(() -> navigation.open(place))
                : Optional.empty();
    }

    private static @Nullable Id item(AlertFact fact) {
        return switch (fact) {
            case AlertFact.RankedVideo video -> video.video();
            case AlertFact.StreamViewers live -> live.live();
            case AlertFact.BrokenButton list -> list.playlist();
            case AlertFact.DayViews _,
                    AlertFact.NewPlace _,
                    AlertFact.ExpiringVideo _,
                    AlertFact.MonthCost _ ->
                    null;
        };
    }

    private static @Nullable Place place(AlertKind kind) {
        return switch (kind) {
            case SPIKE, DROP -> new Place.Referrers();
            case TOP_VIDEO, BUDGET -> new Place.Ranking();
            case NEW_COUNTRY, NEW_CITY -> new Place.Cities();
            case LIVE_ABOVE, LIVE_BELOW -> new Place.Live();
            case TRASH -> new Place.Trash();
            case BUTTON -> null;
        };
    }
}
