package app.marquee.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;

/** Stands before a service and counts every byte that goes to it, of whole requests or of parts. */
final class CountingRelay implements AutoCloseable {
    private final ServerSocket door;
    private final URI service;
    private final AtomicLong bytes = new AtomicLong();

    private CountingRelay(ServerSocket door, URI service) {
        this.door = door;
        this.service = service;
    }

    static CountingRelay before(URI service) {
        try {
            ServerSocket door = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
            CountingRelay relay = new CountingRelay(door, service);
            Thread.ofVirtual().start(relay::accept);
            return relay;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + door.getLocalPort());
    }

    /** How many came so far. */
    long bytes() {
        return bytes.get();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                Socket server =
                        new Socket(InetAddress.ofLiteral(service.getHost()), service.getPort());
                Thread.ofVirtual().start(() -> carry(client, server, bytes));
                Thread.ofVirtual().start(() -> carry(server, client, new AtomicLong()));
            } catch (IOException _) {
                // Closed, or a client that left.
            }
        }
    }

    private static void carry(Socket from, Socket to, AtomicLong counted) {
        byte[] buffer = new byte[8192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                counted.addAndGet(read);
                out.write(buffer, 0, read);
                out.flush();
            }
        } catch (IOException _) {
            // The other side left; both ends are closed.
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
