package app.marquee.sandbox.server;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.time.Duration;

/** Slow stream: sends 16 bytes per pause until the client disconnects. */
final class Dripping extends FilterOutputStream {
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
