package app.marquee.service.session;

import app.marquee.change.engine.ObjectLocks;
import app.marquee.http.CloseableTransport;
import app.marquee.http.ExchangeListener;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.ChangeId;
import app.marquee.store.Catalogue;
import app.marquee.store.Journal;
import app.marquee.store.Stores;
import app.marquee.store.keychain.Tokens;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;

import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Shared dependencies of the sessions of all connections.
 *
 * @param writers one writer per object, over all sessions
 * @param author who stages changes: the name of the user's account on this computer
 */
public record SessionParts(
        TransportFactory transports,
        Journal journal,
        ObjectLocks writers,
        Catalogue catalogue,
        Snapshots snapshots,
        SettingsStore settings,
        Tokens tokens,
        Clock clock,
        String author) {
    public SessionParts(
            TransportFactory transports, Stores stores, Tokens tokens, Clock clock, String author) {
        this(
                transports,
                stores.journal(),
                new ObjectLocks(),
                stores.catalogue(),
                stores.snapshots(),
                stores.settings(),
                tokens,
                clock,
                author);
    }

    Supplier<ChangeId> changeIds() {
        return () -> new ChangeId(UUID.randomUUID().toString());
    }

    /**
     * @param hasToken whether the token of the connection is still for these addresses, asked at
     *     every request
     */
    CloseableTransport transport(
            Connection connection,
            BooleanSupplier readOnly,
            BooleanSupplier hasToken,
            ExchangeListener exchanges) {
        return transports.open(
                new TransportFactory.Wire(
                        connection,
                        () ->
                                hasToken.getAsBoolean()
                                        ? tokens.get(connection.id()).orElse(null)
                                        : null,
                        readOnly,
                        exchanges));
    }

    /** For one try of a connection that is not kept: nothing can be written over it. */
    public CloseableTransport trial(
            Connection connection, Optional<Secret> token, ExchangeListener exchanges) {
        return transports.open(
                new TransportFactory.Wire(
                        connection, () -> token.orElse(null), () -> true, exchanges));
    }
}
