package app.marquee.harness;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;

/**
 * A port of loopback on which nobody listens. The system gives it to nobody else meanwhile, and
 * whoever asks for it by its number can still listen there.
 */
public final class ReservedPort implements Closeable {
    private final Socket socket = new Socket();

    public ReservedPort() {
        try {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int number() {
        return socket.getLocalPort();
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + number());
    }

    public InetSocketAddress address() {
        return new InetSocketAddress(socket.getLocalAddress(), number());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
