package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
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
            return "utm_" + name().toLowerCase(Locale.ROOT);
        }
    }

    public UtmParts {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public static UtmParts of(String address) {
        return of(QueryMembers.of(address));
    }

    static UtmParts of(QueryMembers members) {
        Map<Part, String> found = new LinkedHashMap<>();
        for (Part part : Part.values()) {
            String value = members.value(part.parameter());
            if (value != null) {
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
}
