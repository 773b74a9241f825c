package app.marquee.sandbox.server;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Path pattern with named segments in braces. */
final class PathPattern {
    private final List<String> parts;

    PathPattern(String path) {
        this.parts = List.of(path.split("/", -1));
    }

    /** How many named parts there are: the fewer, the more exact. */
    long identifiers() {
        return parts.stream().filter(PathPattern::isNamed).count();
    }

    /** The named parts of a path that fits, decoded. */
    Optional<Map<String, String>> match(String rawPath) {
        String[] given = rawPath.split("/", -1);
        if (given.length != parts.size()) {
            return Optional.empty();
        }
        Map<String, String> named = new HashMap<>();
        for (int i = 0; i < given.length; i++) {
            String part = parts.get(i);
            if (isNamed(part) && !given[i].isEmpty()) {
                named.put(part.substring(1, part.length() - 1), decode(given[i]));
            } else if (!part.equals(given[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(named);
    }

    private static boolean isNamed(String part) {
        return part.startsWith("{");
    }

    private static String decode(String segment) {
        try {
            return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return segment;
        }
    }
}
