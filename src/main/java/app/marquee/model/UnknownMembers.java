package app.marquee.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Undocumented members of a response by name, each as its JSON text: stored and shown, never a
 * failure.
 */
public record UnknownMembers(Map<String, String> members) {
    public static final UnknownMembers NONE = new UnknownMembers(Map.of());

    public UnknownMembers {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    public boolean isEmpty() {
        return members.isEmpty();
    }
}
