package app.marquee.model.failure;

/** Kind of a response body, as its beginning shows. */
public enum AnswerKind {
    EMPTY,
    /** HTML or other markup. */
    PAGE,
    OBJECT,
    LIST,
    TEXT,
    NUMBER,
    BOOLEAN,
    NULL,
    /** JSON that ends early or has an error. */
    BROKEN,
    /** Bytes that aren't text in the encoding of the response. */
    MALFORMED,
    /** Anything else, such as plain text. */
    OTHER;

    private static final String MARK = "\uFEFF";

    /** Kind of a body that is JSON. */
    static AnswerKind ofJson(String raw) {
        String text = begun(raw);
        return switch (text.isEmpty() ? ' ' : text.charAt(0)) {
            case '{' -> OBJECT;
            case '[' -> LIST;
            case '"' -> TEXT;
            case 't', 'f' -> BOOLEAN;
            case 'n' -> NULL;
            case ' ' -> EMPTY;
            default -> NUMBER;
        };
    }

    /** Kind of a body that isn't JSON. */
    static AnswerKind ofOther(String raw) {
        String text = begun(raw);
        if (text.isEmpty()) {
            return EMPTY;
        }
        int malformed = text.indexOf('\uFFFD');
        // One at the end is a character of which only a part was read.
        if ((malformed >= 0 && malformed < text.length() - 1) || text.indexOf('\0') >= 0) {
            return MALFORMED;
        }
        return switch (text.charAt(0)) {
            case '<' -> PAGE;
            case '{', '[' -> BROKEN;
            default -> OTHER;
        };
    }

    private static String begun(String raw) {
        String text = raw.stripLeading();
        return text.startsWith(MARK) ? text.substring(1).stripLeading() : text;
    }
}
