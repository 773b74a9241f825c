package app.marquee.store;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.store.damage.Damage;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.database.DatabaseDamage;
import app.marquee.store.database.NativeLibrary;
import app.marquee.store.file.Home;
import app.marquee.store.file.HomeLock;
import app.marquee.store.report.TemplateFile;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Data stores of a home, open for one running application. */
public record Stores(
        HomeLock lock,
        Journal journal,
        Catalogue catalogue,
        Snapshots snapshots,
        SettingsStore settings,
        Leftovers leftovers)
        implements AutoCloseable {
    /**
     * State in which earlier runs left the home.
     *
     * @param interrupted the changes that an earlier run was sending when it ended; unknown since
     *     now
     * @param damaged the damaged files that the user hasn't acknowledged, as of the opening
     * @param damage the record of them
     */
    public record Leftovers(List<ChangeLine> interrupted, List<Damage> damaged, DamageLog damage) {}

    /** How long a picture stays that no change sends any more. */
    private static final Duration UPLOADS_KEPT = Duration.ofDays(14);

    /**
     * Opens the home and settles what an earlier run left behind; blocks.
     *
     * @param later see {@link SettingsStore#open}
     * @param onFailure see {@link SettingsStore#open}
     * @throws app.marquee.model.failure.FailureException with {@link Failure.Storage} when the home
     *     cannot be written, is in use, or holds files of a newer version
     */
    public static Stores open(Home home, Clock clock, Executor later, Consumer<Failure> onFailure) {
        return open(home.prepare(), clock, later, onFailure, true);
    }

    /**
     * Opens a copy, in which changes that another run is sending stay as they are.
     *
     * @param original whose files are damaged if those of the copy are
     */
    public static Stores openCopy(
            HomeCopy copy, Home original, Clock clock, Consumer<Failure> onFailure) {
        Stores stores = open(copy.home(), clock, _ -> {}, onFailure, false);
        if (!stores.leftovers.damaged().isEmpty()) {
            String name = stores.leftovers.damaged().getFirst().file().fileName();
            stores.close();
            throw HomeCopy.damaged(original.config().resolve(name));
        }
        return stores;
    }

    private static Stores open(
            Home home, Clock clock, Executor later, Consumer<Failure> onFailure, boolean settles) {
        NativeLibrary.load(home.cache());
        try {
            return openOnce(home, clock, later, onFailure, settles);
        } catch (FailureException failed) {
            if (Stream.of(home.journalFile(), home.catalogueFile(), home.snapshotsFile())
                    .noneMatch(DatabaseDamage::isSuspected)) {
                throw failed;
            }
            // What was met at the first statement is set aside now.
            return openOnce(home, clock, later, onFailure, settles);
        }
    }

    private static Stores openOnce(
            Home home, Clock clock, Executor later, Consumer<Failure> onFailure, boolean settles) {
        try (CloseOnFailure opened = new CloseOnFailure()) {
            HomeLock lock = opened.add(home.lock());
            SettingsStore settings =
                    opened.add(SettingsStore.open(home.settingsFile(), clock, later, onFailure));
            new TemplateFile(home.reportsFile(), clock).setAsideIfDamaged();
            Journal journal = opened.add(Journal.open(home.journalFile(), clock));
            Catalogue catalogue = opened.add(Catalogue.open(home.catalogueFile(), clock));
            Snapshots snapshots = opened.add(Snapshots.open(home.snapshotsFile(), clock));
            DamageLog damage = DamageLog.of(home, clock);
            List<Damage> damaged = damage.open();
            HomeCopy.tidy(home, clock);
            if (damaged.stream().noneMatch(each -> each.file().hasChanges())) {
                journal.tidyUploads(clock.instant().minus(UPLOADS_KEPT));
            }
            List<ChangeLine> interrupted = settles ? journal.settleInterrupted(clock) : List.of();
            Stores stores =
                    new Stores(
                            lock,
                            journal,
                            catalogue,
                            snapshots,
                            settings,
                            new Leftovers(interrupted, damaged, damage));
            opened.keep();
            return stores;
        }
    }

    /** Writes what was not written yet and frees the home; every part is tried. */
    @Override
    public void close() {
        try (lock;
                journal;
                catalogue;
                snapshots) {
            settings.close();
        }
    }

    /** Guard that closes an opened resource when a later step fails. */
    private static final class CloseOnFailure implements AutoCloseable {
        private final Deque<AutoCloseable> parts = new ArrayDeque<>();

        <T extends AutoCloseable> T add(T part) {
            parts.push(part);
            return part;
        }

        /** All of it is open: nothing is closed here any more. */
        void keep() {
            parts.clear();
        }

        @Override
        public void close() {
            for (AutoCloseable part : parts) {
                try {
                    part.close();
                } catch (Exception _) {
                    // The user sees the failure of the opening.
                }
            }
        }
    }
}
