package app.marquee.service.session;

import app.marquee.http.HostMemory;
import app.marquee.model.connection.Connection;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.Settings;
import app.marquee.store.settings.SettingsStore;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/**
 * Host memory that persists for saved connections with unchanged addresses, and lasts until you
 * quit for the others. Thread-safe.
 */
final class PersistentHostMemory implements HostMemory {
    private final SettingsStore settings;
    private final HostMemory ofThisRun = new HostMemory.HostsOfThisRun();

    PersistentHostMemory(SettingsStore settings) {
        this.settings = settings;
    }

    @Override
    public @Nullable HostRole get(Connection connection, Operation operation) {
        Settings now = settings.current();
        return isKept(now, connection)
                ? now.answeredHosts().getOrDefault(connection.id(), Map.of()).get(operation)
                : ofThisRun.get(connection, operation);
    }

    @Override
    public void put(Connection connection, Operation operation, HostRole host) {
        if (!isKept(settings.current(), connection)) {
            ofThisRun.put(connection, operation, host);
            return;
        }
        settings.update(
                now ->
                        isKept(now, connection)
                                ? now.withAnsweredHost(connection.id(), operation, host)
                                : now);
    }

    private static boolean isKept(Settings settings, Connection connection) {
        return settings.connection(connection.id())
                .filter(kept -> kept.hasAddressesOf(connection))
                .isPresent();
    }
}
