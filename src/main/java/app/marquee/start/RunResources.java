package app.marquee.start;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.store.Catalogue;
import app.marquee.store.Journal;
import app.marquee.store.Stores;
import app.marquee.store.damage.Damage;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Resources of the running program: its home and stored data. Opening and closing are blocking.
 *
 * @param home the directories of the run, held until it ends, so that two runs never share them
 */
public record RunResources(Home home, Stores stores, Tokens tokens) implements AutoCloseable {
    private static final long SAVE_AFTER_MILLIS = 400;

    /**
     * @param tokens closed with the rest
     * @param onSettingsFailure called when the settings could not be written, on another thread
     * @throws app.marquee.model.failure.FailureException with a {@link Failure.Storage}
     */
    public static RunResources open(
            Home home, Clock clock, Tokens tokens, Consumer<Failure> onSettingsFailure) {
        Stores stores =
                Stores.open(
                        home,
                        clock,
                        CompletableFuture.delayedExecutor(SAVE_AFTER_MILLIS, TimeUnit.MILLISECONDS),
                        onSettingsFailure);
        return new RunResources(home, stores, tokens);
    }

    public Journal journal() {
        return stores.journal();
    }

    public Catalogue catalogue() {
        return stores.catalogue();
    }

    public Snapshots snapshots() {
        return stores.snapshots();
    }

    public SettingsStore settings() {
        return stores.settings();
    }

    /** Record of the damaged files. */
    public DamageLog damage() {
        return stores.leftovers().damage();
    }

    /** Changes that were being sent when the last run ended: their outcome is unknown. */
    public List<ChangeLine> interrupted() {
        return stores.leftovers().interrupted();
    }

    /** Damaged files that the user hasn't acknowledged, as of the start. */
    public List<Damage> damaged() {
        return stores.leftovers().damaged();
    }

    @Override
    public void close() {
        try (stores;
                tokens) {
            // Both are tried.
        }
    }
}
