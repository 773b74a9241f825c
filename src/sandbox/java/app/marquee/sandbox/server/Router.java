package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.HostRole;
import app.marquee.sandbox.wire.Operation;
import app.marquee.sandbox.wire.Query;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Router of request lines to operations. Immutable. */
final class Router {
    private record Route(Operation operation, PathPattern path) {}

    private final RouteOptions options;
    private final List<Route> routes = new ArrayList<>();

    Router(RouteOptions options) {
        this.options = options;
        for (Operation operation : Operation.values()) {
            if (options.extensions() || operation.origin() != Operation.Origin.EXTENSION) {
                paths(operation).forEach(p -> routes.add(new Route(operation, new PathPattern(p))));
            }
        }
        // A flag or a literal segment says more than a path with an identifier.
        routes.sort(
                Comparator.comparingLong(
                        (Route r) ->
                                (r.operation().flag().isEmpty() ? 100 : 0)
                                        + r.path().identifiers()));
    }

    Routed route(HostRole host, String method, String rawPath, Query query) {
        TreeSet<String> allowed = new TreeSet<>();
        for (Route route : routes) {
            Optional<Map<String, String>> segments = route.path().match(rawPath);
            if (segments.isEmpty() || !isServed(route.operation(), host)) {
                continue;
            }
            String flag = route.operation().flag();
            if (!flag.isEmpty() && !query.has(flag)) {
                continue;
            }
            if (route.operation().method().equals(method)) {
                return new Routed.Found(route.operation(), segments.get());
            }
            allowed.add(route.operation().method());
        }
        return allowed.isEmpty() || isHiddenExtension(method, rawPath)
                ? new Routed.Nowhere()
                : new Routed.OtherMethod(String.join(", ", allowed));
    }

    /** Playlists have a singular and a plural path. */
    private List<String> paths(Operation operation) {
        String path = operation.path();
        boolean ofOne = path.contains("{playlist_id}");
        if (!ofOne
                && operation != Operation.PLAYLIST_LIST
                && operation != Operation.PLAYLIST_CREATE) {
            return List.of(path);
        }
        String singular = path.replaceFirst("^/playlists?", "/playlist");
        String plural = path.replaceFirst("^/playlists?", "/playlists");
        return ofOne && options.pluralPlaylistsOnly() ? List.of(plural) : List.of(singular, plural);
    }

    private boolean isServed(Operation operation, HostRole host) {
        if (host == HostRole.BOTH || operation == Operation.PICTURE) {
            return true;
        }
        boolean onData =
                operation == Operation.CITY
                        || (operation.isMovableRead() && !options.analyticsOnBase());
        return onData == (host == HostRole.DATA);
    }

    /** What a switched-off extension would have answered is unknown, not another method's. */
    private boolean isHiddenExtension(String method, String rawPath) {
        if (options.extensions()) {
            return false;
        }
        for (Operation operation : Operation.values()) {
            if (operation.origin() == Operation.Origin.EXTENSION
                    && operation.method().equals(method)
                    && paths(operation).stream()
                            .anyMatch(p -> new PathPattern(p).match(rawPath).isPresent())) {
                return true;
            }
        }
        return false;
    }

    /** Path pattern with named segments in braces. */
    private static final class PathPattern {
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
}
