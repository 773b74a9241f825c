package app.marquee.analytics.geo;

import java.util.Locale;

/** Form in which a map draws its values. */
public enum LayerChoice {
    /** Areas while the map is far, bubbles when it is near. */
    AREAS,
    CITIES;

    /** In lower case, for texts and IDs. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
