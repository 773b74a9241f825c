package app.marquee.service.session;

import app.marquee.http.CloseableTransport;
import app.marquee.http.ExchangeListener;
import app.marquee.http.TokenSource;
import app.marquee.model.connection.Connection;

import java.util.function.BooleanSupplier;

/** Factory of the connections' transports. */
@FunctionalInterface
public interface TransportFactory {
    CloseableTransport open(Wire wire);

    /**
     * Parameters of a transport.
     *
     * @param readOnly asked for every write
     * @param exchanges hears of every attempt, on the thread that made it
     */
    record Wire(
            Connection connection,
            TokenSource token,
            BooleanSupplier readOnly,
            ExchangeListener exchanges) {}
}
