package app.marquee.tour;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Look of the window at some stops of the tour.
 *
 * @param name that the pictures' files end with
 * @param stops by name; empty for all
 */
record TourLook(String name, Appearance appearance, Language language, Set<String> stops) {
    private static final int THIRD = 3;
    private static final Appearance LIGHT_ONE = Appearance.DEFAULT.with(Theme.LIGHT);
    static final TourLook LIGHT = new TourLook("light", LIGHT_ONE, Language.ENGLISH, Set.of());

    private static final Set<String> WORK =
            Set.of(
                    "overview-full",
                    "library-empty",
                    "library-folder",
                    "library-selected",
                    "playlists-empty",
                    "playlists-edit",
                    "playlists-bulk",
                    "thumbnails-full",
                    "thumbnails-sheet",
                    "trash-full",
                    "known",
                    "pending-drawer",
                    "library-batch-rename",
                    "ranking-full",
                    "referrers-full",
                    "cities-full",
                    "settings-full");

    /** Every stop in light and dark, and the working views in every other look. */
    static List<TourLook> all() {
        return List.of(
                LIGHT,
                english("dark", LIGHT_ONE.with(Theme.DARK), Set.of()),
                english("contrast", LIGHT_ONE.with(Theme.HIGH_CONTRAST), WORK),
                english("compact", LIGHT_ONE.with(Density.COMPACT), WORK),
                english("text-75", LIGHT_ONE.with(new TextSize(75)), Set.of("library-folder")),
                english("text-150", LIGHT_ONE.with(new TextSize(150)), WORK),
                english("text-200", LIGHT_ONE.with(new TextSize(200)), WORK),
                new TourLook("pt", LIGHT_ONE, Language.BRAZILIAN_PORTUGUESE, WORK),
                new TourLook("es", LIGHT_ONE, Language.SPANISH, WORK));
    }

    private static TourLook english(String name, Appearance appearance, Set<String> stops) {
        return new TourLook(name, appearance, Language.ENGLISH, stops);
    }

    /** The look at every third of its stops, the first of them at this place or before it. */
    TourLook everyThird(int place) {
        List<String> names = stops.stream().sorted().toList();
        Set<String> some =
                IntStream.range(0, names.size())
                        .filter(each -> each % THIRD == place % Math.min(THIRD, names.size()))
                        .mapToObj(names::get)
                        .collect(Collectors.toSet());
        return new TourLook(name, appearance, language, some);
    }

    boolean isWornAt(TourStop stop) {
        return stops.isEmpty() || stops.contains(stop.name());
    }
}
