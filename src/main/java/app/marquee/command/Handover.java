package app.marquee.command;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Handover of a command to the window that has the home: its words go one way, and its output and
 * exit status come back. Blocking.
 */
public final class Handover {
    private static final int MOST_WORDS = 1_000;
    private static final int LONGEST = 1 << 20;
    private static final Path PROCESSES = Path.of("/proc");

    /** Open file of this process, such as that of {@code <(…)}; the window has others. */
    private static final Pattern OPEN_FILE =
            Pattern.compile("/dev/stdin|(/dev|/proc/self|/proc/thread-self)/fd/(?<number>\\d+)");

    private static final byte END = 0;
    private static final byte DATA = 1;
    private static final byte MESSAGE = 2;

    private Handover() {}

    /** Command that is handed over, and the language of its messages. */
    public record Order(Locale language, List<String> words) {}

    /** The connection to the window that has the home; empty when none listens. */
    static Optional<SocketChannel> connect(Path socket) {
        try {
            return Optional.of(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
        } catch (IOException | UnsupportedOperationException nobody) {
            return Optional.empty();
        }
    }

    /**
     * Runs a command in the window.
     *
     * @param order its files under their whole paths, as {@link #file} has them
     * @return its exit status
     * @throws IOException when the window ends before the command
     */
    static int run(SocketChannel channel, Order order, OutputStream data, PrintWriter messages)
            throws IOException {
        DataOutputStream out = new DataOutputStream(Channels.newOutputStream(channel));
        out.writeUTF(order.language().toLanguageTag());
        out.writeInt(order.words().size());
        for (String word : order.words()) {
            out.writeUTF(word);
        }
        out.flush();
        return copied(new DataInputStream(Channels.newInputStream(channel)), data, messages);
    }

    /** A file as the window finds it, whose working directory is another one. */
    static String file(String word) {
        try {
            Path path = Path.of(word);
            Matcher open = OPEN_FILE.matcher(word);
            if (open.matches() && Files.isDirectory(PROCESSES)) {
                return PROCESSES + "/" + ProcessHandle.current().pid() + "/fd/" + number(open);
            }
            return path.toAbsolutePath().toString();
        } catch (InvalidPathException none) {
            return word;
        }
    }

    /** Whether this process has the file open, so that no other one finds it under the name. */
    public static boolean isOpenFile(String word) {
        try {
            return OPEN_FILE.matcher(Path.of(word).normalize().toString()).matches();
        } catch (InvalidPathException none) {
            return false;
        }
    }

    private static String number(Matcher open) {
        return Objects.requireNonNullElse(open.group("number"), "0");
    }

    private static int copied(DataInputStream in, OutputStream data, PrintWriter messages)
            throws IOException {
        while (true) {
            byte kind = in.readByte();
            int number = in.readInt();
            if (kind == END) {
                data.flush();
                return number;
            }
            byte[] bytes = in.readNBytes(Math.clamp(number, 0, LONGEST));
            if (kind == DATA) {
                data.write(bytes);
            } else {
                messages.print(new String(bytes, StandardCharsets.UTF_8));
                messages.flush();
            }
        }
    }

    /** Side of the window. */
    public static final class Server implements AutoCloseable {
        private final SocketChannel channel;
        private final DataInputStream in;
        private final DataOutputStream out;
        private final OutputStream data = new BufferedOutputStream(new Frames(DATA));

        public Server(SocketChannel channel) {
            this.channel = channel;
            this.in = new DataInputStream(Channels.newInputStream(channel));
            this.out = new DataOutputStream(Channels.newOutputStream(channel));
        }

        public Order order() throws IOException {
            Locale language = Locale.forLanguageTag(in.readUTF());
            int count = in.readInt();
            if (count < 1 || count > MOST_WORDS) {
                throw new IOException("Invalid number of words: " + count);
            }
            List<String> words = new ArrayList<>();
            for (int at = 0; at < count; at++) {
                words.add(in.readUTF());
            }
            return new Order(language, words);
        }

        /** Its standard output. */
        public OutputStream data() {
            return data;
        }

        /** Its standard error. */
        public OutputStream messages() {
            return new Frames(MESSAGE);
        }

        /** Blocks until the other process is gone. */
        public void awaitGone() throws IOException {
            int _ = in.read();
        }

        public void end(int status) throws IOException {
            data.flush();
            frame(END, status, new byte[0], 0);
        }

        private synchronized void frame(byte kind, int number, byte[] bytes, int from)
                throws IOException {
            out.writeByte(kind);
            out.writeInt(number);
            if (kind != END) {
                out.write(bytes, from, number);
            }
            out.flush();
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }

        /** Stream whose parts are frames of one kind. */
        private final class Frames extends OutputStream {
            private final byte kind;

            Frames(byte kind) {
                this.kind = kind;
            }

            @Override
            public void write(int one) throws IOException {
                write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                for (int sent = 0; sent < length; sent += LONGEST) {
                    frame(kind, Math.min(LONGEST, length - sent), bytes, from + sent);
                }
            }
        }
    }
}
