package app.marquee.model.failure;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Reason of a {@link Failure.Storage} that Marquee words in the language of the user. */
public enum StorageReason {
    OTHER_USER("This directory belongs to another user"),
    NO_FOLDER("This is a file, not a directory"),
    NO_FILE("This is a directory, not a file"),
    LOST_LINK("This is a link to a file that isn't there"),
    NOT_WRITABLE("No permission to write to the directory"),
    IN_USE("Another Marquee is using this home directory"),
    NEWER("A newer version of Marquee wrote this file"),
    CHANGED("The file was changed meanwhile"),
    DAMAGED("The file is damaged"),
    FULL("The disk is full"),
    DENIED("Permission denied");

    private final String detail;

    StorageReason(String detail) {
        this.detail = detail;
    }

    /** The reason in English, for logs. */
    public String detail() {
        return detail;
    }

    /** The reason with this detail; empty for what the system said. */
    public static Optional<StorageReason> of(String detail) {
        return Arrays.stream(values()).filter(one -> one.detail.equals(detail)).findFirst();
    }

    /** Suffix of the key of its text. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
