package app.marquee.http;

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
 */
public record AnswerBody(
        int status, InputStream stream, Supplier<String> beginning, Consumer<String> repeated) {
    /** A body without a listener. */
    public AnswerBody(int status, InputStream stream, Supplier<String> beginning) {
        this(status, stream, beginning, _ -> {});
    }
}
