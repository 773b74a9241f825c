package app.marquee.sheet;

import app.marquee.model.id.VideoId;

import java.util.Locale;

/** ID in a cell: other programs write UUIDs in upper case, in braces or with spaces around. */
final class TypedId {

    private TypedId() {}

    /** A UUID in lower case; another text as it is, without spaces around. */
    static String of(String cell) {
        String bare = Blanks.strip(cell);
        String inner =
                bare.startsWith("{") && bare.endsWith("}")
                        ? Blanks.strip(bare.substring(1, bare.length() - 1))
                        : bare;
        return isUuid(inner) ? inner.toLowerCase(Locale.ROOT) : bare;
    }

    static boolean isUuid(String text) {
        return !text.isBlank() && new VideoId(text).isUuid();
    }
}
