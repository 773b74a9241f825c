package app.marquee.http;

import app.marquee.model.connection.Exchange;

/**
 * Listener for attempts of requests, called once each has ended, on the thread of the request. Must
 * not block.
 */
@FunctionalInterface
public interface ExchangeListener {
    void ended(Exchange exchange);
}
