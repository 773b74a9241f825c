package app.marquee.http;

import app.marquee.http.mask.Redaction;
import app.marquee.http.mask.SecretFinder;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.Secret;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Exchange.Header;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Single attempt of one request on the calling thread: rate limit, write gate, send, read, record.
 * Used once.
 */
final class Attempt<T> {
    private static final int SHOWN = Answer.LONGEST_RAW;

    /** Part of an answer, which was never asked for and would look complete. */
    private static final int PARTIAL = 206;

    private static final int PROXY_LOGIN = 407;
    private static final Pattern CHARSET =
            Pattern.compile("charset\\s*=\\s*\"?([^\\s;\"]+)", Pattern.CASE_INSENSITIVE);

    private final Wire wire;
    private final ApiRequest request;
    private final HostRole host;
    private final AnswerReader<T> reader;
    private final int number;
    private final PreparedRequest.@Nullable SentBody body;

    private @Nullable Secret token;
    private Redaction redaction;
    private Instant startedAt;
    private long startedNanos;
    private @Nullable URI url;
    private ProxyRoute route = new ProxyRoute.Direct();
    private boolean handedOver;
    private @Nullable Integer status;
    private @Nullable HttpHeaders headers;
    private @Nullable Duration retryAfter;
    private @Nullable DecodedBody answer;
    private @Nullable String repeated;

    Attempt(Wire wire, ApiRequest request, HostRole host, AnswerReader<T> reader, int number) {
        this.wire = wire;
        this.request = request;
        this.host = host;
        this.reader = reader;
        this.number = number;
        redaction = wire.redaction(null, request.body(), route);
        body = request.operation().isWrite() ? new PreparedRequest.SentBody(request) : null;
        startedAt = wire.clock().now();
        startedNanos = wire.clock().nanos();
    }

    /**
     * @param pause waited for first
     */
    Outcome<T> run(Duration pause) {
        Outcome<T> outcome = outcome(pause);
        record(outcome instanceof Outcome.Failed<T> failed ? failed.failure() : null);
        return outcome;
    }

    // Whatever is thrown becomes a typed failure: the caller knows no other.
    @SuppressWarnings("CatchingUnchecked")
    private Outcome<T> outcome(Duration pause) {
        try {
            return new Outcome.Answered<>(exchange(pause));
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            return failed(new Failure.Cancelled(sent()), cancelled);
        } catch (FailureException known) {
            return failed(known.failure(), known);
        } catch (IOException broken) {
            return failed(failure(broken), broken);
        } catch (Exception defect) {
            return failed(new Failure.Defect(defect.toString()), defect);
        } finally {
            if (answer != null) {
                answer.close();
            }
        }
    }

    private Failure failure(IOException broken) {
        Failure failure =
                broken instanceof BodyException body
                        ? body.failure()
                        : behindProxy(
                                despiteAuthority(wire.failures().ofException(broken, sent())));
        return wire.isClosed() ? new Failure.Cancelled(sent()) : failure;
    }

    private Failure despiteAuthority(Failure failure) {
        Authority given = wire.connection().terms().network().authority();
        return given == null ? failure : FailureMapper.despite(given, failure);
    }

    private Failure behindProxy(Failure failure) {
        return route instanceof ProxyRoute.Through proxy
                ? FailureMapper.behind(proxy.name(), failure)
                : failure;
    }

    private Outcome.Failed<T> failed(Failure failure, Throwable cause) {
        return new Outcome.Failed<>(
                redaction.failure(failure),
                sent(),
                status != null,
                retryAfter,
                redaction.throwable(cause));
    }

    /** Of a read it is not known when it leaves, so it counts from when the client has it. */
    private boolean sent() {
        return body == null ? handedOver : body.begun();
    }

    private T exchange(Duration pause) throws IOException, InterruptedException {
        wire.gate().pass(request.operation());
        token = wire.tokens().token();
        redaction = wire.redaction(token, request.body(), route);
        url = PreparedRequest.url(wire.connection(), host, request);
        route = wire.route(url);
        redaction = wire.redaction(token, request.body(), route);
        route.requireUsable();
        Secret usable = PreparedRequest.usable(token);
        if (!pause.isZero()) {
            wire.clock().sleep(pause);
        }
        wire.takeTurn(request.priority());
        // The lock may have been switched while this request waited.
        wire.gate().pass(request.operation());
        startedAt = wire.clock().now();
        startedNanos = wire.clock().nanos();
        handedOver = true;
        return read(wire.send(wire.prepared().build(url, request, usable, body, route)));
    }

