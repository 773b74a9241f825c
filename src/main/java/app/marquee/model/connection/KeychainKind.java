package app.marquee.model.connection;

import java.util.Locale;

/** The keychains of the systems, by the name that people know. */
public enum KeychainKind {
    /** Of Linux desktops: GNOME Keyring, KWallet and others. */
    SECRET_SERVICE,
    CREDENTIAL_MANAGER,
    MAC_KEYCHAIN;

    /**
     * @param osName as the virtual machine tells it
     */
    public static KeychainKind of(String osName) {
        String name = osName.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return CREDENTIAL_MANAGER;
        }
        return name.startsWith("mac") ? MAC_KEYCHAIN : SECRET_SERVICE;
    }
}
