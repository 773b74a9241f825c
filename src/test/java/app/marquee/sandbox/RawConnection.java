package app.marquee.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A bare connection: sees on the wire what an HTTP client hides. */
final class RawConnection implements AutoCloseable {
    private final Socket socket;
    private final String token;

    RawConnection(Sandbox sandbox) throws IOException {
        socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), sandbox.baseUri().getPort());
        token = sandbox.token();
    }

    void send(String method, String target, String body) throws IOException {
        String head =
                method
                        + " "
                        + target
                        + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: "
                        + token
                        + "\r\nContent-Length: "
                        + body.length()
                        + "\r\n\r\n";
        write(head + body);
    }

    void write(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Everything until the other side ends the connection; throws when it is reset. */
    String readAll() throws IOException {
        return text(socket.getInputStream().readAllBytes());
    }

    /** The head of an answer and so many bytes of its body. */
    String read(int bodyBytes) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        while (!text(read.toByteArray()).contains("\r\n\r\n")) {
            read.write(socket.getInputStream().read());
        }
        read.writeBytes(socket.getInputStream().readNBytes(bodyBytes));
        return text(read.toByteArray());
    }

    /** One whole answer of known length, on a connection that goes on. */
    String readAnswer() throws IOException {
        String head = read(0);
        int length = Integer.parseInt(head.replaceAll("(?is).*content-length: (\\d+).*", "$1"));
        return head + text(socket.getInputStream().readNBytes(length));
    }

    /** How many more bytes have come by now. */
    int waiting() throws IOException {
        return socket.getInputStream().available();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
