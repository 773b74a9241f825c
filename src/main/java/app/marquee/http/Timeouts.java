package app.marquee.http;

import java.time.Duration;

/**
 * Timeouts of a request.
 *
 * @param connect for the connection to be made
 * @param headers from the start of the request to the headers of the answer
 * @param bodyIdle for the next part of the body
 * @param bodyTotal for the whole body
 */
public record Timeouts(Duration connect, Duration headers, Duration bodyIdle, Duration bodyTotal) {
    public static final Timeouts DEFAULT =
            new Timeouts(
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(30),
                    Duration.ofMinutes(10));
}
