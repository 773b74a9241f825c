package app.marquee.harness;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Looks for secrets in bytes and texts: as they are, in base64, URL-encoded, in JSON, reversed. */
public final class SecretSearch {
    /** Bits that a character of base64 says. */
    private static final int SIX = 6;

    private final List<byte[]> needles = new ArrayList<>();
    private final Map<String, Integer> hits = new LinkedHashMap<>();
    private final Map<String, Long> searched = new LinkedHashMap<>();

    public SecretSearch(List<String> secrets) {
        for (String secret : secrets) {
            for (String form : forms(secret)) {
                for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
                    needles.add(form.getBytes(charset));
                }
            }
        }
    }

    /** In how many ways a secret may be written. */
    static List<String> forms(String secret) {
        byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
        String encoded = URLEncoder.encode(secret, StandardCharsets.UTF_8);
        Stream<String> plain =
                Stream.of(
                        secret,
                        new StringBuilder(secret).reverse().toString(),
                        encoded,
                        encoded.replace("+", "%20"),
                        secret.replace("\\", "\\\\").replace("\"", "\\\""));
        return Stream.concat(plain, Stream.of(0, 1, 2).flatMap(before -> base64(bytes, before)))
                .distinct()
                .toList();
    }

    /**
     * What is the same of it whatever stands before and after it.
     *
     * @param before how many bytes, beside groups of three
     */
    private static Stream<String> base64(byte[] secret, int before) {
        byte[] bytes = new byte[before + secret.length];
        System.arraycopy(secret, 0, bytes, before, secret.length);
        int from = (before * Byte.SIZE + SIX - 1) / SIX;
        int to = bytes.length * Byte.SIZE / SIX;
        return Stream.of(Base64.getEncoder(), Base64.getUrlEncoder())
                .map(encoder -> encoder.encodeToString(bytes).substring(from, to));
    }

    /** Looks into a text that came from somewhere. */
    public void text(String place, String text) {
        bytes(place, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Looks into every file below a directory, whatever it is. */
    public void directory(String place, Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                bytes(place, Files.readAllBytes(file));
                text(place, file.toString());
            }
        }
    }

    public synchronized void bytes(String place, byte[] content) {
        searched.merge(place, (long) content.length, Long::sum);
        int found = (int) needles.stream().filter(needle -> contains(content, needle)).count();
        hits.merge(place, found, Integer::sum);
    }

    private static boolean contains(byte[] content, byte[] needle) {
        int last = content.length - needle.length;
        for (int at = 0; at <= last; at++) {
            if (content[at] == needle[0] && matches(content, needle, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(byte[] content, byte[] needle, int at) {
        for (int n = 1; n < needle.length; n++) {
            if (content[at + n] != needle[n]) {
                return false;
            }
        }
        return true;
    }

    /** Where was searched and how many bytes. */
    public Map<String, Long> searched() {
        return searched;
    }

    public int hits(String place) {
        return hits.getOrDefault(place, 0);
    }

    public int hits() {
        return hits.values().stream().mapToInt(Integer::intValue).sum();
    }
}
