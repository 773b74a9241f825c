package app.marquee.sandbox.server;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * TCP proxy on the public port, which passes bytes on unchanged. It exists because only the owner
 * of a socket can reset a connection; the HTTP server identifies a line by its port. Accepts on its
 * own virtual thread.
 */
final class TcpProxy implements AutoCloseable {
    private final ServerSocket door;
    private final InetSocketAddress inside;
    private final Map<Integer, ProxiedConnection> lines = new ConcurrentHashMap<>();

    private TcpProxy(ServerSocket door, InetSocketAddress inside) {
        this.door = door;
        this.inside = inside;
    }

    /**
     * Listens on loopback; 0 takes any free port.
     *
     * @throws IOException when the port is taken
     */
    static TcpProxy open(int port, InetSocketAddress inside) throws IOException {
        ServerSocket door = new ServerSocket();
        try {
            door.setReuseAddress(true);
            door.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), 200);
        } catch (IOException e) {
            door.close();
            throw e;
        }
        TcpProxy front = new TcpProxy(door, inside);
        Thread.ofVirtual().name("sandbox-door").start(front::accept);
        return front;
    }

    int port() {
        return door.getLocalPort();
    }

    /** The line that the HTTP server sees under that port; null once it is gone. */
    @Nullable ProxiedConnection line(int portSeenInside) {
        return lines.get(portSeenInside);
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                connect(door.accept());
            } catch (IOException e) {
                // Closed by us, or one client that left before it was served.
            }
        }
    }

    private void connect(Socket client) throws IOException {
        Socket server = new Socket();
        try {
            server.connect(inside);
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
        } catch (IOException e) {
            client.close();
            server.close();
            throw e;
        }
        int key = server.getLocalPort();
        ProxiedConnection line =
                new ProxiedConnection(client, server, gone -> lines.remove(key, gone));
        lines.put(key, line);
        line.carry();
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            // A door that cannot be closed is closed with the process.
        }
        lines.values().forEach(ProxiedConnection::close);
    }
}
