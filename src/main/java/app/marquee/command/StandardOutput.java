package app.marquee.command;

import app.marquee.file.Obstacle;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output whose reader may leave early, such as {@code head}. The rest is dropped and the
 * command goes on, since it may be changing something.
 */
public final class StandardOutput extends OutputStream {
    private final OutputStream out;
    private boolean ended;

    public StandardOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] data, int from, int length) throws IOException {
        if (ended) {
            return;
        }
        try {
            out.write(data, from, length);
        } catch (IOException failed) {
            if (Obstacle.of(failed) != Obstacle.NO_READER) {
                throw failed;
            }
            ended = true;
        }
    }

    @Override
    public void flush() throws IOException {
        if (!ended) {
            out.flush();
        }
    }
}
