package app.marquee.service;

import java.util.Locale;
import java.util.regex.Pattern;

/** Which host names are this machine itself, by their spelling alone: no name is looked up. */
final class Loopback {
    private static final Pattern V4 = Pattern.compile("127(?:\\.\\d{1,3}){3}");

    private Loopback() {}

    static boolean isLoopback(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        return name.equals("localhost") || name.equals("[::1]") || V4.matcher(name).matches();
    }
}
