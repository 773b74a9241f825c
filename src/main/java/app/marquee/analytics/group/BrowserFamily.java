package app.marquee.analytics.group;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lookup of the family of a browser by its name, such as that of “Chrome Mobile”. A browser that is
 * in no known family is one of its own. Without state.
 */
final class BrowserFamily {
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** By the name without the words that tell one edition from another. */
    private static final Map<String, String> KNOWN =
            Map.of(
                    "chrome", "Chrome",
                    "edge", "Edge",
                    "firefox", "Firefox",
                    "opera", "Opera",
                    "safari", "Safari");

    private static final Set<String> EDITIONS =
            Set.of(
                    "mobile",
                    "tablet",
                    "desktop",
                    "ios",
                    "android",
                    "for",
                    "esr",
                    "beta",
                    "dev",
                    "nightly",
                    "canary",
                    "webview",
                    "ui/wkwebview",
                    "mini",
                    "touch",
                    "gx",
                    "apple",
                    "google",
                    "microsoft",
                    "mozilla");

    private BrowserFamily() {}

    /**
     * @param browser name without a version
     */
    static String of(String browser) {
        String plain =
                SPACE.splitAsStream(browser.toLowerCase(Locale.ROOT))
                        .filter(word -> !EDITIONS.contains(word))
                        .collect(Collectors.joining(" "));
        return KNOWN.getOrDefault(plain, browser);
    }
}
