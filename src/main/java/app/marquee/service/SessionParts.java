package app.marquee.service;

import app.marquee.http.Transport;
import app.marquee.model.ChangeId;
import app.marquee.model.Connection;
import app.marquee.model.ConnectionId;
import app.marquee.model.Exchange;
import app.marquee.store.Catalogue;
import app.marquee.store.Journal;
import app.marquee.store.SettingsStore;
import app.marquee.store.Tokens;

import java.time.Clock;
import java.util.Map;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What sessions are made of, the same for every connection of a run.
 *
 * @param author who stages changes: the name of the person's account on this machine
 */
public record SessionParts(
        TransportFactory transports,
        Journal journal,
        Catalogue catalogue,
        SettingsStore settings,
        Tokens tokens,
        Clock clock,
        String author) {
    Supplier<ChangeId> changeIds() {
        return () -> new ChangeId(UUID.randomUUID().toString());
    }

    Transport transport(
            Connection connection, BooleanSupplier readOnly, Consumer<Exchange> exchanges) {
        ConnectionId id = connection.id();
        return transports.open(
                new TransportFactory.Wire(
                        connection,
                        () -> tokens.get(id),
                        readOnly,
                        exchanges,
                        settings.current().answeredHosts().getOrDefault(id, Map.of()),
                        (operation, host) ->
                                settings.update(now -> now.withAnsweredHost(id, operation, host))));
    }
}
