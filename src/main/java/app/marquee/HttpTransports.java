package app.marquee;

import app.marquee.http.HostMemory;
import app.marquee.http.HttpTransport;
import app.marquee.http.Transport;
import app.marquee.model.Connection;
import app.marquee.model.HostRole;
import app.marquee.model.Operation;
import app.marquee.service.TransportFactory;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/** Makes the transports of a run over HTTP; all of them count their exchanges together. */
final class HttpTransports implements TransportFactory {
    private final LongSupplier numbers = new AtomicLong()::incrementAndGet;

    @Override
    public Transport open(Wire wire) {
        return HttpTransport.to(wire.connection(), () -> wire.token().get().orElse(null))
                .readOnly(wire.readOnly())
                .listener(wire.exchanges()::accept)
                .memory(new AnsweredHosts(wire.answered(), wire.onAnswered()))
                .numbers(numbers)
                .build();
    }

    /** Which host answered, begun with what earlier runs learned. */
    private static final class AnsweredHosts implements HostMemory {
        private final Map<Operation, HostRole> known;
        private final BiConsumer<Operation, HostRole> onAnswered;

        AnsweredHosts(
                Map<Operation, HostRole> earlier, BiConsumer<Operation, HostRole> onAnswered) {
            this.known = new ConcurrentHashMap<>(earlier);
            this.onAnswered = onAnswered;
        }

        @Override
        public @Nullable HostRole get(Connection connection, Operation operation) {
            return known.get(operation);
        }

        @Override
        public void put(Connection connection, Operation operation, HostRole host) {
            if (known.put(operation, host) != host) {
                onAnswered.accept(operation, host);
            }
        }
    }
}
