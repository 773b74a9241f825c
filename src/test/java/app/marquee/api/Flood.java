package app.marquee.api;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A body that is made while it is read: a beginning, a part again and again, and an end. */
public final class Flood extends InputStream {
    private static final int MANY = 1_000;

    private final byte[] part;
    private final byte[] end;
    private byte[] now;
    private long times;
    private int at;

    public Flood(String beginning, String part, long times, String end) {
        this.now = beginning.getBytes(StandardCharsets.UTF_8);
        this.part = part.getBytes(StandardCharsets.UTF_8);
        this.end = end.getBytes(StandardCharsets.UTF_8);
        this.times = times;
    }

    public static Flood endless(String beginning, String part) {
        return new Flood(beginning, part.repeat(MANY), Long.MAX_VALUE, "");
    }

    @Override
    public int read() {
        return isThereMore() ? now[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        int count = 0;
        while (count < length && isThereMore()) {
            int some = Math.min(length - count, now.length - at);
            System.arraycopy(now, at, target, offset + count, some);
            at += some;
            count += some;
        }
        return count == 0 && length > 0 ? -1 : count;
    }

    private boolean isThereMore() {
        while (at == now.length) {
            if (times < 0) {
                return false;
            }
            now = times > 0 ? part : end;
            times--;
            at = 0;
        }
        return true;
    }
}
