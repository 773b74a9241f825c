package app.marquee.sandbox.server;

import app.marquee.sandbox.fault.Fault;
import app.marquee.sandbox.fault.FaultPlan;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.HostRole;
import app.marquee.sandbox.wire.Operation;
import app.marquee.sandbox.wire.Query;
import app.marquee.sandbox.wire.Refusal;
import app.marquee.sandbox.wire.SeenRequest;

import com.sun.net.httpserver.HttpExchange;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Exchange of one request and its response, on one virtual thread. */
final class Exchange {
    private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);
    private static final int LARGEST_BODY = 16 * 1024 * 1024;

    private final ServerOptions options;
    private final HostRole host;
    private final Router router;
    private final TokenGate gate;
    private final HttpExchange http;
    private final ProxiedConnection line;

    Exchange(
            ServerOptions options,
            HostRole host,
            Router router,
            TokenGate gate,
            HttpExchange http,
            ProxiedConnection line) {
        this.options = options;
        this.host = host;
        this.router = router;
        this.gate = gate;
        this.http = http;
        this.line = line;
    }

    void run() throws IOException, InterruptedException {
        String rawQuery = http.getRequestURI().getRawQuery();
        Optional<Query> query = query(rawQuery);
        Routed routed =
                router.route(
                        host,
                        http.getRequestMethod(),
                        http.getRequestURI().getRawPath(),
                        query.orElseGet(() -> Query.parse(null)));
        FaultPlan plan = plan(routed);
        if (line.clientLeavesWithin(options.latency().plus(plan.latency()))) {
            return;
        }
        if (isOverBefore(plan.fault())) {
            return;
        }
        byte[] body = readBody();
        see(body, true);
        Answer answer =
                query.isEmpty() ? badQuery() : answer(routed, plan.fault(), query.get(), body);
        if (plan.fault() instanceof Fault.ResetAfter) {
            line.reset();
            return;
        }
        new Reply(http, line, plan.fault()).send(answer);
    }

    private FaultPlan plan(Routed routed) {
        return routed instanceof Routed.Found found
                ? options.faults().decide(found.operation())
                : new FaultPlan(Duration.ZERO, new Fault.None());
    }

    /** The faults that strike before the body is read. */
    private boolean isOverBefore(Fault fault) throws InterruptedException {
        boolean silent = fault instanceof Fault.Silent;
        if (!silent && !(fault instanceof Fault.ResetBefore)) {
            return false;
        }
        see(new byte[0], false);
        if (silent) {
            line.awaitClientLeaves();
        } else {
            line.reset();
        }
        return true;
    }

    private Answer answer(Routed routed, Fault fault, Query query, byte[] body) {
        Optional<Answer> trouble = FaultResponses.instead(fault);
        if (trouble.isPresent()) {
            return trouble.get();
        }
        if (!isOpenToAll(routed) && !gate.admits(http.getRequestHeaders())) {
            return Answer.error(401, "Unauthorized: the API token is invalid or missing");
        }
        if (body.length > LARGEST_BODY) {
            return Answer.error(413, "The body is too large");
        }
        return switch (routed) {
            case Routed.Nowhere() -> Answer.error(404, "Not found");
            case Routed.OtherMethod(String allowed) ->
                    Answer.error(405, "Method not allowed").with("Allow", allowed);
            case Routed.Found(Operation operation, Map<String, String> segments) ->
                    FaultResponses.after(fault, ask(operation, segments, query, body));
        };
    }

    private Answer ask(
            Operation operation, Map<String, String> segments, Query query, byte[] body) {
        String contentType = http.getRequestHeaders().getFirst("Content-Type");
        Call call =
                new Call(operation, segments, query, contentType == null ? "" : contentType, body);
        try {
            Answer answer = options.desk().answer(call);
            return answer.isSuccess() ? options.form().apply(call, answer) : answer;
        } catch (Refusal refusal) {
            return Answer.error(refusal.status(), refusal.words());
        } catch (RuntimeException e) {
            LOG.error("{} failed", operation.kebab(), e);
            return Answer.error(500, "Internal server error");
        }
    }

    private static boolean isOpenToAll(Routed routed) {
        return routed instanceof Routed.Found found && found.operation() == Operation.PICTURE;
    }

    private static Optional<Query> query(@Nullable String raw) {
        try {
            return Optional.of(Query.parse(raw));
        } catch (Refusal e) {
            return Optional.empty();
        }
    }

    private static Answer badQuery() {
        return Answer.error(400, "The query is not correctly encoded");
    }

    /** One byte more than allowed is enough to detect it; the rest is drained. */
    private byte[] readBody() throws IOException {
        InputStream in = http.getRequestBody();
        byte[] body = in.readNBytes(LARGEST_BODY + 1);
        in.transferTo(OutputStream.nullOutputStream());
        return body;
    }

    private void see(byte[] body, boolean taken) {
        Map<String, List<String>> headers = new TreeMap<>(http.getRequestHeaders());
        String query = http.getRequestURI().getRawQuery();
        options.seen()
                .accept(
                        new SeenRequest(
                                host,
                                http.getRequestMethod(),
                                http.getRequestURI().getRawPath(),
                                query == null ? "" : query,
                                headers,
                                body,
                                taken));
    }
}
