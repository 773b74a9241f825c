package app.marquee.http.mask;

import app.marquee.model.Secret;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Masking of secrets in text that leaves the HTTP layer: exchange records, failures and exceptions.
 * Immutable.
 */
public final class Redaction {
    /** A member of JSON that holds a secret by its name, known to us or not: one that is read. */
    private static final Pattern MEMBER =
            Pattern.compile(
                    "(\"(?:password|passwd|secret|token|api_?token|access_?token|api_?key)\""
                            + "\\s*+:\\s*+)(?!\"\"|null|true|false)"
                            + "(?:\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"?|[^\\s\",{}\\[\\]]++)",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final String MASKED_MEMBER =
            "$1" + Matcher.quoteReplacement("\"" + Secret.MASK + "\"");

    /** A shorter beginning of a secret at the end of a text says nothing of it. */
    private static final int TELLING = 4;

    private final List<String> secrets;
    private final List<SecretPattern> patterns;

    public Redaction(Collection<Secret> secrets) {
        // The longest first: one secret may be a part of another.
        this.secrets =
                secrets.stream()
                        .map(Secret::reveal)
                        .filter(secret -> !secret.isBlank())
                        .distinct()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .toList();
        patterns = this.secrets.stream().map(SecretPattern::new).toList();
    }

    /** The text with every secret masked, and whatever else is a secret by its name in JSON. */
    public String text(String text) {
        String masked = MEMBER.matcher(text).replaceAll(MASKED_MEMBER);
        for (SecretPattern pattern : patterns) {
            masked = pattern.mask(masked);
        }
        return masked;
    }

    /** The same for a text that may have been cut in the middle of a secret. */
    public String cutText(String text) {
        String masked = text(text);
        for (String secret : secrets) {
            for (int length = secret.length() - 1; length >= TELLING; length--) {
                if (masked.regionMatches(masked.length() - length, secret, 0, length)) {
                    return masked.substring(0, masked.length() - length) + Secret.MASK;
                }
            }
        }
        return masked;
    }

    public URI url(URI url) {
        String masked = text(url.toString());
        if (masked.equals(url.toString())) {
            return url;
        }
        try {
            return new URI(masked);
        } catch (URISyntaxException broken) {
            return URI.create(url.getScheme() + "://" + Secret.MASK);
        }
    }

    Answer answer(Answer answer) {
        String words = answer.words();
        return new Answer(answer.status(), words == null ? null : text(words), text(answer.raw()));
    }

    public Failure failure(Failure failure) {
        return switch (failure) {
            case Failure.Unauthorized(var answer) -> new Failure.Unauthorized(answer(answer));
            case Failure.Forbidden(var answer) -> new Failure.Forbidden(answer(answer));
            case Failure.NotFound(var answer) -> new Failure.NotFound(answer(answer));
            case Failure.Conflict(var answer) -> new Failure.Conflict(answer(answer));
            case Failure.Invalid(var answer) -> new Failure.Invalid(answer(answer));
            case Failure.RateLimited(var answer, var wait) ->
                    new Failure.RateLimited(answer(answer), wait);
            case Failure.ServerError(var answer, var wait) ->
                    new Failure.ServerError(answer(answer), wait);
            case Failure.Redirected(var answer, var target, var to, var old, var base) ->
                    new Failure.Redirected(answer(answer), target, text(to), text(old), text(base));
            case Failure.Unexpected(var answer) -> new Failure.Unexpected(answer(answer));
            case Failure.ErrorReported(var answer) -> new Failure.ErrorReported(answer(answer));
            case Failure.NotHttp(var detail) -> new Failure.NotHttp(text(detail));
            case Failure.Undecodable(var coding, var damaged) ->
                    new Failure.Undecodable(text(coding), damaged);
            case Failure.Unavailable(var cause, var detail) ->
                    new Failure.Unavailable(cause, text(detail));
            case Failure.LostAnswer(var detail) -> new Failure.LostAnswer(text(detail));
            case Failure.NotJson(var answer) -> new Failure.NotJson(answer(answer));
            case Failure.WrongShape(var answer, var where, var expected) ->
                    new Failure.WrongShape(answer(answer), text(where), expected);
            case Failure.Refused(var violations) ->
                    new Failure.Refused(violations.stream().map(this::violation).toList());
            case Failure.Storage(var what, var detail) ->
                    new Failure.Storage(text(what), text(detail));
            case Failure.NotCreated(var item, var mayExist) ->
                    new Failure.NotCreated(text(item), mayExist);
            case Failure.Defect(var detail) -> new Failure.Defect(text(detail));
            case Failure.TimedOut _,
                    Failure.TooLarge _,
                    Failure.TooMany _,
                    Failure.Cancelled _,
                    Failure.ReadOnly _,
                    Failure.NoToken _ ->
                    failure;
        };
    }

    private Violation violation(Violation violation) {
        ValidationResult verdict = violation.verdict();
        return new Violation(
                text(violation.member()),
                verdict instanceof ValidationResult.NotUuid(var actual)
                        ? new ValidationResult.NotUuid(text(actual))
                        : verdict);
    }

    /** The throwable itself when nothing of it is secret, else a copy of what may be seen. */
    public Throwable throwable(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String text = trace.toString();
        return text(text).equals(text) ? thrown : MaskedException.of(thrown, this);
    }

    /** Stand-in for an exception whose text held a secret: masked message and original trace. */
    private static final class MaskedException extends Exception {
        private static final long serialVersionUID = 1L;

        private MaskedException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }

        static MaskedException of(Throwable original, Redaction redaction) {
            return copy(original, redaction, Collections.newSetFromMap(new IdentityHashMap<>()));
        }

        private static MaskedException copy(
                Throwable original, Redaction redaction, Set<Throwable> seen) {
            seen.add(original);
            Throwable cause = original.getCause();
            MaskedException copy =
                    new MaskedException(
                            redaction.text(original.toString()),
                            cause == null || seen.contains(cause)
                                    ? null
                                    : copy(cause, redaction, seen));
            copy.setStackTrace(original.getStackTrace());
            for (Throwable suppressed : original.getSuppressed()) {
                if (!seen.contains(suppressed)) {
                    copy.addSuppressed(copy(suppressed, redaction, seen));
                }
            }
            return copy;
        }
    }
}
