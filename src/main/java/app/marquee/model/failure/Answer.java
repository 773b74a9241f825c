package app.marquee.model.failure;

import org.jspecify.annotations.Nullable;

/**
 * Error message from the server, free of secrets and cut to a readable length.
 *
 * @param status the HTTP status
 * @param words the service's own message, or null when it gave none that could be read
 * @param raw the beginning of the body
 */
public record Answer(int status, @Nullable String words, String raw) {
    /** In characters; no more of a body is kept as raw. */
    public static final int LONGEST_RAW = 4096;

    /** Whether the body is a web page, such as that of a login. */
    public static boolean isPage(String raw) {
        return AnswerKind.ofOther(raw) == AnswerKind.PAGE;
    }

    /** Kind of the body where it is JSON. */
    public AnswerKind json() {
        return AnswerKind.ofJson(raw);
    }

    /** Kind of the body where it isn't JSON. */
    public AnswerKind notJson() {
        return AnswerKind.ofOther(raw);
    }

    /** Whether the body may go on after what is there. */
    public static boolean isOnlyBeginning(String raw) {
        return raw.codePointCount(0, raw.length()) >= LONGEST_RAW;
    }
}
