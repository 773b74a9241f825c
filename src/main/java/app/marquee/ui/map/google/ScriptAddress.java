package app.marquee.ui.map.google;

import app.marquee.model.settings.MapKey;

import java.net.URI;
import java.time.Duration;
import java.util.Locale;

/**
 * URL of the map script, with its timeout. Immutable.
 *
 * @param script without a query
 * @param patience timeout until the map is ready
 */
public record ScriptAddress(URI script, Duration patience) {
    /** Google's own. */
    public static final ScriptAddress GOOGLE =
            new ScriptAddress(
                    URI.create("https://maps.googleapis.com/maps/api/js"), Duration.ofSeconds(10));

    /** The URL with the key, for the page only. */
    String with(MapKey key, Locale locale) {
        return script
                + "?v=weekly&language="
                + locale.toLanguageTag()
                + "&key="
                + key.secret().reveal();
    }
}
