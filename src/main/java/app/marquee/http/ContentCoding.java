package app.marquee.http;

import app.marquee.model.failure.Failure;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.http.HttpHeaders;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * Decoder of content codings (RFC 9110, 8.4) with what the JDK has. Some servers and proxies name
 * one that they didn't apply, so that the bytes themselves decide where they can.
 *
 * @param names in the order in which the server applied them
 */
record ContentCoding(List<String> names) {
    private static final int BUFFER = 16 * 1024;

    private static final Set<String> GZIP = Set.of("gzip", "x-gzip");

    /** How many bytes show whether a body is text. */
    private static final int PEEKED = 64;

    static ContentCoding of(HttpHeaders headers) {
        return new ContentCoding(
                headers.allValues("Content-Encoding").stream()
                        .flatMap(value -> Arrays.stream(value.split(",")))
                        .map(name -> ServiceWords.plain(name).toLowerCase(Locale.ROOT))
                        .filter(name -> !name.isEmpty() && !name.equals("identity"))
                        .toList());
    }

    /** For a failure. */
    String name() {
        return names.isEmpty() ? "gzip" : String.join(", ", names);
    }

    /** The decoded bytes; the packed ones themselves where nothing is to be undone. */
    InputStream decoded(InputStream packed) throws IOException {
        InputStream decoded = packed;
        for (String name : names.reversed()) {
            decoded = decoded(name, new Peek(decoded));
        }
        return names.isEmpty() ? unnamed(new Peek(packed)) : decoded;
    }

    /** A name such as utf-8 is no coding at all, and one such as br is none that the JDK has. */
    private static InputStream decoded(String name, Peek packed) throws IOException {
        if (packed.isGzip()) {
            return new GZIPInputStream(packed.stream(), BUFFER);
        }
        if (packed.isText()) {
            return packed.stream();
        }
        if (name.equals("deflate")) {
            // Some servers leave out the header that zlib would write.
            return new InflaterInputStream(packed.stream(), new Inflater(!packed.isZlib()), BUFFER);
        }
        throw new BodyException(new Failure.Undecodable(name, GZIP.contains(name)), null);
    }

    private static InputStream unnamed(Peek packed) throws IOException {
        return packed.isGzip() ? new GZIPInputStream(packed.stream(), BUFFER) : packed.stream();
    }

    /** First bytes of a stream, which stay in it. */
    private static final class Peek {
        private final InputStream stream;
        private final byte[] first;

        Peek(InputStream source) throws IOException {
            first = first(source);
            stream = new SequenceInputStream(new ByteArrayInputStream(first), source);
        }

        /** What the first packet brings, which is two bytes at least unless there is no more. */
        private static byte[] first(InputStream source) throws IOException {
            byte[] bytes = source.readNBytes(2);
            int more = bytes.length < 2 ? 0 : source.available();
            byte[] rest = source.readNBytes(Math.min(more, PEEKED - bytes.length));
            byte[] all = Arrays.copyOf(bytes, bytes.length + rest.length);
            System.arraycopy(rest, 0, all, bytes.length, rest.length);
            return all;
        }

        InputStream stream() {
            return stream;
        }

        boolean isGzip() {
            return first.length > 1 && first[0] == 0x1f && first[1] == (byte) 0x8b;
        }

        boolean isZlib() {
            int head = first.length > 1 ? ((first[0] & 0xff) << 8) + (first[1] & 0xff) : 1;
            return (first[0] & 0x0f) == 8 && head % 31 == 0;
        }

        /** As JSON and pages are; an empty body is packed by nobody. */
        boolean isText() {
            return BodyText.isText(first);
        }
    }
}
