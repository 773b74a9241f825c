package app.marquee.sandbox.wire;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Query string, decoded; of a repeated member the first one counts. */
public final class Query {
    private final Map<String, String> members;

    private Query(Map<String, String> members) {
        this.members = members;
    }

    public static Query parse(@Nullable String raw) {
        Map<String, String> members = new LinkedHashMap<>();
        if (raw != null) {
            for (String part : raw.split("&", -1)) {
                int equals = part.indexOf('=');
                String name = equals < 0 ? part : part.substring(0, equals);
                String value = equals < 0 ? "" : part.substring(equals + 1);
                if (!name.isEmpty()) {
                    members.putIfAbsent(decode(name), decode(value));
                }
            }
        }
        return new Query(members);
    }

    /** Whether it is present, for {@code ?name} as well as for {@code ?name=value}. */
    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** The value, where there is one that is not empty. */
    public Optional<String> text(String name) {
        return Optional.ofNullable(members.get(name)).filter(value -> !value.isEmpty());
    }

    private static String decode(String part) {
        try {
            return URLDecoder.decode(part, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw Refusal.invalid("The query is not correctly encoded: " + part);
        }
    }
}
