package app.marquee.model.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Settings of the user, stored across restarts. Holds no token.
 *
 * @param connections in the order of the list
 * @param lastConnection the connection that was open last
 * @param lastSection the section that was shown last, by its name in the code
 * @param answeredHosts which host answered an operation, remembered per connection
 * @param answers how answers of analytics are kept
 * @param views what views remember of themselves (selection, sort, widths), by keys of their own
 */
public record Settings(
        Appearance appearance,
        Language language,
        List<Connection> connections,
        @Nullable ConnectionId lastConnection,
        @Nullable String lastSection,
        Map<ConnectionId, Map<Operation, HostRole>> answeredHosts,
        AnswerKeeping answers,
        Map<String, String> views) {
    /** What holds where nothing was chosen. */
    public static final Settings DEFAULT =
            new Settings(
                    Appearance.DEFAULT,
                    Language.SYSTEM,
                    List.of(),
                    null,
                    null,
                    Map.of(),
                    AnswerKeeping.USUAL,
                    Map.of());

    public Settings {
        connections = List.copyOf(connections);
        answeredHosts = Map.copyOf(answeredHosts);
        views = Collections.unmodifiableMap(new LinkedHashMap<>(views));
    }

    public Optional<Connection> connection(ConnectionId id) {
        return connections.stream().filter(connection -> connection.id().equals(id)).findFirst();
    }

    public Settings withAppearance(Appearance chosen) {
        return new Settings(
                chosen,
                language,
                connections,
                lastConnection,
                lastSection,
                answeredHosts,
                answers,
                views);
    }

    public Settings withLanguage(Language chosen) {
        return new Settings(
                appearance,
                chosen,
                connections,
                lastConnection,
                lastSection,
                answeredHosts,
                answers,
                views);
    }

    public Settings withLastConnection(ConnectionId opened) {
        return new Settings(
                appearance,
                language,
                connections,
                opened,
                lastSection,
                answeredHosts,
                answers,
                views);
    }

    public Settings withLastSection(String shown) {
        return new Settings(
                appearance,
                language,
                connections,
                lastConnection,
                shown,
                answeredHosts,
                answers,
                views);
    }

    public Settings withAnswers(AnswerKeeping chosen) {
        return new Settings(
                appearance,
                language,
                connections,
                lastConnection,
                lastSection,
                answeredHosts,
                chosen,
                views);
    }

    /** The same without what views remembered. */
    public Settings withoutViews() {
        return new Settings(
                appearance,
                language,
                connections,
                lastConnection,
                lastSection,
                answeredHosts,
                answers,
                Map.of());
    }

    public Settings withView(String key, String remembered) {
        Map<String, String> next = new LinkedHashMap<>(views);
        next.put(key, remembered);
        return new Settings(
                appearance,
                language,
                connections,
                lastConnection,
                lastSection,
                answeredHosts,
                answers,
                next);
    }

    public Settings withAnsweredHost(ConnectionId id, Operation operation, HostRole host) {
        Map<ConnectionId, Map<Operation, HostRole>> next = new LinkedHashMap<>(answeredHosts);
        Map<Operation, HostRole> hosts =
                new LinkedHashMap<>(next.getOrDefault(id, Map.<Operation, HostRole>of()));
        hosts.put(operation, host);
        next.put(id, Map.copyOf(hosts));
        return new Settings(
                appearance,
                language,
                connections,
                lastConnection,
                lastSection,
                next,
                answers,
                views);
    }

    /**
     * Adds the connection, or replaces the one with its id in its place. What was learned of the
     * old addresses does not hold for new ones.
     */
    public Settings withConnection(Connection connection) {
        List<Connection> next = new ArrayList<>(connections);
        Optional<Connection> former = connection(connection.id());
        int at = former.map(next::indexOf).orElse(-1);
        if (at < 0) {
            next.add(connection);
        } else {
            next.set(at, connection);
        }
        boolean sameHosts = former.map(old -> old.hasAddressesOf(connection)).orElse(true);
        return new Settings(
                appearance,
                language,
                next,
                lastConnection,
                lastSection,
                sameHosts ? answeredHosts : withoutHosts(connection.id()),
                answers,
                views);
    }

    private Map<ConnectionId, Map<Operation, HostRole>> withoutHosts(ConnectionId id) {
        Map<ConnectionId, Map<Operation, HostRole>> hosts = new LinkedHashMap<>(answeredHosts);
        hosts.remove(id);
        return hosts;
    }

    /** Under what views remember what is of one connection only; the keys go on after a dot. */
    public static String viewsOf(ConnectionId id) {
        return "connection." + id.value();
    }

    /** Forgets the connection and what was remembered for it. */
    public Settings withoutConnection(ConnectionId id) {
        List<Connection> left =
                connections.stream().filter(connection -> !connection.id().equals(id)).toList();
        Map<String, String> others = new LinkedHashMap<>(views);
        others.keySet().removeIf(key -> key.startsWith(viewsOf(id) + "."));
        return new Settings(
                appearance,
                language,
                left,
                id.equals(lastConnection) ? null : lastConnection,
                lastSection,
                withoutHosts(id),
                answers,
                others);
    }
}
