package app.marquee.ui.playlists.edit;

import app.marquee.model.playlist.AccessType;
import app.marquee.text.Messages;

/** Texts and icons of the types of access to a playlist. */
public final class AccessWords {
    private AccessWords() {}

    public static String icon(AccessType access) {
        return switch (access) {
            case PUBLIC -> "fth-globe";
            case PRIVATE -> "fth-lock";
            case ANYONE_WITH_PASSWORD -> "fth-key";
        };
    }

    public static String words(Messages messages, AccessType access) {
        return messages.text("access." + access.wire());
    }
}
