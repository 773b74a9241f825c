package app.marquee.sheet;

import org.jspecify.annotations.Nullable;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decoder of the bytes of a text file. A mark at the beginning decides, then the encoding that the
 * user named, then the bytes themselves as far as they tell it. No byte is replaced.
 */
public final class TextDecoder {

    private static final char MARK = '\ufeff';

    /** In a table, at least one of so many characters is ASCII. */
    private static final int WIDE = 32;

    private static final int LEAST_ASCII = 8;

    private static final int LAST_ASCII = 0x7F;

    private TextDecoder() {}

    /** Result of decoding. */
    public sealed interface Decoded {}

    public record Text(String text) implements Decoded {}

    /**
     * Text with a byte that the encoding doesn't have.
     *
     * @param line of the byte
     * @param certain whether the file or the user says that this is the encoding
     */
    public record Malformed(int line, Charset charset, boolean certain)
            implements Decoded, TableReading {}

    /** Text that is neither UTF-8 nor UTF-16, so that the user has to name its encoding. */
    public record Unclear() implements Decoded, TableReading {}

    /** No text, since it has zero characters. */
    public record Binary() implements Decoded {}

    /**
     * @param named the encoding that the user named; null for none
     */
    public static Decoded decode(byte[] bytes, @Nullable Charset named) {
        Charset marked = marked(bytes);
        Charset said = marked == null ? named : marked;
        Charset certain = said == null ? wide(bytes) : said;
        if (certain != null) {
            return text(bytes, certain, true);
        }
        if (hasZero(bytes)) {
            return new Binary();
        }
        Decoded found = text(bytes, StandardCharsets.UTF_8, false);
        return found instanceof Malformed && !hasSequence(bytes) ? new Unclear() : found;
    }

    private static @Nullable Charset marked(byte[] bytes) {
        if (begins(bytes, 0xEF, 0xBB, 0xBF)) {
            return StandardCharsets.UTF_8;
        }
        if (begins(bytes, 0xFF, 0xFE, 0, 0)) {
            return StandardCharsets.UTF_32LE;
        }
        if (begins(bytes, 0, 0, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_32BE;
        }
        if (begins(bytes, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        return begins(bytes, 0xFE, 0xFF) ? StandardCharsets.UTF_16BE : null;
    }

    private static boolean begins(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int at = 0; at < mark.length; at++) {
            if ((bytes[at] & 0xFF) != mark[at]) {
                return false;
            }
        }
        return true;
    }

    /** UTF-16 without a mark: only in one order of bytes is it text, with characters of ASCII. */
    private static @Nullable Charset wide(byte[] bytes) {
        int little = ascii(bytes, 0);
        int big = ascii(bytes, 1);
        if (Math.max(little, big) < LEAST_ASCII + bytes.length / 2 / WIDE) {
            return null;
        }
        return little > big ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
    }

    /**
     * How many characters are ASCII; 0 where some are none of a text.
     *
     * @param low where the lower byte of a character is
     */
    private static int ascii(byte[] bytes, int low) {
        int found = 0;
        for (int at = 0; at + 1 < bytes.length; at += 2) {
            if (bytes[at + 1 - low] != 0) {
                continue;
            }
            int one = bytes[at + low] & 0xFF;
            if (one < ' ' && one != '\t' && one != '\r' && one != '\n') {
                return 0;
            }
            found += one <= LAST_ASCII ? 1 : 0;
        }
        return found;
    }

    private static boolean hasZero(byte[] bytes) {
        for (byte one : bytes) {
            if (one == 0) {
                return true;
            }
        }
        return false;
    }

    private static Decoded text(byte[] bytes, Charset charset, boolean certain) {
        CharsetDecoder decoder = strict(charset);
        CharBuffer out =
                CharBuffer.allocate((int) Math.ceil(bytes.length * decoder.maxCharsPerByte()) + 1);
        CoderResult end = decoder.decode(ByteBuffer.wrap(bytes), out, true);
        if (!end.isError()) {
            end = decoder.flush(out);
        }
        String text = out.flip().toString();
        if (end.isError()) {
            return new Malformed(1 + Lines.breaks(text), charset, certain);
        }
        return text.indexOf('\0') >= 0 ? new Binary() : new Text(unmarked(text));
    }

    private static CharsetDecoder strict(Charset charset) {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** A program that adds a mark to a file that has one leaves two. */
    private static String unmarked(String text) {
        int start = 0;
        while (start < text.length() && text.charAt(start) == MARK) {
            start++;
        }
        return text.substring(start);
    }

    /**
     * Whether bytes that aren't UTF-8 as a whole have a character of several bytes all the same.
     */
    private static boolean hasSequence(byte[] bytes) {
        CharsetDecoder decoder = strict(StandardCharsets.UTF_8);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult end = decoder.decode(in, out, true);
        while (end.isError()) {
            in.position(in.position() + end.length());
            end = decoder.decode(in, out, true);
        }
        return out.flip().chars().anyMatch(one -> one > LAST_ASCII);
    }
}
