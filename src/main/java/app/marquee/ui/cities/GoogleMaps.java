package app.marquee.ui.cities;

import app.marquee.model.settings.MapKey;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.task.FxThread;
import app.marquee.ui.map.MapBase;
import app.marquee.ui.map.MapWords;
import app.marquee.ui.map.google.GoogleBase;
import app.marquee.ui.map.google.GoogleProblem;
import app.marquee.ui.map.google.ScriptAddress;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * Provider of the Google base map.
 *
 * @param keys store of the user's API key, which the map requires
 */
public record GoogleMaps(GoogleMapsKeyStore keys, Opening opening) {
    /** Factory that opens the map. FX thread only. */
    public interface Opening {
        /**
         * @param onProblem receives the problem later, and at most once
         */
        MapBase open(MapKey key, Locale locale, MapWords words, Consumer<GoogleProblem> onProblem);
    }

    /** Google's own. */
    public static GoogleMaps of(GoogleMapsKeyStore keys) {
        return new GoogleMaps(
                keys,
                (key, locale, words, onProblem) ->
                        new GoogleBase(
                                ScriptAddress.GOOGLE,
                                key,
                                locale,
                                words,
                                onProblem,
                                FxThread::later));
    }
}
