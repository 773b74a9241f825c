package app.marquee.model.settings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Language of the window, by its tag in the settings. */
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
     * The locale of the texts.
     *
     * @param ofSystem where the user chose no language
     */
    public Locale locale(Locale ofSystem) {
        return switch (this) {
            case SYSTEM -> ofSystem;
            case ENGLISH -> Locale.ENGLISH;
            case BRAZILIAN_PORTUGUESE -> Locale.of("pt", "BR");
            case SPANISH -> Locale.of("es", "419");
        };
    }

    public static Optional<Language> ofTag(String tag) {
        return Arrays.stream(values()).filter(language -> language.tag.equals(tag)).findFirst();
    }
}
