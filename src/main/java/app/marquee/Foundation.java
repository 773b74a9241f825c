package app.marquee;

import app.marquee.model.Failure;
import app.marquee.store.Catalogue;
import app.marquee.store.Home;
import app.marquee.store.HomeLock;
import app.marquee.store.Journal;
import app.marquee.store.SettingsStore;
import app.marquee.store.Tokens;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What a run stands on: its home and what is kept there. Opening and closing block and belong off
 * the FX thread.
 *
 * @param home the directories of the run
 * @param lock held until the run ends, so that two runs never share a home
 */
record Foundation(
        Home home,
        HomeLock lock,
        Journal journal,
        Catalogue catalogue,
        SettingsStore settings,
        Tokens tokens)
        implements AutoCloseable {
    private static final long SAVE_AFTER_MILLIS = 400;

    /**
     * @param onSettingsFailure told when the settings could not be written, on another thread
     * @throws app.marquee.model.FailureException with a {@link Failure.Storage}
     */
    static Foundation open(Home home, Clock clock, Consumer<Failure> onSettingsFailure) {
        HomeLock lock = home.prepare().lock();
        return new Foundation(
                home,
                lock,
                Journal.open(home.journalFile(), clock),
                Catalogue.open(home.catalogueFile(), clock),
                SettingsStore.open(
                        home.settingsFile(),
                        clock,
                        CompletableFuture.delayedExecutor(SAVE_AFTER_MILLIS, TimeUnit.MILLISECONDS),
                        onSettingsFailure),
                new Tokens());
    }

    /** Files that could not be read and were set aside, for the person to know. */
    List<Path> setAside() {
        return Stream.of(journal.damaged(), catalogue.damaged(), settings.damaged())
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public void close() {
        settings.close();
        catalogue.close();
        journal.close();
        lock.close();
    }
}
