package app.marquee.http;

import java.io.InputStream;
import java.util.function.Supplier;

/**
 * The body of a successful answer while it arrives. Valid only inside {@link AnswerReader#read}.
 *
 * @param status the HTTP status, 200 to 299
 * @param stream the decoded bytes; reading it obeys the limits of time and size and ends on
 *     interrupt
 * @param beginning the first characters that were read so far, without secrets, for failures that
 *     show the raw text
 */
public record AnswerBody(int status, InputStream stream, Supplier<String> beginning) {}
