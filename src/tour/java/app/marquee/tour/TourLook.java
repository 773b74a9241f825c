package app.marquee.tour;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;

import java.util.ArrayList;
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
record TourLook(
        String name, Appearance appearance, Language language, Size size, Set<String> stops) {
    private static final int THIRD = 3;
    static final Size USUAL = new Size(1360, 850);

    /** Sizes at which nothing may be clipped. */
    private static final List<Size> SIZES =
            List.of(new Size(1024, 700), new Size(1280, 820), USUAL, new Size(1920, 1080));

    private static final List<Language> LANGUAGES =
            List.of(Language.ENGLISH, Language.BRAZILIAN_PORTUGUESE, Language.SPANISH);

    private static final List<Integer> TEXTS = List.of(75, 100, 150, 200);

    private static final Appearance LIGHT_ONE = Appearance.DEFAULT.with(Theme.LIGHT);
    static final TourLook LIGHT =
            new TourLook("light", LIGHT_ONE, Language.ENGLISH, USUAL, Set.of());

    private static final Set<String> WORK =
            Set.of(
                    "overview-full",
                    "overview-day-compared",
                    "library-empty",
                    "library-folder",
                    "library-selected",
                    "contract-playlists",
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
                new TourLook("pt", LIGHT_ONE, Language.BRAZILIAN_PORTUGUESE, USUAL, WORK),
                new TourLook("es", LIGHT_ONE, Language.SPANISH, USUAL, WORK));
    }

    private static TourLook english(String name, Appearance appearance, Set<String> stops) {
        return new TourLook(name, appearance, Language.ENGLISH, USUAL, stops);
    }

    /**
     * Every stop in each size of the window and of text, in each language; a size of text is worn
     * once, since another one styles every node again.
     */
    static List<TourLook> layouts() {
        List<TourLook> looks = new ArrayList<>();
        for (Language language : LANGUAGES) {
            for (int text : TEXTS) {
                for (Size size : SIZES) {
                    looks.add(
                            new TourLook(
                                    language.tag() + "-" + size + "-text-" + text,
                                    LIGHT_ONE.with(new TextSize(text)),
                                    language,
                                    size,
                                    Set.of()));
                }
            }
        }
        return looks;
    }

    /** Size of the window in pixels. */
    record Size(int width, int height) {
        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /** The same in the usual size of window and text. */
    TourLook usual() {
        return new TourLook(name, appearance.with(LIGHT_ONE.textSize()), language, USUAL, stops);
    }

    /** Whether the text and the window have the usual size. */
    boolean isUsual() {
        return size.equals(USUAL) && appearance.textSize().equals(LIGHT_ONE.textSize());
    }

    /** The look at every third of its stops, the first of them at this place or before it. */
    TourLook everyThird(int place) {
        List<String> names = stops.stream().sorted().toList();
        Set<String> some =
                IntStream.range(0, names.size())
                        .filter(each -> each % THIRD == place % Math.min(THIRD, names.size()))
                        .mapToObj(names::get)
                        .collect(Collectors.toSet());
        return new TourLook(name, appearance, language, size, some);
    }

    boolean isWornAt(TourStop stop) {
        return stops.isEmpty() || stops.contains(stop.name());
    }
}
