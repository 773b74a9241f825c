package app.marquee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the pages for users call by name in bold type is a text of the window. */
final class NamedControlsTest {
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");

    @ParameterizedTest
    @CsvSource({
        "README.md, messages.properties",
        "docs/first-hour.md, messages.properties",
        "docs/first-hour.pt-BR.md, messages_pt.properties",
        "docs/first-hour.es.md, messages_es.properties",
        "docs/content-managers.md, messages.properties",
        "docs/marketers.md, messages.properties",
        "docs/reports.md, messages.properties",
    })
    void isATextOfTheWindow(Path page, String bundle) throws IOException {
        Set<String> missing = new TreeSet<>(named(Files.readString(page)));
        missing.removeAll(texts(bundle));
        assertThat(missing).isEmpty();
    }

    /** Names in bold type; a sentence is none. */
    private static Set<String> named(String page) {
        Set<String> names = new HashSet<>();
        Matcher bold = BOLD.matcher(page);
        while (bold.find()) {
            String name = bold.group(1).replace('\n', ' ');
            if (!name.endsWith(".") && !name.endsWith("?") && !name.contains(",")) {
                names.add(name);
            }
        }
        return names;
    }

    private static Set<String> texts(String bundle) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/app/marquee"))) {
            Set<String> texts = new HashSet<>();
            files.filter(file -> file.endsWith(bundle))
                    .forEach(file -> read(file).values().forEach(text -> texts.add("" + text)));
            return texts;
        }
    }

    private static Properties read(Path file) {
        try (Reader reader = Files.newBufferedReader(file)) {
            Properties texts = new Properties();
            texts.load(reader);
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
