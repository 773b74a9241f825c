package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.settings.Settings;
import app.marquee.model.settings.Theme;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Whatever stands under the name of one of our files: it is set aside as it was and told of, or
 * refused and left; what it held is never written over.
 */
final class FileShapesTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);
    private static final List<String> DATABASES =
            List.of("journal.db", "catalogue.db", "snapshots.db");

    @TempDir Path directory;

    /** Something that stands in the place of a file. */
    enum Shape {
        RANDOM_BYTES,
        TEXT,
        TRUNCATED,
        EMPTY,
        /** A database of another program, which says so. */
        SIGNED_BY_OTHERS,
        /** One that does not say so and has tables of its own. */
        UNSIGNED,
        /** One that happens to have the number of our form. */
        SAME_NUMBER
    }

    static Stream<Arguments> databases() {
        return DATABASES.stream()
                .flatMap(
                        name ->
                                Arrays.stream(Shape.values())
                                        .map(shape -> Arguments.of(name, shape)));
    }

    private Stores open() {
        return Stores.open(Home.in(directory), CLOCK, Runnable::run, _ -> {});
    }

    @ParameterizedTest
    @MethodSource("databases")
    void isSetAsideAsItWasAndToldOf(String name, Shape shape) throws Exception {
        open().close();
        Path file = directory.resolve(name);
        put(file, shape);
        byte[] before = Files.readAllBytes(file);
        try (Stores stores = open()) {
            assertThat(stores.leftovers().damaged()).hasSize(1);
            assertThat(Files.readAllBytes(stores.leftovers().damaged().getFirst().keptAs()))
                    .isEqualTo(before);
            stores.journal().add(ChangeLines.rename("rename-1"));
        }
        try (Stores again = open()) {
            assertThat(again.leftovers().damaged()).hasSize(1);
        }
    }

    private static void put(Path file, Shape shape) throws IOException, SQLException {
        switch (shape) {
            case RANDOM_BYTES -> {
                byte[] bytes = new byte[20_000];
                new Random(25).nextBytes(bytes);
                Files.write(file, bytes);
            }
            case TEXT -> Files.writeString(file, "<html>not a database</html>".repeat(100));
            case TRUNCATED -> Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 1_000));
            case EMPTY -> Files.write(file, new byte[0]);
            case SIGNED_BY_OTHERS -> foreign(file, "PRAGMA application_id = 1196444487");
            case UNSIGNED -> foreign(file, "PRAGMA user_version = 0");
            case SAME_NUMBER -> foreign(file, "PRAGMA user_version = 1");
        }
    }

    private static void foreign(Path file, String sign) throws IOException, SQLException {
        Files.delete(file);
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = sql.createStatement()) {
            statement.execute("CREATE TABLE bookmark (address TEXT)");
            statement.execute("INSERT INTO bookmark VALUES ('https://example.com')");
            statement.execute(sign);
        }
    }

    static Stream<String> databasesAndSettings() {
        return Stream.concat(DATABASES.stream(), Stream.of("settings.json"));
    }

    @ParameterizedTest
    @MethodSource("databasesAndSettings")
    void aDirectoryInItsPlaceIsRefusedAndLeft(String name) throws Exception {
        Path inside = directory.resolve(name).resolve("kept.txt");
        Files.createDirectory(inside.getParent());
        Files.writeString(inside, "kept");
        assertThatThrownBy(this::open)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        refused -> {
                            assertThat(refused.failure()).isInstanceOf(Failure.Storage.class);
                            assertThat(((Failure.Storage) refused.failure()).what()).contains(name);
                        });
        assertThat(inside).hasContent("kept");
    }

    static Stream<byte[]> settings() {
        byte[] random = new byte[5_000];
        new Random(25).nextBytes(random);
        return Stream.concat(
                Stream.of(random, new byte[0], new byte[300]),
                Stream.of("[1, 2]", "null", "{\"theme\": ", "[".repeat(50_000), "{\"a\":1}}")
                        .map(text -> text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void settingsThatAreNoneAreSetAsideAsTheyWere(byte[] content) throws Exception {
        Path file = Files.write(directory.resolve("settings.json"), content);
        try (Stores stores = open()) {
            assertThat(stores.settings().current()).isEqualTo(Settings.DEFAULT);
            stores.settings().update(now -> now.withAppearance(now.appearance().with(Theme.DARK)));
            assertThat(stores.leftovers().damaged()).hasSize(1);
            assertThat(Files.readAllBytes(stores.leftovers().damaged().getFirst().keptAs()))
                    .isEqualTo(content);
        }
        assertThat(file).content().contains("dark");
    }
}
