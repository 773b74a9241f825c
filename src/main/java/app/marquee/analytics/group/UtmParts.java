package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** UTM parameters of a campaign in a URL. Thread-safe. */
public record UtmParts(Map<Part, String> values) {
    /** UTM parameter, in order of display. */
    public enum Part {
        SOURCE,
        MEDIUM,
        CAMPAIGN,
        TERM,
        CONTENT;

        /** Its name in addresses. */
        String parameter() {
            return "utm_" + name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public UtmParts {
        values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public static UtmParts of(String address) {
        Map<Part, String> found = new LinkedHashMap<>();
        for (Part part : Part.values()) {
            String value = value(address, part.parameter());
            if (value != null && !value.isBlank()) {
                found.put(part, value);
            }
        }
        return new UtmParts(found);
    }

    public @Nullable String of(Part part) {
        return values.get(part);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    private static @Nullable String value(String address, String name) {
        int query = address.indexOf('?');
        if (query < 0) {
            return null;
        }
        int end = address.indexOf('#', query);
        String members = address.substring(query + 1, end < 0 ? address.length() : end);
        for (String member : members.split("&", -1)) {
            int sign = member.indexOf('=');
            if (sign > 0 && member.substring(0, sign).equalsIgnoreCase(name)) {
                return decoded(member.substring(sign + 1));
            }
        }
        return null;
    }

    /** As it stands when it is no proper encoding. */
    private static String decoded(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return value;
        }
    }
}
