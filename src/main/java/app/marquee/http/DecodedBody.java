package app.marquee.http;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;

/**
 * Decoded body for a reader: unpacked, limited in size, with its beginning stored. After a failure
 * it stays failed, so that the failure is known whatever a reader does with the exception.
 */
final class DecodedBody extends InputStream {
    private static final int KEPT = 64 * 1024;
    private static final int BUFFER = 16 * 1024;

    /** In bytes, from where on it counts how densely a body is packed. */
    static final long DENSE = 32L * 1024 * 1024;

    /** Rows that repeat themselves are packed a hundred times, a bomb a thousand times. */
    private static final long DENSEST = 250;

    private final ArrivingBody wire;
    private final ContentCoding coding;
    private final Charset declared;
    private final long limit;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private @Nullable InputStream source;
    private @Nullable BodyException failed;
    private long decoded;
    private boolean closed;

    /**
     * @param declared the encoding that the server names, which may be wrong
     * @param limit in bytes, after unpacking
     */
    DecodedBody(ArrivingBody wire, ContentCoding coding, Charset declared, long limit) {
        this.wire = wire;
        this.coding = coding;
        this.declared = declared;
        this.limit = limit;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (failed != null) {
            throw failed;
        }
        try {
            if (Thread.currentThread().isInterrupted()) {
                throw new BodyException(new Failure.Cancelled(true), null);
            }
            int count = source().read(target, offset, length);
            if (count > 0) {
                keep(target, offset, count);
            }
            return count;
        } catch (BodyException known) {
            throw fail(known);
        } catch (CharacterCodingException damaged) {
            throw fail(new BodyException(new Failure.Undecodable(declared.name(), true), damaged));
        } catch (IOException damaged) {
            // Only the unpacking itself throws anything else: the packed bytes are cut or wrong.
            throw fail(new BodyException(new Failure.Undecodable(coding.name(), true), damaged));
        }
    }

    private BodyException fail(BodyException failure) {
        failed = failure;
        return failure;
    }

    private void keep(byte[] bytes, int offset, int count) throws BodyException {
        decoded += count;
        if (decoded > limit) {
            throw new BodyException(new Failure.TooLarge(limit), null);
        }
        if (source != wire && decoded > DENSE && decoded > DENSEST * wire.received()) {
            throw new BodyException(new Failure.TooLarge(DENSE), null);
        }
        kept.write(bytes, offset, Math.min(count, KEPT - kept.size()));
    }

    /** Unpacking begins with the first byte, since an empty body has no header to unpack. */
    private InputStream source() throws IOException {
        if (source == null) {
            source = Utf8Stream.of(coding.decoded(wire), declared);
        }
        return source;
    }

    /** Reads on to the end, but no further than a little: what a reader leaves is mostly space. */
    void finish() {
        if (closed) {
            // The reader has what it wants: a packed body that goes on is not a damaged one.
            return;
        }
        byte[] rest = new byte[BUFFER];
        try {
            for (long until = decoded + KEPT; decoded < until; ) {
                if (read(rest, 0, rest.length) < 0) {
                    // The connection can serve again once its last byte is taken from it.
                    wire.readNBytes(KEPT);
                    return;
                }
            }
        } catch (IOException _) {
            // It is kept as the failure of this body.
        }
    }

    @Nullable BodyException failed() {
        return failed;
    }

    /** What was read so far of the beginning. */
    String beginning() {
        return kept.toString(BodyText.charset(kept.toByteArray()));
    }

    long received() {
        return wire.received();
    }

    @Override
    public void close() {
        closed = true;
        wire.close();
    }
}
