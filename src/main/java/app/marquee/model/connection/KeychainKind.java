package app.marquee.model.connection;

import java.util.Locale;

/** Keychain type of an operating system, by its usual name. */
public enum KeychainKind {
    /** Of Linux desktops: GNOME Keyring, KWallet and others. */
    SECRET_SERVICE,
    CREDENTIAL_MANAGER,
    MAC_KEYCHAIN;

    /**
     * @param osName as the JVM reports it
     */
    public static KeychainKind of(String osName) {
        String name = osName.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return CREDENTIAL_MANAGER;
        }
        return name.startsWith("mac") ? MAC_KEYCHAIN : SECRET_SERVICE;
    }
}
