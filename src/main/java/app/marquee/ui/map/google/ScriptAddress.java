package app.marquee.ui.map.google;

import app.marquee.model.settings.MapKey;

import java.net.URI;
import java.time.Duration;
import java.util.Locale;

/**
 * Where the script of the map comes from.
 *
 * @param script without a query
 * @param patience how long it may take until the map is there
 */
public record ScriptAddress(URI script, Duration patience) {
    /** Google's own. */
    public static final ScriptAddress GOOGLE =
            new ScriptAddress(
                    URI.create("https://maps.googleapis.com/maps/api/js"), Duration.ofSeconds(10));

    /** With the key: for the page alone. */
    String with(MapKey key, Locale locale) {
        return script
                + "?v=weekly&language="
                + locale.toLanguageTag()
                + "&key="
                + key.secret().reveal();
    }
}
