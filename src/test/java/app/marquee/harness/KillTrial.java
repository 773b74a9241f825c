package app.marquee.harness;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Kills processes at random points: while they apply changes, and while they write settings,
 * answers, items, exports and older files. Nothing is lost, nothing is sent twice, nothing
 * half-written is read back, and nothing is called done that nobody knows to be done.
 */
final class KillTrial {
    private static final int KILLS_IN_A_LIST = 30;

    private final Path directory;
    private final int changes;
    private final Random random;

    /**
     * @param changes in a list
     */
    KillTrial(Path directory, int changes, Random random) {
        this.directory = directory;
        this.changes = changes;
        this.random = random;
    }

    /**
     * A round kills once in each place, and many times in one list of changes; both at the same
     * time, since a process that waits to be killed leaves the machine to another.
     */
    Verdict run(Effort effort, PrintStream out) throws IOException, InterruptedException {
        VictimClasses classes = VictimClasses.in(directory);
        List<KillCount> counts = new ArrayList<>();
        NumberedPlace.all().keySet().forEach(name -> counts.add(KillCount.none(name)));
        counts.add(KillCount.none("migration"));
        KillCount applied = KillCount.none("apply");
        List<KilledWriting> writing = writing(classes);
        KilledMigration migration = new KilledMigration(classes, directory, another());
        try (KilledApplying applying = new KilledApplying(classes, another());
                ExecutorService beside = Executors.newSingleThreadExecutor()) {
            // One that ends by itself leaves its classes to all that follow.
            applying.list(directory.resolve("first"), 1, () -> false);
            for (int round = 0; effort.allows(round); round++) {
                AtomicInteger kills = new AtomicInteger();
                int most = effort.rounds() < KILLS_IN_A_LIST ? 3 : KILLS_IN_A_LIST;
                Future<?> written =
                        beside.submit(
                                () -> {
                                    writing(counts, writing, migration, (most + 5) / 6);
                                    return null;
                                });
                applied =
                        applied.plus(
                                applying.list(
                                        directory.resolve("list-" + round),
                                        changes,
                                        () -> kills.getAndIncrement() < most));
                written.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        counts.addFirst(applied);
        return verdict(counts, out);
    }

    private Random another() {
        return new Random(random.nextLong());
    }

    private static void writing(
            List<KillCount> counts,
            List<KilledWriting> writing,
            KilledMigration migration,
            int times)
            throws IOException, InterruptedException {
        int last = counts.size() - 1;
        for (int once = 0; once < times; once++) {
            for (int at = 0; at < writing.size(); at++) {
                counts.set(at, counts.get(at).plus(writing.get(at).once()));
            }
            counts.set(last, counts.get(last).plus(migration.once()));
        }
    }

    private List<KilledWriting> writing(VictimClasses classes) throws IOException {
        List<KilledWriting> all = new ArrayList<>();
        for (var place : NumberedPlace.all().entrySet()) {
            Path here = Files.createDirectories(directory.resolve(place.getKey()));
            all.add(new KilledWriting(classes, place.getKey(), place.getValue(), here, another()));
        }
        return all;
    }

    private static Verdict verdict(List<KillCount> counts, PrintStream out) {
        out.println(KillCount.head());
        counts.forEach(count -> out.println(count.row()));
        KillCount all = counts.stream().reduce(KillCount.none("all"), KillCount::plus);
        KillCount applied = counts.getFirst();
        String figures =
                "%d kills (%d while applying %d changes), %d lost, %d twice, %d wrong"
                        .formatted(
                                all.kills(),
                                applied.kills(),
                                applied.things(),
                                all.lost(),
                                all.twice(),
                                all.wrong());
        return new Verdict("kill", figures, counts.stream().allMatch(KillCount::isClean));
    }
}
