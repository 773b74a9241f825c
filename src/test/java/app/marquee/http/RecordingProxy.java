package app.marquee.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A proxy on loopback that remembers the head of every request, wants a login if it has one, and
 * passes everything else on, through a tunnel or not.
 */
public final class RecordingProxy implements AutoCloseable {
    private static final String END = "\r\n\r\n";

    private final ServerSocket socket;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final String login;
    private final String refusal;

    private volatile int refusedEach = Integer.MAX_VALUE;

    /** The head of every request, as it came. */
    public final List<String> heads = new CopyOnWriteArrayList<>();

    /**
     * @param login user and password with a colon, or empty for none
     * @param scheme what it asks for, such as {@code Basic realm="acme"}
     */
    public RecordingProxy(String login, String scheme) {
        this.login = login;
        this.refusal = "HTTP/1.1 407 Login\r\nProxy-Authenticate: " + scheme + "\r\nX-Seen: ";
        try {
            socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** From now on one in so many requests is refused, whatever its login is. */
    public void refuseEach(int number) {
        refusedEach = number;
    }

    public InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), socket.getLocalPort());
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket next = socket.accept();
                open.add(next);
                Thread.ofVirtual().start(() -> serve(next));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            String head = head(client.getInputStream());
            if (head.isEmpty()) {
                return;
            }
            heads.add(head);
            if (isRefused(head)) {
                // It repeats what it was shown, as a proxy might that is looked into.
                String seen =
                        head.lines()
                                .filter(line -> line.startsWith("Proxy-A"))
                                .findFirst()
                                .orElse("");
                write(client, refusal + seen + "\r\nContent-Length: 0" + END);
                return;
            }
            pass(client, head);
        } catch (IOException gone) {
            // Whoever went away has nothing more to tell.
        }
    }

    private boolean isRefused(String head) {
        return heads.size() % refusedEach == 0
                || (!login.isEmpty() && !head.contains("Proxy-Authorization: " + basic() + "\r\n"));
    }

    private String basic() {
        return "Basic "
                + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
    }

    private void pass(Socket client, String head) throws IOException {
        String target = head.split(" ", 3)[1];
        if (head.startsWith("CONNECT ")) {
            int colon = target.lastIndexOf(':');
            try (Socket host = host(target.substring(0, colon), port(target, colon))) {
                write(client, "HTTP/1.1 200 Connected" + END);
                both(client, host);
            }
            return;
        }
        URI url = URI.create(target);
        try (Socket host = host(url.getHost(), url.getPort() < 0 ? 80 : url.getPort())) {
            write(
                    host,
                    head.replaceFirst(
                                    " \\S+ ", " " + target.replaceFirst("https?://[^/]+", "") + " ")
                            .replaceAll("Proxy-[^\r]*\r\n", ""));
            Thread.ofVirtual().start(() -> copy(client, host));
            // A second request on this connection would have another form.
            write(
                    client,
                    head(host.getInputStream()).replaceFirst("\r\n", "\r\nConnection: close\r\n"));
            copy(host, client);
        }
    }

    private static int port(String target, int colon) {
        return Integer.parseInt(target.substring(colon + 1));
    }

    private Socket host(String name, int port) throws IOException {
        Socket host = new Socket(name, port);
        open.add(host);
        return host;
    }

    private static void both(Socket client, Socket host) {
        Thread back = Thread.ofVirtual().start(() -> copy(host, client));
        copy(client, host);
        try {
            back.join();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (IOException gone) {
            // The other side ends as well.
        }
    }

    private static void write(Socket to, String text) throws IOException {
        OutputStream out = to.getOutputStream();
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        String text = "";
        while (!text.endsWith(END)) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.write(next);
            text = head.toString(StandardCharsets.ISO_8859_1);
        }
        return text;
    }

    @Override
    public void close() {
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
