package app.marquee.http;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Encoding of a body's text, as its first bytes show. */
final class BodyText {
    private BodyText() {}

    /** Whether the beginning of a body is text rather than packed. */
    static boolean isText(byte[] first) {
        Charset charset = charset(first);
        CharBuffer text = CharBuffer.allocate(first.length);
        boolean isMalformed =
                charset.newDecoder().decode(ByteBuffer.wrap(first), text, false).isError();
        return !isMalformed
                && text.flip().chars().noneMatch(one -> one < ' ' && "\t\n\r\f".indexOf(one) < 0);
    }

    /** The encoding of a beginning: UTF-16 by its mark, or by the zeros that ASCII has in it. */
    static Charset charset(byte[] first) {
        int a = at(first, 0);
        int b = at(first, 1);
        if ((a == 0xfe && b == 0xff) || (a == 0xff && b == 0xfe)) {
            return StandardCharsets.UTF_16;
        }
        if (a == 0 && b > 0) {
            return StandardCharsets.UTF_16BE;
        }
        return a > 0 && b == 0 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8;
    }

    private static int at(byte[] bytes, int index) {
        return index < bytes.length ? bytes[index] & 0xff : -1;
    }
}
