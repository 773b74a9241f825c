package app.marquee.change.engine;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Answers as it was told to, in turn, and notes what was sent. */
public final class ScriptedTransport implements Transport {
    private sealed interface Step {}

    private record Say(int status, String body) implements Step {}

    private record Fail(RuntimeException with) implements Step {}

    /** The video of the ranking of {@link #alwaysOtherReads}. */
    public static final String VIDEO = "00000000-0000-4000-8000-000000000001";

    private final Deque<Step> steps = new ArrayDeque<>();
    private final Map<Operation, Step> standing = new EnumMap<>(Operation.class);
    private final List<ApiRequest> sent = new ArrayList<>();
    private Consumer<ApiRequest> whileSending = _ -> {};

    public ScriptedTransport answer(int status, String body) {
        steps.add(new Say(status, body));
        return this;
    }

    /** Answers this operation in the same way whenever it is asked. */
    public ScriptedTransport always(Operation operation, int status, String body) {
        standing.put(operation, new Say(status, body));
        return this;
    }

    /** Fails in the same way whenever this operation is asked. */
    public ScriptedTransport alwaysFail(Operation operation, Failure failure) {
        standing.put(operation, new Fail(new FailureException(failure)));
        return this;
    }

    /** Answers the reads that follow the list of funnels in a test of a connection. */
    public ScriptedTransport alwaysOtherReads() {
        return always(Operation.GET_RANKING, 200, "[{\"video_id\":\"" + VIDEO + "\",\"views\":7}]")
                .always(Operation.GET_CITY, 200, "[]")
                .always(Operation.GET_REFERRER, 200, "[]")
                .always(Operation.GET_BROWSER, 200, "[]")
                .always(Operation.GET_THUMBS, 200, "{}")
                .always(Operation.GET_CUSTOM_FIELDS, 200, "[]")
                .always(Operation.GET_MEMBER_REFERRALS, 200, "{}")
                .always(Operation.GET_REFERRAL_TRANSACTIONS, 200, "[]");
    }

    /** Answers an operation by the steps again. */
    public ScriptedTransport inTurn(Operation operation) {
        standing.remove(operation);
        return this;
    }

    public ScriptedTransport fail(Failure failure) {
        return crash(new FailureException(failure));
    }

    public ScriptedTransport crash(RuntimeException with) {
        steps.add(new Fail(with));
        return this;
    }

    /** Runs after the request went out and before its answer, on the thread that sends. */
    public ScriptedTransport whileSending(Consumer<ApiRequest> look) {
        whileSending = look;
        return this;
    }

    /** The requests that went out. */
    public synchronized List<ApiRequest> sent() {
        return List.copyOf(sent);
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        Step step;
        synchronized (this) {
            sent.add(request);
            Step same = standing.get(request.operation());
            step = same == null ? steps.remove() : same;
        }
        whileSending.accept(request);
        return switch (step) {
            case Fail(var with) -> throw with;
            case Say(var status, var body) -> read(reader, status, body);
        };
    }

    private static <T> T read(AnswerReader<T> reader, int status, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        try {
            return reader.read(new AnswerBody(status, new ByteArrayInputStream(bytes), () -> body));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
