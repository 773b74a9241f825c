package app.marquee.store.keychain;

import app.marquee.model.Secret;

import com.microsoft.credentialstorage.SecretStore;
import com.microsoft.credentialstorage.StorageProvider;
import com.microsoft.credentialstorage.StorageProvider.SecureOption;
import com.microsoft.credentialstorage.model.StoredCredential;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * System keychain: Secret Service, Credential Manager or Keychain. May throw anything; used only
 * through {@link GuardedKeychain}. Blocking.
 */
public final class SystemKeychain implements Keychain {
    private final SecretStore<StoredCredential> store;

    private SystemKeychain(SecretStore<StoredCredential> store) {
        this.store = store;
    }

    /** Empty when this system has none that is open. */
    public static Optional<Keychain> open() {
        @Nullable SecretStore<StoredCredential> found =
                StorageProvider.getCredentialStorage(true, SecureOption.REQUIRED);
        return found == null || !found.isSecure()
                ? Optional.empty()
                : Optional.of(new SystemKeychain(found));
    }

    @Override
    public Optional<Secret> read(String name, String purpose) {
        @Nullable StoredCredential found = store.get(name);
        return found == null || !purpose.equals(found.getUsername())
                ? Optional.empty()
                : Optional.of(new Secret(String.valueOf(found.getPassword())));
    }

    /** A store may keep one secret for each purpose, so the former one goes first. */
    @Override
    public boolean write(String name, String purpose, Secret secret) {
        store.delete(name);
        return store.add(name, new StoredCredential(purpose, secret.reveal().toCharArray()));
    }

    @Override
    public void remove(String name) {
        store.delete(name);
    }
}
