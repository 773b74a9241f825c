package app.marquee;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sets the system properties that the build gives to the virtual machines of its tests where a
 * program such as an IDE started the tests without them: window tests then need no display, and
 * texts and times are the same everywhere. They are read from the {@code pom.xml} of the working
 * directory.
 */
public final class TestFlags implements LauncherSessionListener {
    private static final String OF_THE_BUILD = "glass.platform";

    private static final Pattern PROPERTY = Pattern.compile("-D(\\S+?)=(\\S*)");

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        setUp(Path.of("pom.xml"));
    }

    /** Does nothing where the build started the tests, or where it can't be found. */
    static void setUp(Path pom) {
        if (System.getProperty(OF_THE_BUILD) == null && Files.exists(pom)) {
            read(pom).forEach(System::setProperty);
            Locale.setDefault(Locale.US);
            TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        }
    }

    /** The properties in the flags of the tests, by name. */
    static Map<String, String> read(Path pom) {
        try {
            String text = Files.readString(pom);
            Map<String, String> properties = new TreeMap<>();
            for (String flags : new String[] {"jvm", "headless", "test"}) {
                Matcher property = PROPERTY.matcher(element(text, "marquee." + flags + ".flags"));
                while (property.find()) {
                    properties.put(property.group(1), property.group(2));
                }
            }
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String element(String text, String name) {
        int begin = text.indexOf("<" + name + ">");
        return text.substring(begin + name.length() + 2, text.indexOf("</" + name + ">", begin));
    }
}
