package app.marquee.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Home directories written by released versions open unchanged. */
final class CompatibilityTest {
    private static final String NEWEST = "home-1.0.0";

    /** Views and reports of the sandbox, which only a window leaves behind. */
    private static final List<String> OF_WINDOW =
            List.of("view connection.sandbox.", "reports in all: ");

    @TempDir private Path home;

    /** Every fixture, from oldest to newest. None is ever removed. */
    static List<String> fixtures() {
        return List.of(NEWEST);
    }

    static Path fixture(String name, String part) {
        try {
            URL found = CompatibilityTest.class.getResource(name + "/" + part);
            return Path.of(Objects.requireNonNull(found, name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> expected(String name, String part) throws IOException {
        return Files.readAllLines(fixture(name, "text").resolve(part));
    }

    private Stores open() {
        return Stores.open(Home.in(home), SampleHome.NOW, _ -> {}, _ -> {});
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void everythingIsReadAsItWasWritten(String name) throws IOException {
        HomeFiles.copy(fixture(name, "home"), home);
        try (HomeText text = new HomeText(home, SampleHome.NOW)) {
            assertThat(text.stores().leftovers().damaged()).isEmpty();
            Map<String, List<String>> parts = new TreeMap<>(text.parts());
            assertThat(parts.keySet())
                    .containsExactly(
                            "changes.txt", "files.txt", "items.txt", "reports.txt", "settings.txt");
            for (Map.Entry<String, List<String>> part : parts.entrySet()) {
                assertThat(part.getValue())
                        .as(part.getKey())
                        .containsExactlyElementsOf(expected(name, part.getKey()));
            }
            assertThat(text.stores().journal().unreadable()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void openingAndClosingChangesNothing(String name) throws IOException, SQLException {
        Path written = fixture(name, "home");
        HomeFiles.copy(written, home);
        for (int time = 0; time < 2; time++) {
            try (Stores stores = open()) {
                assertThat(stores.leftovers().damaged()).isEmpty();
                assertThat(stores.leftovers().interrupted()).isEmpty();
            }
            assertThat(HomeFiles.content(home)).isEqualTo(HomeFiles.content(written));
        }
    }

    /** A whole run adds to the log and to the state of its sandbox, and to nothing else. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void startingAndQuittingChangesNoDataOfTheUser(String name) throws IOException, SQLException {
        Path written = fixture(name, "home");
        HomeFiles.copy(written, home);
        Run.open(new WindowRequest(home, null, false), SampleHome.NOW).close();
        assertThat(ofUser(home)).isEqualTo(ofUser(written));
    }

    private static Map<String, List<String>> ofUser(Path home) throws IOException, SQLException {
        Map<String, List<String>> content = HomeFiles.content(home);
        content.keySet().removeIf(file -> file.matches("(sandbox|logs|cache)/.*"));
        return content;
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void aChangeThatWasBeingSentIsUnknown(String name) throws IOException {
        HomeFiles.copy(fixture(name, "interrupted"), home);
        ChangeLine unknown;
        try (Stores stores = open()) {
            assertThat(stores.leftovers().interrupted()).hasSize(1);
            unknown = stores.leftovers().interrupted().getFirst();
        }
        assertThat(unknown.state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(unknown.subject().title()).isEqualTo("Aulas");
        assertThat(unknown.progress().attempts()).isEqualTo(1);
        assertThat(unknown.answer()).isEqualTo(new ChangeAnswer(null, null, "LostAnswer", null));
        try (Stores stores = open()) {
            assertThat(stores.leftovers().interrupted()).isEmpty();
            assertThat(stores.journal().find(unknown.id())).contains(unknown);
        }
    }

    /** The newest fixture still shows what Marquee writes today. */
    @Test
    void aHomeWrittenTodayIsReadTheSame(@TempDir Path interrupted) throws IOException {
        SampleHome.make(home, interrupted);
        try (HomeText text = new HomeText(home, SampleHome.NOW)) {
            for (Map.Entry<String, List<String>> part : text.parts().entrySet()) {
                assertThat(withoutWindow(part.getValue()))
                        .as(part.getKey())
                        .containsExactlyElementsOf(withoutWindow(expected(NEWEST, part.getKey())));
            }
        }
    }

    private static List<String> withoutWindow(List<String> text) {
        return text.stream()
                .filter(line -> OF_WINDOW.stream().noneMatch(line::startsWith))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void noPasswordIsInAnyFile(String name) throws IOException {
        List<Path> files = HomeFiles.all(fixture(name, "home"));
        assertThat(files).isNotEmpty();
        for (Path file : files) {
            assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                    .doesNotContain(SampleHome.PASSWORD);
        }
    }
}
