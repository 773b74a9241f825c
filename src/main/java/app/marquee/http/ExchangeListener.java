package app.marquee.http;

import app.marquee.model.connection.Exchange;

/**
 * Hears of every attempt of every request once it has ended, whether it succeeded, failed, was
 * refused or cancelled. Called on the thread of the request; must not block.
 */
@FunctionalInterface
public interface ExchangeListener {
    void ended(Exchange exchange);
}
