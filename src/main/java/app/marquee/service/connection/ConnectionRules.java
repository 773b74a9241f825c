package app.marquee.service.connection;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionsReading.Why;
import app.marquee.model.connection.ServiceUrl;
import app.marquee.model.connection.TokenRule;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.model.operation.PathTemplate;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.service.connection.ConnectionProblem.Reason;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Validation rules of a connection before it is saved or used. Thread-safe. */
public final class ConnectionRules {
    private ConnectionRules() {}

    /** Everything that is wrong with the draft, in the order of the form. */
    public static List<ConnectionProblem> problems(ConnectionDraft draft) {
        List<ConnectionProblem> found = new ArrayList<>();
        if (draft.name().isBlank()) {
            found.add(new ConnectionProblem(Field.NAME, Reason.BLANK));
        }
        url(Field.BASE_URL, draft.baseUrl()).ifPresent(found::add);
        url(Field.DATA_URL, draft.dataUrl()).ifPresent(found::add);
        if (draft.terms().requestsPerMinute() < 1) {
            found.add(new ConnectionProblem(Field.REQUESTS_PER_MINUTE, Reason.TOO_SMALL));
        }
        if (draft.routes().paths().entrySet().stream().anyMatch(ConnectionRules::isNoPath)) {
            found.add(new ConnectionProblem(Field.PATHS, Reason.NOT_A_PATH));
        }
        return List.copyOf(found);
    }

    /** Why a connection from a file is rejected; empty when it can be. */
    static Optional<Why> whyUnusable(Connection one) {
        if (one.kind() == ConnectionKind.SANDBOX) {
            return Optional.of(Why.SANDBOX);
        }
        return problems(ConnectionDraft.of(one)).stream().findFirst().map(ConnectionRules::why);
    }

    private static Why why(ConnectionProblem problem) {
        if (problem.field() == Field.NAME) {
            return Why.NO_NAME;
        }
        ServiceUrl.Refused url = problem.url();
        boolean isPlain = url != null && url.reason() == ServiceUrl.Reason.NOT_SECURE;
        return isPlain ? Why.NOT_SECURE : Why.NO_ADDRESS;
    }

    private static boolean isNoPath(Map.Entry<Operation, String> path) {
        return PathTemplate.problem(path.getKey(), path.getValue()).isPresent();
    }

    /** What is wrong with the token; nothing more than this is known of its form. */
    public static Optional<ConnectionProblem> problem(Secret token) {
        if (token.isBlank()) {
            return Optional.of(new ConnectionProblem(Field.TOKEN, Reason.BLANK));
        }
        return TokenRule.isVisibleAscii(token)
                ? Optional.empty()
                : Optional.of(new ConnectionProblem(Field.TOKEN, Reason.NOT_VISIBLE_ASCII));
    }

    private static Optional<ConnectionProblem> url(Field field, String typed) {
        return switch (ServiceUrl.read(typed)) {
            case ServiceUrl.Found _ -> Optional.empty();
            case ServiceUrl.Refused(var why, _) when why == ServiceUrl.Reason.BLANK ->
                    Optional.of(new ConnectionProblem(field, Reason.BLANK));
            case ServiceUrl.Refused refused ->
                    Optional.of(new ConnectionProblem(field, Reason.URL, refused));
        };
    }

    /**
     * The connection of a draft without problems; its URLs as they are used.
     *
     * @throws IllegalArgumentException when the draft has problems
     */
    public static Connection connection(ConnectionId id, ConnectionDraft draft) {
        if (!problems(draft).isEmpty()) {
            throw new IllegalArgumentException("Invalid connection: " + problems(draft));
        }
        return new Connection(
                id,
                draft.name().strip(),
                draft.kind(),
                found(draft.baseUrl()),
                found(draft.dataUrl()),
                draft.routes(),
                draft.terms());
    }

    private static URI found(String typed) {
        if (ServiceUrl.read(typed) instanceof ServiceUrl.Found(var url)) {
            return url;
        }
        throw new IllegalArgumentException("Invalid URL");
    }
}
