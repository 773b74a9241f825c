package app.marquee.http;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server on loopback that counts what reaches it and answers byte for byte what a test tells it
 * to, however broken.
 */
public final class WireServer implements AutoCloseable {
    private static final Pattern LENGTH =
            Pattern.compile("content-length: *([0-9]+)", Pattern.CASE_INSENSITIVE);

    private final ServerSocket socket;
    private final Script script;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger connections = new AtomicInteger();

    /** Every request as it came, head and body. */
    public final List<String> requests = new CopyOnWriteArrayList<>();

    public interface Script {
        void answer(Call call) throws IOException, InterruptedException;
    }

    private WireServer(int port, Script script) {
        this.script = script;
        try {
            socket = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        Thread.ofVirtual().start(this::accept);
    }

    public static WireServer answering(Script script) {
        return new WireServer(0, script);
    }

    public static WireServer onPort(int port, Script script) {
        return new WireServer(port, script);
    }

    public static WireServer json(String body) {
        return answering(call -> call.json(200, body));
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + port());
    }

    public int port() {
        return socket.getLocalPort();
    }

    int connections() {
        return connections.get();
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket next = socket.accept();
                // Else the second part of an answer waits 40 ms until the first is confirmed.
                next.setTcpNoDelay(true);
                connections.incrementAndGet();
                open.add(next);
                Thread.ofVirtual().start(() -> serve(next));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            InputStream in = new BufferedInputStream(connection.getInputStream());
            while (!connection.isClosed()) {
                String request = read(in);
                if (request.isEmpty()) {
                    return;
                }
                requests.add(request);
                script.answer(new Call(request, requests.size(), connection));
            }
        } catch (IOException | InterruptedException gone) {
            // The client went away, or the test is over.
        }
    }

    private static String read(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        String text = "";
        while (!text.endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.write(next);
            text = head.toString(StandardCharsets.ISO_8859_1);
        }
        Matcher length = LENGTH.matcher(text);
        int body = length.find() ? Integer.parseInt(length.group(1)) : 0;
        return text + new String(in.readNBytes(body), StandardCharsets.UTF_8);
    }

    /** One request and the ways to answer it. */
    public final class Call {
        public final String request;

        /** Counts the requests of the server, from 1. */
        public final int number;

        private final Socket connection;

        Call(String request, int number, Socket connection) {
            this.request = request;
            this.number = number;
            this.connection = connection;
        }

        public void json(int status, String body, String... headers) throws IOException {
            bytes(status, body.getBytes(StandardCharsets.UTF_8), headers);
        }

        void bytes(int status, byte[] body, String... headers) throws IOException {
            head(status, body.length, headers);
            write(body);
        }

        /** The head of an answer whose body is told to have so many bytes. */
        void head(int status, long length, String... headers) throws IOException {
            String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
            raw(
                    "HTTP/1.1 "
                            + status
                            + " Any\r\nContent-Length: "
                            + length
                            + "\r\n"
                            + more
                            + "\r\n");
        }

        /** The head of an answer whose body follows in chunks. */
        void chunkedHead() throws IOException {
            raw("HTTP/1.1 200 Any\r\nTransfer-Encoding: chunked" + "\r\n".repeat(2));
        }

        void chunk(String text) throws IOException {
            raw(Integer.toHexString(text.length()) + "\r\n" + text + "\r\n");
        }

        void raw(String text) throws IOException {
            write(text.getBytes(StandardCharsets.UTF_8));
        }

        public void write(byte[] bytes) throws IOException {
            OutputStream out = connection.getOutputStream();
            out.write(bytes);
            out.flush();
        }

        /** Ends the connection as if all had been said. */
        public void close() throws IOException {
            connection.close();
        }

        /** Ends the connection as if the machine had died. */
        public void reset() throws IOException {
            connection.setSoLinger(true, 0);
            connection.close();
        }

        /** Says nothing for so long; false when the test is over. */
        boolean pause(Duration duration) throws InterruptedException {
            return !released.await(duration.toMillis(), TimeUnit.MILLISECONDS);
        }

        /** Says nothing more until the test is over. */
        void hold() throws InterruptedException {
            released.await();
        }
    }

    @Override
    public void close() {
        released.countDown();
        try {
            socket.close();
            for (Socket each : open) {
                each.close();
            }
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
