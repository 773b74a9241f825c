package app.marquee.sandbox.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Proxied connection of a client and its counterpart to the HTTP server. Two virtual threads copy
 * the bytes; any thread may close it.
 */
final class ProxiedConnection {
    /** How long a client may go on sending after the server has said its last word. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    private final Socket client;
    private final Socket server;
    private final Consumer<ProxiedConnection> onClose;
    private final CountDownLatch clientLeft = new CountDownLatch(1);

    ProxiedConnection(Socket client, Socket server, Consumer<ProxiedConnection> onClose) {
        this.client = client;
        this.server = server;
        this.onClose = onClose;
    }

    void carry() {
        Thread.ofVirtual().name("sandbox-up").start(this::up);
        Thread.ofVirtual().name("sandbox-down").start(this::down);
    }

    /** A TCP reset towards the client: what it was sent and did not read yet is lost too. */
    void reset() {
        try {
            client.setSoLinger(true, 0);
        } catch (IOException e) {
            // The client went away first, which is all that was wanted.
        }
        close();
    }

    /**
     * Blocks for that long, or until the client has left.
     *
     * @return whether it has left
     */
    boolean clientLeavesWithin(Duration time) throws InterruptedException {
        return clientLeft.await(time.toNanos(), TimeUnit.NANOSECONDS);
    }

    void awaitClientLeaves() throws InterruptedException {
        clientLeft.await();
    }

    /** Ends both directions at once. */
    void close() {
        closeQuietly(client);
        closeQuietly(server);
        onClose.accept(this);
        clientLeft.countDown();
    }

    private void up() {
        try {
            carryUp(client.getInputStream(), server.getOutputStream());
            server.shutdownOutput();
        } catch (IOException e) {
            closeQuietly(server);
        } finally {
            clientLeft.countDown();
        }
    }

    /** Goes on reading when the server listens no longer: closing over unread bytes would reset. */
    private static void carryUp(InputStream in, OutputStream out) throws IOException {
        byte[] buffer = new byte[16 * 1024];
        boolean listening = true;
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            listening = listening && isWritten(out, buffer, n);
        }
    }

    private static boolean isWritten(OutputStream out, byte[] buffer, int length) {
        try {
            out.write(buffer, 0, length);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private void down() {
        try {
            server.getInputStream().transferTo(client.getOutputStream());
            client.shutdownOutput();
            clientLeavesWithin(LAST_WORDS);
        } catch (IOException e) {
            // The client is gone, or a fault ended the connection; either way it is over.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // Nothing is left to be done with a socket that cannot be closed.
        }
    }
}
