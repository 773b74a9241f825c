package app.marquee.http;

import org.eclipse.jetty.alpn.server.ALPNServerConnectionFactory;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.http.MetaData;
import org.eclipse.jetty.http2.ErrorCode;
import org.eclipse.jetty.http2.HTTP2Session;
import org.eclipse.jetty.http2.api.Session;
import org.eclipse.jetty.http2.api.Stream;
import org.eclipse.jetty.http2.api.server.ServerSessionListener;
import org.eclipse.jetty.http2.frames.DataFrame;
import org.eclipse.jetty.http2.frames.GoAwayFrame;
import org.eclipse.jetty.http2.frames.HeadersFrame;
import org.eclipse.jetty.http2.frames.ResetFrame;
import org.eclipse.jetty.http2.server.RawHTTP2ServerConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.SSLContext;

/**
 * A server on loopback that speaks HTTP/2 over TLS (RFC 9113), counts what reaches it, and answers
 * frame by frame what a test tells it to, however broken.
 */
final class Http2Server implements AutoCloseable {
    private final Server server;
    private final ServerConnector connector;
    private final Script script;
    private final AtomicInteger sessions = new AtomicInteger();
    private final CountDownLatch released = new CountDownLatch(1);

    /** Every request as it came: method, path, token and body. */
    final List<String> requests = new CopyOnWriteArrayList<>();

    /** How many requests brought the login of a proxy, which is not meant for a server. */
    final AtomicInteger proxyLogins = new AtomicInteger();

    /** What the client gave up, in the words of the protocol. */
    final List<ErrorCode> resets = new CopyOnWriteArrayList<>();

    /** Runs on a thread of its own when a request has come in whole. */
    interface Script {
        void answer(Call call) throws InterruptedException;
    }

    private Http2Server(SSLContext own, int streams, Script script) {
        this.script = script;
        QueuedThreadPool threads = new QueuedThreadPool(16, 2);
        threads.setDaemon(true);
        server = new Server(threads);
        RawHTTP2ServerConnectionFactory http2 = new RawHTTP2ServerConnectionFactory(new Sessions());
        http2.setMaxConcurrentStreams(streams);
        ALPNServerConnectionFactory alpn = new ALPNServerConnectionFactory();
        alpn.setDefaultProtocol(http2.getProtocol());
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setSslContext(own);
        connector =
                new ServerConnector(
                        server, new SslConnectionFactory(tls, alpn.getProtocol()), alpn, http2);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        server.setStopTimeout(0);
    }

    static Http2Server answering(SSLContext own, Script script) {
        return answering(own, 100, script);
    }

    /**
     * @param streams how many requests one connection may have under way
     */
    static Http2Server answering(SSLContext own, int streams, Script script) {
        Http2Server made = new Http2Server(own, streams, script);
        LifeCycle.start(made.server);
        return made;
    }

    URI url() {
        return URI.create("https://127.0.0.1:" + connector.getLocalPort());
    }

    /** How many connections were made. */
    int sessions() {
        return sessions.get();
    }

    @Override
    public void close() {
        released.countDown();
        LifeCycle.stop(server);
    }

    private final class Sessions implements ServerSessionListener {
        @Override
        public void onAccept(Session session) {
            sessions.incrementAndGet();
        }

        @Override
        public Stream.Listener onNewStream(Stream stream, HeadersFrame head) {
            Call call = new Call(stream, (MetaData.Request) head.getMetaData());
            if (head.isEndStream()) {
                call.begin();
            } else {
                stream.demand();
            }
            return call;
        }
    }

    /** One request, and what can be done to it. */
    final class Call implements Stream.Listener {
        private final Stream stream;
        private final MetaData.Request head;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();

        private Call(Stream stream, MetaData.Request head) {
            this.stream = stream;
            this.head = head;
        }

        @Override
        public void onDataAvailable(Stream same) {
            Stream.Data data = same.readData();
            if (data == null) {
                same.demand();
                return;
            }
            ByteBuffer bytes = data.frame().getByteBuffer();
            byte[] more = new byte[bytes.remaining()];
            bytes.get(more);
            body.writeBytes(more);
            boolean whole = data.frame().isEndStream();
            data.release();
            if (whole) {
                begin();
            } else {
                same.demand();
            }
        }

        @Override
        public void onReset(Stream same, ResetFrame frame, Callback callback) {
            resets.add(ErrorCode.from(frame.getError()));
            callback.succeeded();
        }

        private void begin() {
            if (head.getHttpFields().contains("Proxy-Authorization")) {
                proxyLogins.incrementAndGet();
            }
            requests.add(
                    head.getMethod()
                            + ' '
                            + head.getHttpURI().getPathQuery()
                            + ' '
                            + head.getHttpFields().get("authorization")
                            + ' '
                            + body.toString(StandardCharsets.UTF_8));
            Thread.ofVirtual()
                    .start(
                            () -> {
                                try {
                                    script.answer(this);
                                } catch (InterruptedException ended) {
                                    Thread.currentThread().interrupt();
                                }
                            });
        }

        /** Which request of its connection this is: 1, 3, 5 and so on. */
        int stream() {
            return stream.getId();
        }

        void json(int status, String text) {
            head(status);
            data(text, true);
        }

        void head(int status) {
            HttpFields fields =
                    HttpFields.build().add("Content-Type", "application/json; charset=utf-8");
            stream.headers(
                            new HeadersFrame(
                                    stream.getId(),
                                    new MetaData.Response(status, null, HttpVersion.HTTP_2, fields),
                                    null,
                                    false))
                    .join();
        }

        void data(String text, boolean last) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            stream.data(new DataFrame(stream.getId(), bytes, last)).join();
        }

        void reset(ErrorCode why) {
            stream.reset(new ResetFrame(stream.getId(), why.code)).join();
        }

        /** "I end this connection, and looked at nothing after that stream" (RFC 9113, 6.8). */
        void goAway(int lastStream, ErrorCode why) {
            session().goAway(new GoAwayFrame(lastStream, why.code, new byte[0]), Callback.NOOP);
        }

        /** Without a word. */
        void disconnect() {
            session().disconnect();
        }

        private HTTP2Session session() {
            return (HTTP2Session) stream.getSession();
        }

        /** Says nothing until the test is over. */
        void hold() throws InterruptedException {
            released.await();
        }
    }
}
