package app.marquee.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * The one address of a service whose door can be opened and shut: who comes is let through to the
 * service, or nobody listens, or nobody accepts, or the answer drips. Whatever is changed ends all
 * connections that there are.
 */
public final class FaultyDoor implements AutoCloseable {
    private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");
    private static final int QUEUED = 4;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

    private final URI service;
    private final int port;
    private volatile Doorway door;

    private FaultyDoor(URI service, Doorway door) {
        this.service = service;
        this.door = door;
        this.port = door.port();
    }

    public static FaultyDoor before(URI service) {
        FaultyDoor faulty = new FaultyDoor(service, bind(0, QUEUED * QUEUED));
        faulty.accept(faulty::carry);
        return faulty;
    }

    public URI uri() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** How many connections are open now, whoever opened them. */
    public int connections() {
        return door.guests();
    }

    /** Everybody is let through. */
    public void open() {
        shut();
        door = bind(port, QUEUED * QUEUED);
        accept(this::carry);
    }

    /** Nobody listens, and nobody is connected any more. */
    public void shut() {
        door.shut();
    }

    /** It listens and accepts nobody, for its queue is full. */
    public void block() {
        shut();
        door = bind(port, 1);
        Doorway here = door;
        for (int n = 0; n < QUEUED; n++) {
            Thread.ofVirtual().start(() -> queue(here));
        }
    }

    private void queue(Doorway here) {
        Socket socket = new Socket();
        if (here.enter(socket)) {
            try {
                socket.connect(new InetSocketAddress(HERE, port));
            } catch (IOException _) {
                // Shut meanwhile.
            }
        }
    }

    /** Every answer comes by one byte in ten seconds. */
    public void drip() {
        shut();
        door = bind(port, QUEUED * QUEUED);
        accept(Dripping::answer);
    }

    /** Somebody else's connection may have been given the port for a moment. */
    private static Doorway bind(int port, int queue) {
        long deadline = System.nanoTime() + PATIENCE;
        while (true) {
            try {
                ServerSocket socket = new ServerSocket();
                socket.setReuseAddress(true);
                socket.bind(new InetSocketAddress(HERE, port), queue);
                return new Doorway(socket);
            } catch (IOException e) {
                if (System.nanoTime() > deadline) {
                    throw new UncheckedIOException(e);
                }
                LockSupport.parkNanos(PATIENCE / 100);
            }
        }
    }

    private void accept(Consumer<Socket> service) {
        Doorway here = door;
        Thread.ofVirtual()
                .start(
                        () -> {
                            while (!here.isShut()) {
                                try {
                                    Socket client = here.next();
                                    if (here.enter(client)) {
                                        Thread.ofVirtual()
                                                .start(() -> serve(service, client, here));
                                    }
                                } catch (IOException _) {
                                    // Closed.
                                }
                            }
                        });
    }

    private static void serve(Consumer<Socket> service, Socket client, Doorway here) {
        try (client) {
            service.accept(client);
        } catch (IOException _) {
            // It left.
        } finally {
            here.leave(client);
        }
    }

    /** Both ways, until either end closes. */
    private void carry(Socket client) {
        try (Socket server = new Socket(service.getHost(), service.getPort())) {
            Thread back = Thread.ofVirtual().start(() -> copy(server, client));
            copy(client, server);
            back.join();
        } catch (IOException _) {
            // Nothing to carry to.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void copy(Socket from, Socket to) {
        byte[] buffer = new byte[16 * 1024];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                out.write(buffer, 0, read);
                out.flush();
            }
        } catch (IOException _) {
            // The other side left.
        } finally {
            end(from);
            end(to);
        }
    }

    /** A service that resets a connection resets the one to its client, too. */
    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is over anyway.
        }
    }

    @Override
    public void close() {
        shut();
    }
}
