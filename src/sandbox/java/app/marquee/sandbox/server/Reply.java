package app.marquee.sandbox.server;

import app.marquee.sandbox.fault.Fault;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;

import com.sun.net.httpserver.HttpExchange;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.core.exc.JacksonIOException;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/** Sender of one response, which also breaks off as a fault demands. */
final class Reply {
    private static final Logger LOG = LoggerFactory.getLogger(Reply.class);

    private final HttpExchange exchange;
    private final ProxiedConnection line;
    private final Fault fault;

    Reply(HttpExchange exchange, ProxiedConnection line, Fault fault) {
        this.exchange = exchange;
        this.line = line;
        this.fault = fault;
    }

    void send(Answer answer) {
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        contentType(answer.body());
        boolean gzip = !(fault instanceof Fault.Trickle) && isCompressible(answer) && acceptsGzip();
        try (ReplyStream out = new ReplyStream(exchange, line, answer.status(), fault, gzip)) {
            try {
                BodyWriter.write(answer.body(), out);
            } catch (JacksonIOException e) {
                // What was sent so far must arrive: the line is left to carry it.
                throw e.getCause();
            } catch (RuntimeException e) {
                // Closing the stream would end a broken answer as if it were whole.
                line.close();
                throw e;
            }
        } catch (IOException e) {
            // The client went away, or the fault is done with it.
            exchange.close();
        } catch (RuntimeException e) {
            LOG.error("Response interrupted: {}", exchange.getRequestURI().getPath(), e);
        }
    }

    private void contentType(Body body) {
        switch (body) {
            case Body.None() -> {}
            case Body.Raw(String contentType, byte[] bytes) ->
                    exchange.getResponseHeaders().set("Content-Type", contentType);
            case Body.One one -> json();
            case Body.Many many -> json();
        }
    }

    private void json() {
        exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    }

    private static boolean isCompressible(Answer answer) {
        return !(answer.body() instanceof Body.Raw(String type, byte[] bytes)
                && type.startsWith("image/"));
    }

    private boolean acceptsGzip() {
        String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        return accepted != null
                && Arrays.stream(accepted.toLowerCase(Locale.ROOT).split(","))
                        .map(String::strip)
                        .anyMatch(e -> e.startsWith("gzip") && !e.matches("gzip;\\s*q=0(\\.0*)?"));
    }
}
