package app.marquee.text;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.AnswerKind;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureType;
import app.marquee.model.failure.StorageReason;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Formatter of failures: what happened, what it means, what to do next. The server's message is
 * quoted beside these, never in place of them. Immutable.
 */
public final class FailureText {
    private final Messages messages;

    /**
     * @param messages of any bundle; only their language matters
     */
    public FailureText(Messages messages) {
        this.messages = messages;
    }

    /** The texts for a load that failed, or for a change that was certainly not applied. */
    public FailureMessage of(Failure failure, FailureSubject about) {
        return switch (failure) {
            case Failure.Unauthorized(var answer) -> answered("unauthorized", answer, about);
            case Failure.Forbidden(var answer) -> answered("forbidden", answer, about);
            case Failure.NotFound(var answer) -> answered("notFound", answer, about);
            case Failure.Conflict(var answer) -> answered("conflict", answer);
            case Failure.Invalid(var answer) -> answered("invalid", answer);
            case Failure.RateLimited limited -> rateLimited(limited);
            case Failure.ServerError error -> serverError(error);
            case Failure.Redirected redirected -> redirected(redirected);
            case Failure.Unexpected(var answer) -> answered("unexpected", answer, about);
            case Failure.ErrorReported(var answer) -> answered("errorReported", answer);
            case Failure.NotHttp(var detail) -> plain("notHttp", detail);
            case Failure.Undecodable(var coding, var damaged) ->
                    plain(damaged ? "undecodable.damaged" : "undecodable", null, coding);
            case Failure.Unavailable(var cause, var detail) -> {
                String kind = "unavailable." + name(cause);
                yield hinted(plain(kind, detail, detail), kind, about);
            }
            case Failure.TimedOut timedOut -> timedOut(timedOut);
            case Failure.LostAnswer(var detail) -> plain("lost", detail);
            case Failure.NotJson(var answer) ->
                    answered("notJson." + name(answer.notJson()), answer, kind(answer.notJson()));
            case Failure.WrongShape shape -> shape(shape);
            case Failure.TooLarge(var limit) ->
                    plain("tooLarge", null, messages.formats().bytes(limit));
            case Failure.TooMany(var most) -> plain("tooLarge.rows", null, most);
            case Failure.Cancelled(var sent) -> plain(sent ? "cancelled.sent" : "cancelled", null);
            case Failure.ReadOnly _ -> plain("readOnly", null);
            case Failure.Refused refused -> plain("invalid.limits", null, violations(refused));
            case Failure.NoToken() -> plain("noToken", null);
            case Failure.Storage(var what, var detail) -> plain("storage", reason(detail), what);
            case Failure.NotCreated(var item, var mayExist) ->
                    plain(mayExist ? "created.unknown" : "created.failed", null, item);
            case Failure.Defect(var detail) -> plain("defect", detail);
        };
    }

    /**
     * The texts for a refresh that failed, titled by the reason as it stands inside a sentence:
     * what the server returned where that says more.
     */
    public FailureMessage ofRefresh(Failure failure, FailureSubject about) {
        FailureMessage words = of(failure, about);
        return words.titled(
                failure instanceof Failure.ServerError(var answer, _)
                        ? messages.text("failure.server.brief", Integer.toString(answer.status()))
                        : messages.within(words.title()));
    }

    /**
     * The texts for a change that failed: where it may have been applied, they advise against
     * sending it again.
     */
    public FailureMessage ofWrite(Failure failure, FailureSubject about) {
        FailureMessage words = of(failure, about);
        return failure.mayHaveBeenApplied()
                ? new FailureMessage(
                        words.title(),
                        words.meaning() + " " + messages.text("failure.write.meaning"),
                        messages.text("failure.write.next"),
                        words.quote(),
                        words.raw())
                : words;
    }

    /**
     * The title of a failure that was recorded by its name alone; a name that an older or newer
     * version wrote stays as it is.
     */
    public String named(String kind) {
        return FailureType.of(kind).map(FailureText::title).map(messages::text).orElse(kind);
    }

    private static String title(FailureType type) {
        return switch (type) {
            case UNAUTHORIZED -> "failure.unauthorized.title";
            case FORBIDDEN -> "failure.forbidden.title";
            case NOT_FOUND -> "failure.notFound.title";
            case CONFLICT -> "failure.conflict.title";
            case INVALID -> "failure.invalid.title";
            case RATE_LIMITED -> "failure.rateLimited.title";
            case SERVER_ERROR -> "failure.server.title";
            case REDIRECTED -> "failure.redirected.title";
            case UNEXPECTED -> "failure.unexpected.title";
            case ERROR_REPORTED -> "failure.errorReported.title";
            case NOT_HTTP -> "failure.notHttp.title";
            case UNDECODABLE -> "failure.undecodable.title";
            case LOST_ANSWER -> "failure.lost.title";
            case NOT_JSON -> "failure.notJson.title";
            case WRONG_SHAPE -> "failure.shape.title";
            case TOO_LARGE -> "failure.tooLarge.title";
            case TOO_MANY -> "failure.tooLarge.rows.title";
            case CANCELLED -> "failure.cancelled.title";
            case READ_ONLY -> "failure.readOnly.title";
            case REFUSED -> "failure.invalid.limits.title";
            case NO_TOKEN -> "failure.noToken.title";
            case UNAVAILABLE -> "answer.Unavailable";
            case TIMED_OUT -> "answer.TimedOut";
            case STORAGE -> "answer.Storage";
            case NOT_CREATED -> "answer.NotCreated";
            case DEFECT -> "answer.Defect";
        };
    }

