package app.marquee.analytics.group;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Channel that brings viewers, in order of display. */
public enum Channel {
    DIRECT,
    SEARCH,
    ASSISTANTS,
    SOCIAL,
    MESSAGING,
    OWN,
    EMAIL,
    PAID,
    /** Sites that are in no other channel. */
    OTHER,
    /** The platform does not say, or says something that is no address. */
    UNKNOWN;

    /** Its name in files, and the end of its message key. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a site can be in it: a naming rule can choose it. */
    public boolean isOfSites() {
        return this != DIRECT && this != UNKNOWN;
    }

    /** Empty for another word, such as one of a newer version. */
    public static Optional<Channel> of(String key) {
        return Arrays.stream(values()).filter(channel -> channel.key().equals(key)).findFirst();
    }
}
