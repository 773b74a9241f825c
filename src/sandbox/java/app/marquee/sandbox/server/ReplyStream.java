package app.marquee.sandbox.server;

import app.marquee.sandbox.fault.Fault;

import com.sun.net.httpserver.HttpExchange;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.zip.GZIPOutputStream;

/**
 * Output stream of a response: a small one is buffered until its length is known, a large one is
 * chunked and compressed if the client accepts it. Body faults happen here.
 */
final class ReplyStream extends OutputStream {
    /** Up to here an answer is small. */
    static final int HELD = 4_096;

    /** Exception for writing after a fault ended the response. */
    static final class Cut extends IOException {
        private static final long serialVersionUID = 1L;

        Cut() {
            super("Response cut off by a fault");
        }
    }

    private final HttpExchange exchange;
    private final ProxiedConnection line;
    private final int status;
    private final Fault fault;
    private final boolean gzip;
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();
    private @Nullable OutputStream out;
    private boolean cut;

    ReplyStream(
            HttpExchange exchange, ProxiedConnection line, int status, Fault fault, boolean gzip) {
        this.exchange = exchange;
        this.line = line;
        this.status = status;
        this.fault = fault;
        this.gzip = gzip;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        if (cut) {
            throw new Cut();
        }
        if (out != null) {
            out.write(bytes, from, length);
            return;
        }
        held.write(bytes, from, length);
        if (held.size() > HELD) {
            out = open();
        }
    }

    @Override
    public void close() throws IOException {
        if (cut) {
            return;
        }
        if (out == null) {
            sendHeld();
        } else {
            out.close();
        }
    }

    private OutputStream open() throws IOException {
        if (fault instanceof Fault.HalfBody) {
            announceAndStop(held.size() * 2, held.size());
        }
        if (gzip) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
            exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
        }
        exchange.sendResponseHeaders(status, 0);
        OutputStream body = paced(exchange.getResponseBody());
        OutputStream opened = gzip ? new GZIPOutputStream(body, 8_192) : body;
        held.writeTo(opened);
        return opened;
    }

    private void sendHeld() throws IOException {
        int length = held.size();
        if (length > 0 && fault instanceof Fault.HalfBody) {
            announceAndStop(length, length / 2);
        }
        exchange.sendResponseHeaders(status, length == 0 ? -1 : length);
        if (length > 0) {
            try (OutputStream body = paced(exchange.getResponseBody())) {
                held.writeTo(body);
            }
        }
    }

    /** The connection then ends with bytes missing: the server closes it when the exchange is. */
    private void announceAndStop(int announced, int sent) throws IOException {
        exchange.sendResponseHeaders(status, Math.max(announced, sent + 1));
        OutputStream body = exchange.getResponseBody();
        body.write(held.toByteArray(), 0, sent);
        body.flush();
        cut = true;
        throw new Cut();
    }

    private OutputStream paced(OutputStream body) {
        return fault instanceof Fault.Trickle trickle
                ? new Dripping(body, line, trickle.pause())
                : body;
    }

    /** Slow stream: sends 16 bytes per pause until the client disconnects. */
    private static final class Dripping extends FilterOutputStream {
        private static final int DROP = 16;

        private final ProxiedConnection line;
        private final Duration pause;

        Dripping(OutputStream out, ProxiedConnection line, Duration pause) {
            super(out);
            this.line = line;
            this.pause = pause;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            for (int at = from; at < from + length; at += DROP) {
                out.write(bytes, at, Math.min(DROP, from + length - at));
                out.flush();
                rest();
            }
        }

        private void rest() throws IOException {
            try {
                if (line.clientLeavesWithin(pause)) {
                    throw new IOException("The client disconnected");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("The sandbox is closing");
            }
        }
    }
}
