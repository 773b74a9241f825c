package app.marquee.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.HashSet;
import java.util.Set;

/**
 * One opening of a door. Whoever came through it leaves when it is shut, and so does who was on the
 * way in at that moment. Thread-safe.
 */
final class Doorway {
    private final ServerSocket socket;
    private final Set<Socket> guests = new HashSet<>();
    private boolean shut;

    Doorway(ServerSocket socket) {
        this.socket = socket;
    }

    int port() {
        return socket.getLocalPort();
    }

    /** Waits for the next guest. */
    Socket next() throws IOException {
        return socket.accept();
    }

    synchronized boolean isShut() {
        return shut;
    }

    synchronized int guests() {
        return guests.size();
    }

    /**
     * @return whether the guest may stay; who comes too late is sent away
     */
    synchronized boolean enter(Socket guest) {
        if (shut) {
            close(guest);
            return false;
        }
        return guests.add(guest);
    }

    synchronized void leave(Socket guest) {
        guests.remove(guest);
    }

    /** Nobody is inside any more, and nobody comes in. */
    synchronized void shut() {
        shut = true;
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        guests.forEach(Doorway::close);
        guests.clear();
    }

    private static void close(Socket guest) {
        try {
            guest.close();
        } catch (IOException _) {
            // It is over anyway.
        }
    }
}
