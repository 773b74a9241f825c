package app.marquee.model.settings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Language of the window, of commands and of reports, by its tag in the settings. */
public enum Language {
    SYSTEM("system"),
    ENGLISH("en"),
    BRAZILIAN_PORTUGUESE("pt-BR"),
    SPANISH("es");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    public String tag() {
        return tag;
    }

    /**
     * The locale of texts, numbers and dates.
     *
     * @param ofSystem where the user chose no language
     */
    public Locale locale(Locale ofSystem) {
        return switch (this) {
            case SYSTEM -> spoken(ofSystem);
            case ENGLISH -> Locale.ENGLISH;
            case BRAZILIAN_PORTUGUESE -> Locale.of("pt", "BR");
            case SPANISH -> Locale.of("es", "419");
        };
    }

    /**
     * The locale whose texts and formats take the place of another one: its language, with its
     * country if that is among those of the language, or English for a language without texts.
     * Scripts, calendars and digits that were chosen for it are left out.
     */
    public static Locale spoken(Locale other) {
        String language = other.getLanguage();
        if (Arrays.stream(values()).noneMatch(one -> one.isIn(language))) {
            return Locale.ENGLISH;
        }
        Locale own = Locale.of(language, other.getCountry());
        return Available.LOCALES.contains(own) ? own : Locale.of(language);
    }

    private boolean isIn(String language) {
        return this != SYSTEM && locale(Locale.ENGLISH).getLanguage().equals(language);
    }

    /** Locales whose formats the runtime knows; it takes a moment to list them. */
    private static final class Available {
        static final Set<Locale> LOCALES = Set.of(Locale.getAvailableLocales());
    }

    public static Optional<Language> ofTag(String tag) {
        return Arrays.stream(values()).filter(language -> language.tag.equals(tag)).findFirst();
    }
}
