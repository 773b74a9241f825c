package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.FailureException;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;

final class StoresTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);

    @TempDir Path directory;

    private Stores open() {
        return Stores.open(Home.in(directory), CLOCK, _ -> {}, _ -> {});
    }

    @Test
    void settlesWhatAnEarlierRunWasSending() {
        try (Stores stores = open()) {
            assertThat(stores.leftovers().interrupted()).isEmpty();
            stores.journal().add(ChangeLines.rename("one").sending(ChangeLines.NOON));
        }
        try (Stores stores = open()) {
            assertThat(stores.leftovers().interrupted()).hasSize(1);
            assertThat(stores.leftovers().interrupted().getFirst().state())
                    .isEqualTo(ChangeState.UNKNOWN);
        }
    }

    @Test
    void freesTheHomeWhenAPartCannotBeOpened() throws Exception {
        Path journal = Home.in(directory).journalFile();
        Files.createDirectory(journal);
        assertThatThrownBy(this::open).isInstanceOf(FailureException.class);
        Files.delete(journal);
        open().close();
    }

    @Test
    void namesEveryDamagedFile() throws Exception {
        Files.writeString(directory.resolve("settings.json"), "no settings");
        Files.writeString(directory.resolve("catalogue.db"), "no catalogue".repeat(100));
        try (Stores stores = open()) {
            assertThat(stores.leftovers().damaged())
                    .hasSize(2)
                    .allMatch(each -> Files.exists(each.keptAs()));
        }
    }
}
