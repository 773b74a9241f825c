package app.marquee.ui.export;

import app.marquee.model.HarmlessText;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Sanitizer of file names for every operating system. */
final class FileName {
    /** In bytes: systems allow 255, and an extension follows. */
    private static final int LONGEST = 240;

    private static final Pattern NOT_IN_NAMES = Pattern.compile("[\\\\/:*?\"<>|\\p{Cc}]+");

    private FileName() {}

    /**
     * @param name without its extension
     */
    static String of(String name) {
        String allowed = NOT_IN_NAMES.matcher(HarmlessText.without(name)).replaceAll("-").strip();
        int end = allowed.length();
        while (bytes(allowed, end) > LONGEST) {
            end = allowed.offsetByCodePoints(end, -1);
        }
        return allowed.substring(0, end).strip();
    }

    private static int bytes(String text, int end) {
        return text.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
    }
}
