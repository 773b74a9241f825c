package app.marquee.file;

import org.jspecify.annotations.Nullable;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Stream that counts its bytes and remembers its failure, which a library may wrap or swallow. */
final class WatchedStream extends FilterOutputStream {
    private long bytes;
    private @Nullable IOException failure;

    WatchedStream(OutputStream out) {
        super(out);
    }

    long bytes() {
        return bytes;
    }

    /** Null while every byte was taken. */
    @Nullable IOException failure() {
        return failure;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] data, int from, int length) throws IOException {
        try {
            out.write(data, from, length);
            bytes += length;
        } catch (IOException failed) {
            failure = failed;
            throw failed;
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException failed) {
            failure = failed;
            throw failed;
        }
    }
}
