package app.marquee.harness;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes hostile answers out of good ones, the same for the same seed. For one thread. */
final class HostileMutator {
    private static final int DEEP = 5_000;
    private static final int LONG = 1 << 20;
    private static final int VERY_RARE = 100;
    private static final List<String> VALUES =
            List.of(
                    "null",
                    "true",
                    "NaN",
                    "-Infinity",
                    "1e999999",
                    "-0",
                    "9223372036854775808",
                    "1".repeat(2_000),
                    "0.000000000000000000000000000000000000000001",
                    "\"\"",
                    "\"\\u0000\\u0007\\u001b[2J\"",
                    "\"\\u202e\\u2066gnp.exe\\u2069\"",
                    "\"\\ud800\"",
                    "\"=HYPERLINK(\\\"http://x\\\",\\\"y\\\")\"",
                    "\"<script>alert(1)</script><!--\"",
                    "\"../../../../etc/passwd\"",
                    "\"00000000-0000-0000-0000-000000000000\"",
                    "\"9999-99-99T99:99:99Z\"",
                    "\"+1000000000-12-31T23:59:59Z\"",
                    "\"1e5000000\"",
                    "\"javascript:alert(1)\"",
                    "\"http://[::1\"",
                    "[]",
                    "{}",
                    "[[[]]]",
                    "{\"a\":{\"a\":{\"a\":1}}}",
                    "{\"id\":1,\"id\":2,\"id\":[3]}");

    private final Random random;

    HostileMutator(Random random) {
        this.random = random;
    }

    /** One to four steps away from the good answer. */
    byte[] mutate(String good) {
        String text = good;
        int steps = 1 + random.nextInt(4);
        for (int step = 0; step < steps; step++) {
            text = step(text);
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > 0 && random.nextInt(8) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private String step(String text) {
        return switch (random.nextInt(40)) {
            case 0 -> text.substring(0, place(text));
            case 1 -> "[".repeat(DEEP) + text;
            case 2 -> text.replaceFirst("\"", "\"" + "x".repeat(length()));
            case 3 -> "\ufeff" + text;
            case 4 -> text + text;
            case 5, 6, 7 -> without(text);
            case 8, 9, 10 -> doubled(text);
            case 11, 12 -> inserted(text, Character.toString(random.nextInt(0x3000)));
            case 13 -> inserted(text, ",");
            case 14 -> inserted(text, "{\"a\":".repeat(1 + random.nextInt(400)));
            default -> replaced(text);
        };
    }

    /** Mostly some thousand, rarely a million, and now and then ten of them. */
    private int length() {
        return switch (random.nextInt(VERY_RARE)) {
            case 0 -> HostileTexts.LONGEST;
            case 1, 2, 3, 4, 5 -> random.nextInt(LONG);
            default -> random.nextInt(5_000);
        };
    }

    private int place(String text) {
        return random.nextInt(text.length() + 1);
    }

    private static String inserted(String text, String what, int at) {
        return text.substring(0, at) + what + text.substring(at);
    }

    private String inserted(String text, String what) {
        return inserted(text, what, place(text));
    }

    private String without(String text) {
        int from = place(text);
        int to = Math.min(text.length(), from + random.nextInt(40));
        return text.substring(0, from) + text.substring(to);
    }

    private String doubled(String text) {
        int from = place(text);
        int to = Math.min(text.length(), from + random.nextInt(200));
        return inserted(text, text.substring(from, to), to);
    }

    /** Puts a hostile value in the place of the one that follows some colon. */
    private String replaced(String text) {
        int colon = text.indexOf(':', place(text));
        if (colon < 0) {
            return VALUES.get(random.nextInt(VALUES.size()));
        }
        int end = colon + 1;
        boolean quoted = false;
        while (end < text.length() && (quoted || ",}]".indexOf(text.charAt(end)) < 0)) {
            quoted ^= text.charAt(end) == '"' && text.charAt(end - 1) != '\\';
            end++;
        }
        String value = VALUES.get(random.nextInt(VALUES.size()));
        return text.substring(0, colon + 1) + value + text.substring(end);
    }
}
