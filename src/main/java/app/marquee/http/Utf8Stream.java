package app.marquee.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Stream of a text in UTF-8 whose server declared another encoding. Many declare one that isn't
 * theirs, so that the first letters beyond ASCII decide: where they are UTF-8, all of it is.
 */
final class Utf8Stream extends InputStream {
    private static final byte[] ASCII = "{\"a\":[1]}".getBytes(StandardCharsets.US_ASCII);
    private static final int BLOCK = 8 * 1024;

    /** The longest letter in UTF-8. */
    private static final int LETTER = 4;

    private final Charset declared;
    private InputStream source;
    private boolean decided;

    private Utf8Stream(InputStream source, Charset declared) {
        this.source = source;
        this.declared = declared;
    }

    /** The stream itself where the encoding is UTF-8, or is found by the parser. */
    static InputStream of(InputStream source, Charset declared) {
        return isLikeAscii(declared) && !declared.equals(StandardCharsets.UTF_8)
                ? new Utf8Stream(source, declared)
                : source;
    }

    /** Whether JSON has the same bytes as long as it has only ASCII in it. */
    private static boolean isLikeAscii(Charset charset) {
        return charset.canEncode()
                && Arrays.equals(
                        new String(ASCII, StandardCharsets.US_ASCII).getBytes(charset), ASCII);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        while (!decided) {
            byte[] block = new byte[Math.min(Math.max(length, 1), BLOCK)];
            int count = source.read(block);
            if (count < 0) {
                return -1;
            }
            int letter = firstLetter(block, count);
            if (letter == count) {
                System.arraycopy(block, 0, target, offset, count);
                return count;
            }
            decide(Arrays.copyOf(block, count), letter);
        }
        return source.read(target, offset, length);
    }

    /** The place of the first byte beyond ASCII, or the end. */
    private static int firstLetter(byte[] block, int count) {
        int place = 0;
        while (place < count && block[place] >= 0) {
            place++;
        }
        return place;
    }

    private void decide(byte[] block, int letter) throws IOException {
        byte[] rest = source.readNBytes(Math.max(0, letter + LETTER - block.length));
        byte[] known = Arrays.copyOf(block, block.length + rest.length);
        System.arraycopy(rest, 0, known, block.length, rest.length);
        InputStream all = new SequenceInputStream(new ByteArrayInputStream(known), source);
        source = isUtf8(known) ? all : new Transcoder(all, declared);
        decided = true;
    }

    /** Whether all that is known is UTF-8; its last letter may be cut. */
    private static boolean isUtf8(byte[] bytes) {
        return !StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes), CharBuffer.allocate(bytes.length), false)
                .isError();
    }

    /** Stream of a text in another encoding as UTF-8; fails at the first byte that it lacks. */
    private static final class Transcoder extends InputStream {
        private final Reader reader;
        private byte[] ready = {};
        private int taken;

        Transcoder(InputStream source, Charset charset) {
            reader = new InputStreamReader(source, charset.newDecoder());
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (taken == ready.length && !fill()) {
                return -1;
            }
            int count = Math.min(length, ready.length - taken);
            System.arraycopy(ready, taken, target, offset, count);
            taken += count;
            return count;
        }

        private boolean fill() throws IOException {
            char[] block = new char[BLOCK + 1];
            int count = reader.read(block, 0, BLOCK);
            if (count < 0) {
                return false;
            }
            if (Character.isHighSurrogate(block[count - 1])) {
                int low = reader.read();
                block[count] = (char) low;
                count += low < 0 ? 0 : 1;
            }
            ready = new String(block, 0, count).getBytes(StandardCharsets.UTF_8);
            taken = 0;
            return true;
        }
    }
}
