package app.marquee.harness;

import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.wire.SeenRequest;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A service with which one thing is wrong, and the writes that it saw where it could see them. */
record FaultyPlace(URI uri, List<SeenRequest> seen, Closeable source) implements Closeable {
    private static final int QUEUED = 4;

    /** The sandbox with a fault of its own. */
    static FaultyPlace sandbox(String fault, Instant now) {
        List<SeenRequest> seen = new CopyOnWriteArrayList<>();
        Sandbox sandbox =
                Sandbox.start(
                        SandboxOptions.builder()
                                .now(now)
                                .faults(fault)
                                .onRequest(seen::add)
                                .build());
        return new FaultyPlace(sandbox.baseUri(), seen, sandbox::close);
    }

    /** Nobody listens there. */
    static FaultyPlace refused() {
        ReservedPort port = new ReservedPort();
        return new FaultyPlace(port.url(), List.of(), port);
    }

    /** It listens and accepts nobody, for its queue is full. */
    static FaultyPlace notAccepting() throws IOException {
        ServerSocket socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"));
        List<SocketChannel> queue = new ArrayList<>();
        for (int n = 0; n < QUEUED; n++) {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.connect(
                    new InetSocketAddress(
                            InetAddress.ofLiteral("127.0.0.1"), socket.getLocalPort()));
            queue.add(channel);
        }
        return new FaultyPlace(
                uri(socket),
                List.of(),
                () -> {
                    for (SocketChannel channel : queue) {
                        channel.close();
                    }
                    socket.close();
                });
    }

    /** It answers with one byte in ten seconds. */
    static FaultyPlace dripping() throws IOException {
        ServerSocket socket = door();
        Thread thread = Thread.ofVirtual().start(() -> accept(socket));
        return new FaultyPlace(
                uri(socket),
                List.of(),
                () -> {
                    socket.close();
                    thread.interrupt();
                });
    }

    private static void accept(ServerSocket socket) {
        while (!socket.isClosed()) {
            try {
                Socket client = socket.accept();
                Thread.ofVirtual().start(() -> Dripping.answer(client));
            } catch (IOException _) {
                // Closed.
            }
        }
    }

    private static ServerSocket door() throws IOException {
        return new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    }

    private static URI uri(ServerSocket socket) {
        return URI.create("http://127.0.0.1:" + socket.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
