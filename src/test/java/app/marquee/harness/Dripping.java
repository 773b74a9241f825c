package app.marquee.harness;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** An answer that comes by one byte in ten seconds. */
final class Dripping {
    private static final long DRIP = TimeUnit.SECONDS.toNanos(10);

    private Dripping() {}

    /** Until the client leaves, or the thread is ended. */
    static void answer(Socket client) {
        try (client) {
            for (byte each : "HTTP/1.1 200 OK\r\n".getBytes(StandardCharsets.US_ASCII)) {
                client.getOutputStream().write(each);
                client.getOutputStream().flush();
                LockSupport.parkNanos(DRIP);
            }
        } catch (IOException _) {
            // The client left.
        }
    }
}
