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
import java.util.function.Consumer;

/**
 * Settings of the user, stored across restarts. Holds no token.
 *
 * @param connections in the order of the list
 * @param lastConnection the connection that was open last
 * @param answeredHosts which host answered an operation, remembered per connection
 * @param answers how answers of analytics are kept
 * @param budgets monthly budget for bandwidth by connection
 * @param alerts those by connection that differ from the usual ones
 * @param views what views remember of themselves (selection, sort, widths), by keys of their own
 */
public record Settings(
        Appearance appearance,
        Language language,
        List<Connection> connections,
        @Nullable ConnectionId lastConnection,
        Map<ConnectionId, Map<Operation, HostRole>> answeredHosts,
        AnswerKeeping answers,
        Map<ConnectionId, Budget> budgets,
        Map<ConnectionId, AlertSettings> alerts,
        Map<String, String> views) {
    /** What holds where nothing was chosen. */
    public static final Settings DEFAULT =
            new Settings(
                    Appearance.DEFAULT,
                    Language.SYSTEM,
                    List.of(),
                    null,
                    Map.of(),
                    AnswerKeeping.USUAL,
                    Map.of(),
                    Map.of(),
                    Map.of());

    public Settings {
        connections = List.copyOf(connections);
        answeredHosts = Map.copyOf(answeredHosts);
        budgets = Map.copyOf(budgets);
        alerts = Map.copyOf(alerts);
        views = Collections.unmodifiableMap(new LinkedHashMap<>(views));
    }

    public Optional<Connection> connection(ConnectionId id) {
        return connections.stream().filter(connection -> connection.id().equals(id)).findFirst();
    }

    public Settings withAppearance(Appearance chosen) {
        return with(next -> next.appearance = chosen);
    }

    public Settings withLanguage(Language chosen) {
        return with(next -> next.language = chosen);
    }

    public Settings withLastConnection(ConnectionId opened) {
        return with(next -> next.lastConnection = opened);
    }

    public Settings withAnswers(AnswerKeeping chosen) {
        return with(next -> next.answers = chosen);
    }

    /**
     * @param chosen null for no budget
     */
    public Settings withBudget(ConnectionId id, @Nullable Budget chosen) {
        return with(
                next -> {
                    if (chosen == null) {
                        next.budgets.remove(id);
                    } else {
                        next.budgets.put(id, chosen);
                    }
                });
    }

    /** The alerts of a connection. */
    public AlertSettings alerts(ConnectionId id) {
        return alerts.getOrDefault(id, AlertSettings.USUAL);
    }

    public Settings withAlerts(ConnectionId id, AlertSettings chosen) {
        return with(next -> next.alerts.put(id, chosen));
    }

    /** The same without what views remembered. */
    public Settings withoutViews() {
        return with(next -> next.views.clear());
    }

    public Settings withView(String key, String remembered) {
        return with(next -> next.views.put(key, remembered));
    }

    public Settings withAnsweredHost(ConnectionId id, Operation operation, HostRole host) {
        Map<Operation, HostRole> hosts =
                new LinkedHashMap<>(answeredHosts.getOrDefault(id, Map.of()));
        hosts.put(operation, host);
        return with(next -> next.answeredHosts.put(id, Map.copyOf(hosts)));
    }

    /**
     * Adds the connection, or replaces the one with its id in its place. What was learned of the
     * old addresses does not hold for new ones.
     */
    public Settings withConnection(Connection connection) {
        Optional<Connection> former = connection(connection.id());
        return with(
                next -> {
                    if (former.isEmpty()) {
                        next.connections.add(connection);
                        return;
                    }
                    next.connections.set(connections.indexOf(former.get()), connection);
                    if (!former.get().hasAddressesOf(connection)) {
                        next.answeredHosts.remove(connection.id());
                    }
                });
    }

    /** Under what views remember what is of one connection only; the keys go on after a dot. */
    public static String viewsOf(ConnectionId id) {
        return "connection." + id.value();
    }

    /** Forgets the connection and what was remembered for it. */
    public Settings withoutConnection(ConnectionId id) {
        return with(
                next -> {
                    next.connections.removeIf(connection -> connection.id().equals(id));
                    next.answeredHosts.remove(id);
                    next.budgets.remove(id);
                    next.alerts.remove(id);
                    next.views.keySet().removeIf(key -> key.startsWith(viewsOf(id) + "."));
                    next.lastConnection = id.equals(lastConnection) ? null : lastConnection;
                });
    }

    private Settings with(Consumer<Next> change) {
        Next next = new Next(this);
        change.accept(next);
        return new Settings(
                next.appearance,
                next.language,
                next.connections,
                next.lastConnection,
                next.answeredHosts,
                next.answers,
                next.budgets,
                next.alerts,
                next.views);
    }

    /** Settings in the making. */
    private static final class Next {
        private Appearance appearance;
        private Language language;
        private final List<Connection> connections;
        private @Nullable ConnectionId lastConnection;
        private final Map<ConnectionId, Map<Operation, HostRole>> answeredHosts;
        private AnswerKeeping answers;
        private final Map<ConnectionId, Budget> budgets;
        private final Map<ConnectionId, AlertSettings> alerts;
        private final Map<String, String> views;

        Next(Settings now) {
            appearance = now.appearance;
            language = now.language;
            connections = new ArrayList<>(now.connections);
            lastConnection = now.lastConnection;
            answeredHosts = new LinkedHashMap<>(now.answeredHosts);
            answers = now.answers;
            budgets = new LinkedHashMap<>(now.budgets);
            alerts = new LinkedHashMap<>(now.alerts);
            views = new LinkedHashMap<>(now.views);
        }
    }
}