    /**
     * What became of a change that failed, beside the title: that it may have been applied, or the
     * server's message; empty where the title says all, and for a defect, which may be of a load.
     */
    public String outcome(Failure failure, FailureMessage words) {
        if (isUnknown(failure)) {
            return messages.text("failure.write.meaning");
        }
        return words.quote() == null ? "" : messages.text("error.quote", words.quote());
    }

    /** Whether a change that failed so may have been applied; a defect may be of a load. */
    public static boolean isUnknown(Failure failure) {
        return failure.mayHaveBeenApplied() && !(failure instanceof Failure.Defect);
    }

    private FailureMessage answered(String kind, Answer answer, FailureSubject about) {
        return hinted(answered(kind, answer), kind, about);
    }

    /** With the next step of the subject, where it has its own. */
    private FailureMessage hinted(FailureMessage words, String kind, FailureSubject about) {
        String hint = "failure." + kind + ".next." + name(about);
        return messages.has(hint)
                ? new FailureMessage(
                        words.title(),
                        words.meaning(),
                        messages.text(hint),
                        words.quote(),
                        words.raw())
                : words;
    }

    private FailureMessage redirected(Failure.Redirected redirected) {
        return answered(
                "redirected." + name(redirected.target()),
                redirected.answer(),
                redirected.location(),
                redirected.oldBase(),
                redirected.newBase());
    }

    private FailureMessage shape(Failure.WrongShape shape) {
        if (shape.expected() == ExpectedContent.WITHIN_LIMITS) {
            return answered("shape.limits", shape.answer());
        }
        String expected = messages.text("answer.content." + name(shape.expected()));
        return shape.where().isEmpty()
                ? answered("shape.whole", shape.answer(), kind(shape.answer().json()), expected)
                : answered("shape", shape.answer(), shape.where(), expected);
    }

    private String kind(AnswerKind kind) {
        return messages.text("answer.kind." + name(kind));
    }

    private FailureMessage rateLimited(Failure.RateLimited limited) {
        return limited.retryAfter() == null
                ? answered("rateLimited", limited.answer())
                : answered(
                        "rateLimited.wait",
                        limited.answer(),
                        messages.formats().wait(limited.retryAfter()));
    }

    private FailureMessage serverError(Failure.ServerError error) {
        return error.retryAfter() == null
                ? answered("server", error.answer())
                : answered(
                        "server.wait", error.answer(), messages.formats().wait(error.retryAfter()));
    }

    private FailureMessage timedOut(Failure.TimedOut timedOut) {
        return plain(
                "timedOut." + name(timedOut.phase()),
                null,
                messages.formats().wait(timedOut.limit()));
    }

    private String violations(Failure.Refused refused) {
        ValidationText verdicts = new ValidationText(messages);
        return refused.violations().stream()
                .map((Violation one) -> field(one) + ": " + verdicts.of(one.verdict()))
                .collect(Collectors.joining(" · "));
    }

    /** The label of a field in the forms; the field's own name where there is none. */
    private String field(Violation violation) {
        String key = "field." + violation.member();
        return messages.has(key) ? messages.text(key) : violation.member();
    }

    private FailureMessage answered(String kind, Answer answer, Object... values) {
        Object[] all = new Object[values.length + 1];
        all[0] = Integer.toString(answer.status());
        System.arraycopy(values, 0, all, 1, values.length);
        return words(kind, answer.words(), answer.raw().isBlank() ? null : answer.raw(), all);
    }

    private String reason(String detail) {
        return StorageReason.of(detail)
                .map(reason -> messages.text("storage." + reason.key()))
                .orElse(detail);
    }

    private FailureMessage plain(String kind, @Nullable String raw, Object... values) {
        return words(kind, null, raw, values);
    }

    private FailureMessage words(
            String kind, @Nullable String quote, @Nullable String raw, Object... values) {
        return new FailureMessage(
                part(kind, ".title", values),
                part(kind, ".meaning", values),
                part(kind, ".next", values),
                quote,
                raw);
    }

    /** A kind such as {@code timedOut.body} falls back to {@code timedOut}. */
    private String part(String kind, String part, Object... values) {
        String own = "failure." + kind + part;
        String shared = "failure." + kind.split("\\.", 2)[0] + part;
        return messages.text(messages.has(own) ? own : shared, values);
    }

    /** NO_SUCH_HOST becomes no_such_host: keys are lower case. */
    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
