package app.marquee.store.keychain;

import app.marquee.model.Secret;

import java.util.Optional;

/**
 * Keychain of the system for the logged-in user. Every call may block, hang, or throw anything: see
 * {@link GuardedKeychain}.
 */
public interface Keychain {
    /** The secret under the name, when it is there and is for the same purpose. */
    Optional<Secret> read(String name, String purpose);

    /** Keeps the secret in place of what was there; false when the system did not take it. */
    boolean write(String name, String purpose, Secret secret);

    void remove(String name);
}
