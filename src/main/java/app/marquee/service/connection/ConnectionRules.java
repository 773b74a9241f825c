package app.marquee.service.connection;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionsReading.Why;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.connection.TokenRule;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.model.operation.PathTemplate;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.service.connection.ConnectionProblem.Reason;

import java.net.URI;
import java.net.URISyntaxException;
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
        address(draft.baseUrl())
                .ifPresent(reason -> found.add(new ConnectionProblem(Field.BASE_URL, reason)));
        address(draft.dataUrl())
                .ifPresent(reason -> found.add(new ConnectionProblem(Field.DATA_URL, reason)));
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
        return problem.reason() == Reason.NOT_HTTPS ? Why.NOT_SECURE : Why.NO_ADDRESS;
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

    private static Optional<Reason> address(String typed) {
        if (typed.isBlank()) {
            return Optional.of(Reason.BLANK);
        }
        return url(typed).map(ConnectionRules::address).orElse(Optional.of(Reason.NOT_AN_ADDRESS));
    }

    private static Optional<Reason> address(URI url) {
        if (!url.isAbsolute() || url.getHost() == null) {
            return Optional.of(Reason.NOT_AN_ADDRESS);
        }
        if (url.getRawUserInfo() != null
                || url.getRawQuery() != null
                || url.getRawFragment() != null) {
            return Optional.of(Reason.MORE_THAN_AN_ADDRESS);
        }
        return ServiceAddress.isAllowed(url) ? Optional.empty() : Optional.of(Reason.NOT_HTTPS);
    }

    private static Optional<URI> url(String typed) {
        try {
            return Optional.of(new URI(typed.strip()));
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    /**
     * The connection of a draft without problems; addresses lose the slash at their end.
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
                trimmed(draft.baseUrl()),
                trimmed(draft.dataUrl()),
                draft.routes(),
                draft.terms());
    }

    private static URI trimmed(String typed) {
        return URI.create(typed.strip().replaceAll("/+$", ""));
    }
}
