package app.marquee.service;

import app.marquee.http.Transport;
import app.marquee.model.Connection;
import app.marquee.model.Exchange;
import app.marquee.model.HostRole;
import app.marquee.model.Operation;
import app.marquee.model.Secret;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Makes the transport of a connection. */
@FunctionalInterface
public interface TransportFactory {
    Transport open(Wire wire);

    /**
     * What a transport needs.
     *
     * @param token asked for every request
     * @param readOnly asked for every write
     * @param exchanges is told of every attempt, on the thread that made it
     * @param answered which host answered an operation in earlier runs
     * @param onAnswered is told which host answered an operation
     */
    record Wire(
            Connection connection,
            Supplier<Optional<Secret>> token,
            BooleanSupplier readOnly,
            Consumer<Exchange> exchanges,
            Map<Operation, HostRole> answered,
            BiConsumer<Operation, HostRole> onAnswered) {}
}
