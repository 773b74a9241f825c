package app.marquee.command;

import app.marquee.model.HarmlessText;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Output on a terminal: UTF-8 whose lines are printed as {@link HarmlessText} has it, since an
 * export holds names as the platform gives them. The mark at the start of a file is left out.
 */
public final class TerminalOutput extends FilterOutputStream {
    /** A longer line is printed in parts. */
    private static final int LONGEST = 1 << 16;

    /** Bytes of a character but the first begin with these bits (RFC 3629, section 3). */
    private static final int CONTINUED = 0b1000_0000;

    private static final int CONTINUED_BITS = 0b1100_0000;

    private final byte[] line = new byte[LONGEST];
    private int length;
    private boolean begun;

    public TerminalOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int one) throws IOException {
        if (length == LONGEST) {
            print(endOfCharacters());
        }
        line[length++] = (byte) one;
        if (one == '\n') {
            print(length);
        }
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        for (int at = from; at < from + count; at++) {
            write(bytes[at]);
        }
    }

    @Override
    public void flush() throws IOException {
        print(endOfCharacters());
        super.flush();
    }

    @Override
    public void close() throws IOException {
        print(length);
        super.close();
    }

    /** The end of the last whole character, as far as there is one. */
    private int endOfCharacters() {
        int start = length - 1;
        while (start >= 0 && (line[start] & CONTINUED_BITS) == CONTINUED) {
            start--;
        }
        if (start < 0) {
            return length;
        }
        int wanted = Math.max(1, Integer.numberOfLeadingZeros(~(line[start] << 24)));
        return length - start < wanted ? start : length;
    }

    private void print(int end) throws IOException {
        String text = new String(line, 0, end, StandardCharsets.UTF_8);
        boolean isMarked = !begun && text.startsWith("\ufeff");
        begun |= end > 0;
        out.write(
                HarmlessText.lines(isMarked ? text.substring(1) : text)
                        .getBytes(StandardCharsets.UTF_8));
        System.arraycopy(line, end, line, 0, length - end);
        length -= end;
    }
}
