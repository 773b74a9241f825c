package app.marquee.http;

import org.awaitility.Awaitility;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A port on which nobody takes connections and no more can queue: connecting to it never ends. */
final class FullSocket implements AutoCloseable {
    private final ServerSocket socket;
    private final List<SocketChannel> queued = new ArrayList<>();

    FullSocket() throws IOException {
        socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Awaitility.await().pollDelay(Duration.ZERO).until(this::isFull);
    }

    /** Queues one more; full is when it stays on its way. */
    private boolean isFull() throws IOException {
        SocketChannel channel = SocketChannel.open();
        queued.add(channel);
        channel.configureBlocking(false);
        boolean connected =
                channel.connect(
                        new InetSocketAddress(
                                InetAddress.getLoopbackAddress(), socket.getLocalPort()));
        return !connected && !channel.finishConnect();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + socket.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        for (SocketChannel channel : queued) {
            channel.close();
        }
        socket.close();
    }
}