    private T read(HttpResponse<ArrivingBody> response) throws IOException {
        status = response.statusCode();
        headers = response.headers();
        if (status == PROXY_LOGIN && route instanceof ProxyRoute.Through proxy) {
            // It answered in place of the service, and without a body that could be read.
            throw new FailureException(FailureMapper.ofLogin(proxy, headers));
        }
        DecodedBody decoded =
                new DecodedBody(
                        response.body(),
                        ContentCoding.of(headers),
                        charset(headers),
                        wire.largestAnswer());
        answer = decoded;
        if (status < 200 || status > 299 || status == PARTIAL) {
            throw new FailureException(refusal(status, headers, decoded));
        }
        Framing.require(headers);
        return value(
                new AnswerBody(
                        status, decoded, this::beginning, this::repeats, SecretFinder.of(token)),
                decoded);
    }

    private void repeats(String pointer) {
        repeated = pointer;
    }

    private Failure refusal(int code, HttpHeaders refused, DecodedBody decoded)
            throws BodyException {
        decoded.finish();
        BodyException broken = decoded.failed();
        if (broken != null && broken.failure() instanceof Failure.Cancelled) {
            throw broken;
        }
        // Whatever happened to the rest of the body: the status is known.
        String text = redaction.cutText(decoded.beginning());
        retryAfter = RetryAfter.of(refused, wire.clock().now());
        Answer said = new Answer(code, ServiceWords.of(code, text), cut(text));
        return Redirect.isOne(code) && url != null
                ? new Redirect(url, wire.connection().url(host)).failure(said, refused)
                : FailureMapper.ofStatus(said, retryAfter);
    }

    /** A failure of the stream outweighs whatever the reader made of it. */
    private T value(AnswerBody readable, DecodedBody decoded) throws IOException {
        T value;
        try {
            value = reader.read(readable);
        } catch (IOException | RuntimeException thrown) {
            BodyException broken = decoded.failed();
            if (broken != null) {
                throw broken;
            }
            if (thrown instanceof StreamReadException) {
                throw new FailureException(new Failure.NotJson(shown(readable)), thrown);
            }
            if (thrown instanceof JacksonException) {
                throw new FailureException(
                        new Failure.WrongShape(shown(readable), "", ExpectedContent.DATA), thrown);
            }
            throw thrown;
        }
        decoded.finish();
        BodyException broken = decoded.failed();
        if (broken != null) {
            throw broken;
        }
        return value;
    }

    private static Answer shown(AnswerBody readable) {
        return new Answer(readable.status(), null, readable.beginning().get());
    }

    /** The first characters of the answer that were read so far, without secrets. */
    private String beginning() {
        return answer == null ? "" : cut(redaction.cutText(answer.beginning()));
    }

    private static String cut(String text) {
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN));
    }

    private static Charset charset(HttpHeaders headers) {
        String type = headers.firstValue("Content-Type").orElse("");
        Matcher named = CHARSET.matcher(type);
        try {
            return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return StandardCharsets.UTF_8;
        }
    }

    private void record(@Nullable Failure failure) {
        wire.recorder()
                .record(
                        new ExchangeRecorder.Ended(
                                request.operation(),
                                startedAt,
                                url == null ? wire.connection().url(host) : url,
                                requestHeaders(),
                                request.body() == null ? null : request.body().visible(),
                                number,
                                status,
                                headers,
                                beginning(),
                                answer == null ? 0 : answer.received(),
                                repeated,
                                Duration.ofNanos(wire.clock().nanos() - startedNanos),
                                failure),
                        redaction);
    }

    private List<Header> requestHeaders() {
        List<Header> sent = new ArrayList<>();
        if (token != null) {
            sent.add(new Header("Authorization", Secret.MASK));
        }
        sent.addAll(wire.prepared().headers(request));
        return sent;
    }
}
