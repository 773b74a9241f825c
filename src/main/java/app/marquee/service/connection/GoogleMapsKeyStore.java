package app.marquee.service.connection;

import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.MapKey;
import app.marquee.store.keychain.Tokens;

import java.util.Optional;
import java.util.concurrent.ExecutionException;

/**
 * Store of the user's Google Maps key, shared by all connections: in the system keychain, or in
 * memory until you quit. Thread-safe.
 */
public final class GoogleMapsKeyStore {
    private static final ConnectionId NAME = new ConnectionId("google-maps");
    private static final String PURPOSE = "https://maps.googleapis.com";

    private final Tokens tokens;

    GoogleMapsKeyStore(Tokens tokens) {
        this.tokens = tokens;
    }

    /** In memory only. */
    public static GoogleMapsKeyStore ofThisRun() {
        return new GoogleMapsKeyStore(new Tokens());
    }

    /** The key, where it is at hand. Does not block. */
    public Optional<MapKey> get() {
        return tokens.get(NAME).flatMap(secret -> MapKey.of(secret.reveal()));
    }

    /** The key, from the keychain where it is not at hand. Blocks for a few seconds at most. */
    public Optional<MapKey> find() throws InterruptedException {
        try {
            tokens.recall(NAME, PURPOSE).get();
        } catch (ExecutionException _) {
            return Optional.empty();
        }
        return get();
    }

    public void keep(MapKey key) {
        tokens.keep(NAME, PURPOSE, key.secret());
    }

    /** Forgets it, in the keychain too. */
    public void forget() {
        tokens.forget(NAME);
    }

    /** Where it is now. */
    public TokenPlace place() {
        return tokens.place(NAME);
    }
}
