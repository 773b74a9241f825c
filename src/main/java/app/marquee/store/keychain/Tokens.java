package app.marquee.store.keychain;

import app.marquee.model.Secret;
import app.marquee.model.connection.KeychainState;
import app.marquee.model.connection.TokenPlace;
import app.marquee.model.id.ConnectionId;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Token store: in memory until you quit, and in the system keychain where there is one. Never
 * blocks. Thread-safe.
 */
public final class Tokens implements AutoCloseable {
    private static final String PREFIX = "marquee:token:";

    private final @Nullable GuardedKeychain keychain;
    private final Map<ConnectionId, Held> held = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /**
     * Version of one connection's token. A new one replaces it at each step, so that a late
     * response of the keychain is recognized and ignored.
     */
    private static final class Held {
        private final @Nullable Secret token;
        private final boolean kept;

        Held(@Nullable Secret token, boolean kept) {
            this.token = token;
            this.kept = kept;
        }
    }

    /** In memory only. */
    public Tokens() {
        this(null);
    }

    public Tokens(@Nullable GuardedKeychain keychain) {
        this.keychain = keychain;
    }

    /** Holds the token until the run ends, and nowhere else. */
    public void put(ConnectionId connection, Secret token) {
        step(connection, token);
        tell();
    }

    /**
     * Holds the token at once, and in the keychain when that has taken it.
     *
     * @param purpose the addresses that it is for: for others it is never read again
     */
    public void keep(ConnectionId connection, String purpose, Secret token) {
        Held now = step(connection, token);
        if (keychain != null) {
            tellAfter(
                    keychain.ask(
                            chain -> Optional.of(chain.write(name(connection), purpose, token)),
                            taken -> kept(connection, now, taken)));
        }
        tell();
    }

    private void kept(ConnectionId connection, Held then, Optional<Boolean> taken) {
        if (taken.orElse(false)) {
            replace(connection, then, new Held(then.token, true));
        }
        tell();
    }

    /**
     * Looks for the token in the keychain when it is not at hand. A late response is still used;
     * callers block briefly.
     *
     * @return whether the token is at hand now
     */
    public CompletableFuture<Boolean> recall(ConnectionId connection, String purpose) {
        if (keychain == null || get(connection).isPresent()) {
            return CompletableFuture.completedFuture(get(connection).isPresent());
        }
        Held now = none(connection);
        return keychain.ask(
                        chain -> chain.read(name(connection), purpose),
                        found -> found(connection, now, found))
                .thenApply(_ -> get(connection).isPresent());
    }

    private void found(ConnectionId connection, Held then, Optional<Secret> found) {
        found.ifPresent(token -> replace(connection, then, new Held(token, true)));
        tell();
    }

    public Optional<Secret> get(ConnectionId connection) {
        synchronized (held) {
            Held now = held.get(connection);
            return now == null ? Optional.empty() : Optional.ofNullable(now.token);
        }
    }

    public TokenPlace place(ConnectionId connection) {
        synchronized (held) {
            Held now = held.get(connection);
            if (now == null || now.token == null) {
                return TokenPlace.NOWHERE;
            }
            return now.kept ? TokenPlace.KEYCHAIN : TokenPlace.THIS_RUN;
        }
    }

    /** Forgets the token, in the keychain too. */
    public void forget(ConnectionId connection) {
        step(connection, null);
        if (keychain != null) {
            tellAfter(
                    keychain.ask(
                            chain -> {
                                chain.remove(name(connection));
                                return Optional.<Boolean>empty();
                            },
                            _ -> {}));
        }
        tell();
    }

    /** Finds out whether there is a keychain; listeners hear of the answer. */
    public void askForKeychain() {
        if (keychain != null && keychain.state() == KeychainState.NOT_ASKED) {
            tellAfter(keychain.ask(_ -> Optional.<Boolean>empty(), _ -> tell()));
        }
    }

    public KeychainState keychain() {
        return keychain == null ? KeychainState.UNUSED : keychain.state();
    }

    /**
     * Notifies of every change, on any thread.
     *
     * @return ends it
     */
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }

    /** That an answer did not come in time is a change, too. */
    private void tellAfter(CompletableFuture<?> answer) {
        CompletableFuture<Void> _ = answer.thenRun(this::tell);
    }

    private Held none(ConnectionId connection) {
        synchronized (held) {
            return held.computeIfAbsent(connection, _ -> new Held(null, false));
        }
    }

    private Held step(ConnectionId connection, @Nullable Secret token) {
        Held next = new Held(token, false);
        synchronized (held) {
            held.put(connection, next);
        }
        return next;
    }

    private void replace(ConnectionId connection, Held then, Held next) {
        synchronized (held) {
            held.replace(connection, then, next);
        }
    }

    private static String name(ConnectionId connection) {
        return PREFIX + connection.value();
    }

    @Override
    public void close() {
        listeners.clear();
        if (keychain != null) {
            keychain.close();
        }
    }
}
