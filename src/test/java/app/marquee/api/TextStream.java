package app.marquee.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;

/** A body of texts as they come, which may have no end, or a connection that breaks after them. */
public final class TextStream extends InputStream {
    private final Iterator<String> texts;
    private final boolean breaks;
    private byte[] part = new byte[0];
    private int next;

    public TextStream(Iterator<String> texts, boolean breaks) {
        this.texts = texts;
        this.breaks = breaks;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (next == part.length) {
            if (!texts.hasNext()) {
                if (breaks) {
                    throw new IOException("Connection reset");
                }
                return -1;
            }
            part = texts.next().getBytes(UTF_8);
            next = 0;
        }
        int count = Math.min(length, part.length - next);
        System.arraycopy(part, next, target, offset, count);
        next += count;
        return count;
    }
}
