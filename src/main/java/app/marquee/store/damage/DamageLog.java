package app.marquee.store.damage;

import app.marquee.store.file.AsideName;
import app.marquee.store.file.Home;
import app.marquee.store.file.PrivateFiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Record of the damaged files of a home, which stays until the user acknowledges it. Files that
 * were set aside are found by their names, so that none is missed, whoever set it aside.
 * Thread-safe. Blocking.
 */
public final class DamageLog {
    private static final Comparator<Damage> OLDEST_FIRST =
            Comparator.comparing(Damage::at).thenComparing(Damage::keptAs);

    private final Home home;
    private final DamageFile file;
    private final boolean isOurs;

    private DamageLog(Home home, Clock clock, boolean isOurs) {
        this.home = home;
        this.file = new DamageFile(home.damageFile(), clock);
        this.isOurs = isOurs;
    }

    /** The record of a home that this process has. */
    public static DamageLog of(Home home, Clock clock) {
        return new DamageLog(home, clock, true);
    }

    /** The record of a home that another process has, which sets files aside alone. */
    public static DamageLog beside(Home home, Clock clock) {
        return new DamageLog(home, clock, false);
    }

    /**
     * What the user hasn't acknowledged, the oldest first.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public synchronized List<Damage> open() {
        return all().stream().filter(damage -> !damage.isAcknowledged()).toList();
    }

    /** Whether it isn't acknowledged that the journal was set aside. */
    public boolean hasLostChanges() {
        return open().stream().anyMatch(damage -> damage.file().hasChanges());
    }

    /** When the journal was last set aside, whether that was acknowledged or not. */
    public synchronized Optional<Instant> changesLostAt() {
        return all().stream()
                .filter(damage -> damage.file().hasChanges())
                .map(Damage::at)
                .max(Comparator.naturalOrder());
    }

    /** Records that a command has ended with a failure because of what is open. */
    public synchronized void report() {
        change(Damage::reported);
    }

    /** Records that the user knows of all that is open, and returns it. */
    public synchronized List<Damage> acknowledge() {
        List<Damage> open = open();
        change(Damage::acknowledged);
        return open;
    }

    private List<Damage> change(UnaryOperator<Damage> change) {
        return file.alone(
                () -> {
                    List<Damage> before = recorded();
                    List<Damage> after = found(before).stream().map(change).toList();
                    if (!after.equals(before)) {
                        file.write(after);
                    }
                    return after;
                });
    }

    /** What is recorded, and what was set aside since; that is recorded, too. */
    private List<Damage> all() {
        List<Damage> recorded = recorded();
        List<Damage> all = found(recorded);
        return isOurs && all.size() > recorded.size() ? change(UnaryOperator.identity()) : all;
    }

    private List<Damage> found(List<Damage> recorded) {
        Map<String, Damage> known = new TreeMap<>();
        recorded.forEach(damage -> known.put(name(damage), damage));
        for (Path directory : new LinkedHashSet<>(List.of(home.config(), home.data()))) {
            found(directory)
                    .forEach(
                            damage ->
                                    known.merge(
                                            name(damage),
                                            damage,
                                            (record, found) -> record.keptAt(found.keptAs())));
        }
        List<Damage> all = new ArrayList<>(known.values());
        all.sort(OLDEST_FIRST);
        return List.copyOf(all);
    }

    private List<Damage> recorded() {
        return isOurs ? file.readOrSetAside() : file.read();
    }

    private static String name(Damage damage) {
        return String.valueOf(damage.keptAs().getFileName());
    }

    /** Also where only the log of a database is left of it. */
    private static List<Damage> found(Path directory) {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> String.valueOf(entry.getFileName()))
                    .map(name -> name.replaceFirst("-(wal|shm)$", ""))
                    .distinct()
                    .flatMap(name -> damage(directory.resolve(name), name).stream())
                    .toList();
        } catch (IOException unreadable) {
            throw PrivateFiles.failure(directory, unreadable);
        }
    }

    private static Optional<Damage> damage(Path path, String name) {
        return AsideName.of(name)
                .flatMap(
                        aside ->
                                StoredFile.named(aside.file())
                                        .map(
                                                file ->
                                                        new Damage(
                                                                file,
                                                                path,
                                                                aside.at(),
                                                                false,
                                                                false)));
    }
}
