package app.marquee.model.settings;

import app.marquee.model.Secret;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Google Maps key of the user. It becomes part of a script URL, so that only letters, digits,
 * {@code _} and {@code -} are allowed. Its string form is dots.
 */
public final class MapKey {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,200}");

    private final Secret secret;

    private MapKey(Secret secret) {
        this.secret = secret;
    }

    /** Empty where it cannot be a key; spaces around it do not count. */
    public static Optional<MapKey> of(String typed) {
        String key = typed.strip();
        return FORM.matcher(key).matches()
                ? Optional.of(new MapKey(new Secret(key)))
                : Optional.empty();
    }

    /** For the keychain and the address of the script, and for nothing else. */
    public Secret secret() {
        return secret;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapKey key && key.secret.equals(secret);
    }

    @Override
    public int hashCode() {
        return secret.hashCode();
    }

    @Override
    public String toString() {
        return secret.toString();
    }
}
