package app.marquee.change.engine;

import app.marquee.change.ChangeType;
import app.marquee.change.ReviewedRequests;
import app.marquee.change.StagedChange;
import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
import app.marquee.http.JsonBody;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.store.Uploads;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Builder that makes a journal entry sendable again: the same request to the same address, with its
 * secret entered anew.
 */
final class ChangeRestager {
    private static final Set<ChangeState> SENDABLE =
            EnumSet.of(ChangeState.STAGED, ChangeState.FAILED, ChangeState.CANCELLED);

    private final Connection connection;
    private final Uploads uploads;
    private final JsonMapper mapper = JsonMapper.shared();

    ChangeRestager(Connection connection, Uploads uploads) {
        this.connection = connection;
        this.uploads = uploads;
    }

    /**
     * Empty when the line was done, may have been done, wants a secret that was not given, or would
     * go elsewhere now than where it was reviewed to go.
     */
    Optional<StagedChange> of(ChangeLine line, Optional<Secret> secret) {
        if (!SENDABLE.contains(line.state())
                || line.content().needsSecret() != secret.isPresent()) {
            return Optional.empty();
        }
        ChangeType type = ChangeTypes.of(line);
        Optional<TextLimit> limit = type.secret();
        if (secret.isPresent() && limit.isPresent()) {
            requireAllowed(limit.get(), secret.get());
        }
        ApiRequest request =
                ApiRequest.of(
                        line.operation(),
                        line.request().pathVariables(),
                        ReviewedRequests.query(line.request()),
                        body(line.request().body(), limit.map(TextLimit::member), secret));
        if (type.sendsFile()) {
            return file(line)
                    .map(request::sending)
                    .filter(whole -> isSame(whole, line))
                    .map(whole -> new StagedChange(line, whole, Set.of()));
        }
        return isSame(request, line)
                ? Optional.of(
                        new StagedChange(
                                line, request, secret.map(Set::of).orElse(Set.<Secret>of())))
                : Optional.empty();
    }

    private boolean isSame(ApiRequest request, ChangeLine line) {
        return new ReviewedRequests(connection).of(request).equals(line.request());
    }

    /** The file as it was kept; empty when it is not there any more, or is another one. */
    private Optional<FilePart> file(ChangeLine line) {
        JsonNode told = mapper.readTree(String.valueOf(line.request().body())).path("file");
        String sha256 = told.path("sha256").asString("");
        return uploads.find(sha256)
                .map(
                        content ->
                                new FilePart(
                                        content,
                                        told.path("name").asString(""),
                                        told.path("type").asString(""),
                                        sha256));
    }

    /** A secret that is given anew was not checked when the line was staged. */
    private static void requireAllowed(TextLimit limit, Secret secret) {
        ValidationResult verdict = limit.check(secret.reveal());
        if (!(verdict instanceof ValidationResult.Fits)) {
            throw new FailureException(
                    new Failure.Refused(List.of(new Violation(limit.member(), verdict))));
        }
    }

    private @Nullable JsonBody body(
            @Nullable String visible, Optional<String> member, Optional<Secret> secret) {
        if (visible == null || secret.isEmpty()) {
            return visible == null ? null : JsonBody.of(visible);
        }
        ObjectNode sent = (ObjectNode) mapper.readTree(visible);
        sent.put(member.orElseThrow(), secret.get().reveal());
        return new JsonBody(sent.toString(), visible);
    }
}
