package app.marquee.ui.cities;

import app.marquee.model.settings.MapKey;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.ui.map.MapBase;
import app.marquee.ui.map.MapWords;
import app.marquee.ui.map.google.GoogleBase;
import app.marquee.ui.map.google.GoogleProblem;
import app.marquee.ui.map.google.ScriptAddress;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * What offers Google's map as another ground.
 *
 * @param keys the person's key, without which there is none
 */
public record GoogleMaps(GoogleMapsKeyStore keys, Opening opening) {
    /** Opens the map; on the FX thread. */
    public interface Opening {
        /**
         * @param onProblem is told later, and at most once, why it is not there
         */
        MapBase open(MapKey key, Locale locale, MapWords words, Consumer<GoogleProblem> onProblem);
    }

    /** Google's own. */
    public static GoogleMaps of(GoogleMapsKeyStore keys) {
        return new GoogleMaps(
                keys,
                (key, locale, words, onProblem) ->
                        new GoogleBase(ScriptAddress.GOOGLE, key, locale, words, onProblem));
    }
}
