package app.marquee.http;

import app.marquee.http.mask.SecretFinder;

import java.io.InputStream;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Body of a successful response while it arrives. Valid only inside {@link AnswerReader#read}.
 *
 * @param status the HTTP status, 200 to 299
 * @param stream the decoded bytes; reading it obeys the limits of time and size and ends on
 *     interrupt
 * @param beginning the first characters that were read so far, without secrets, for failures that
 *     show the raw text
 * @param repeated receives a JSON pointer to a member that came twice in its object
 * @param token finds the token of the request in a text, of which nothing may be kept
 */
public record AnswerBody(
        int status,
        InputStream stream,
        Supplier<String> beginning,
        Consumer<String> repeated,
        SecretFinder token) {
    /** A body without a listener, to a request without a token. */
    public AnswerBody(int status, InputStream stream, Supplier<String> beginning) {
        this(status, stream, beginning, _ -> {}, SecretFinder.NONE);
    }

    /** The same body as a stream of its bytes. */
    public AnswerBody with(InputStream bytes) {
        return new AnswerBody(status, bytes, beginning, repeated, token);
    }
}
