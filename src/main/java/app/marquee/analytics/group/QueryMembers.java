package app.marquee.analytics.group;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Members of the query of a URL by their names in lower case; of two, the first. Immutable. */
record QueryMembers(Map<String, String> values) {
    QueryMembers {
        values = Map.copyOf(values);
    }

    static QueryMembers of(String address) {
        Map<String, String> values = new HashMap<>();
        for (String member : text(address).split("&", -1)) {
            int sign = member.indexOf('=');
            if (sign > 0) {
                values.putIfAbsent(name(member), decoded(member.substring(sign + 1)));
            }
        }
        return new QueryMembers(values);
    }

    /** The query as it is written, without the fragment; empty for none. */
    static String text(String address) {
        int fragment = address.indexOf('#');
        String before = fragment < 0 ? address : address.substring(0, fragment);
        int query = before.indexOf('?');
        return query < 0 ? "" : before.substring(query + 1);
    }

    /** The name of a member as it is compared. */
    static String name(String member) {
        int sign = member.indexOf('=');
        return (sign < 0 ? member : member.substring(0, sign)).toLowerCase(Locale.ROOT);
    }

    /** Null for none, and for one without a value. */
    @Nullable String value(String name) {
        String value = values.get(name);
        return value == null || value.isBlank() ? null : value;
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
