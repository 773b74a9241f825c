package app.marquee.sheet.excel;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/** Unpacked bytes of all parts of a zip file, of which no more than a limit are read. */
final class UnpackedBytes {
    private static final int STORED = 0;
    private static final int DEFLATED = 8;

    private final long most;
    private long count;

    UnpackedBytes(long most) {
        this.most = most;
    }

    boolean isExceeded() {
        return count > most;
    }

    /**
     * @param crc what the part must sum up to when it is read to its end
     */
    InputStream stream(ByteBuffer packed, int method, long crc) throws ZipException {
        InputStream raw =
                new ByteArrayInputStream(
                        packed.array(),
                        packed.arrayOffset() + packed.position(),
                        packed.remaining());
        return switch (method) {
            case STORED -> new Counted(raw, null, crc);
            case DEFLATED -> {
                Inflater inflater = new Inflater(true);
                yield new Counted(new InflaterInputStream(raw, inflater), inflater, crc);
            }
            default -> throw new ZipException("method " + method);
        };
    }

    /** Part that is counted while it is read. */
    private final class Counted extends CheckedInputStream {
        private final @Nullable Inflater inflater;
        private final long crc;

        Counted(InputStream in, @Nullable Inflater inflater, long crc) {
            super(in, new CRC32());
            this.inflater = inflater;
            this.crc = crc;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = super.read(into, from, length);
            if (read < 0 && getChecksum().getValue() != crc) {
                throw new ZipException("another sum");
            }
            count += Math.max(0, read);
            if (isExceeded()) {
                throw new ZipException("too large");
            }
            return read;
        }

        @Override
        public void close() throws IOException {
            if (inflater != null) {
                inflater.end();
            }
            super.close();
        }
    }
}
