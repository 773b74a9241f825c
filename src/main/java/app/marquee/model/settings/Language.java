package app.marquee.model.settings;

import java.util.Arrays;
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

    public static Optional<Language> ofTag(String tag) {
        return Arrays.stream(values()).filter(language -> language.tag.equals(tag)).findFirst();
    }
}
