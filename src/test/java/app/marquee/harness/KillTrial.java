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
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Kills processes at random points: while they apply changes, and while they write settings,
 * answers, items, exports and older files. Nothing is lost, nothing is sent twice, nothing
 * half-written is read back, and nothing is called done that nobody knows to be done.
 */
final class KillTrial {
    private static final int KILLS_IN_A_LIST = 30;
    private static final int FEW_KILLS_IN_A_LIST = 1;

    /** More of them only wait for each other where the machine has few cores. */
    private static final int PLACES_AT_ONCE = 2;

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
     * A round kills many times in one list of changes, and meanwhile in each of the other places:
     * all at the same time, since a process that waits to be killed leaves the machine to another.
     */
    Verdict run(Effort effort, PrintStream out) throws IOException, InterruptedException {
        VictimClasses classes = VictimClasses.in(directory);
        boolean shortly = effort.rounds() < KILLS_IN_A_LIST;
        int most = shortly ? FEW_KILLS_IN_A_LIST : KILLS_IN_A_LIST;
        KillCount applied = KillCount.none("apply");
        KillCount commanded = KillCount.none("command");
        KillCount together = KillCount.none("bulk");
        List<KilledPlace> places = places(classes, new Semaphore(PLACES_AT_ONCE, true));
        try (KilledApplying applying =
                        new KilledApplying(classes, ApplyVictim.class, "apply", another());
                KilledApplying command =
                        new KilledApplying(classes, CommandVictim.class, "command", another());
                KilledApplying bulk =
                        new KilledApplying(classes, BulkVictim.class, "bulk", another());
                ExecutorService beside = Executors.newFixedThreadPool(places.size())) {
            // One that ends by itself leaves its classes to all that follow.
            applying.list(directory.resolve("first"), 1, () -> false);
            for (int round = 0; effort.allows(round); round++) {
                AtomicBoolean over = new AtomicBoolean(shortly);
                List<Future<?>> written =
                        places.stream()
                                .<Future<?>>map(place -> beside.submit(place.until(over)))
                                .toList();
                try {
                    applied =
                            applied.plus(
                                    applying.list(
                                            directory.resolve("list-" + round),
                                            changes,
                                            atMost(most, effort)));
                    commanded =
                            commanded.plus(
                                    command.list(
                                            directory.resolve("plan-" + round),
                                            changes,
                                            atMost(most, effort)));
                    together =
                            together.plus(
                                    bulk.list(
                                            directory.resolve("bulk-" + round).resolve("home"),
                                            changes,
                                            atMost(most, effort)));
                } finally {
                    over.set(true);
                }
                for (Future<?> one : written) {
                    one.get();
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        List<KillCount> counts = new ArrayList<>(List.of(applied, commanded, together));
        places.forEach(place -> counts.add(place.count()));
        return verdict(counts, out);
    }

    /** So often, and not after the time; then the list is only brought to its end. */
    private static BooleanSupplier atMost(int kills, Effort effort) {
        AtomicInteger killed = new AtomicInteger();
        return () -> killed.getAndIncrement() < kills && effort.isInTime();
    }

    private Random another() {
        return new Random(random.nextLong());
    }

    private List<KilledPlace> places(VictimClasses classes, Semaphore turns) throws IOException {
        List<KilledPlace> all = new ArrayList<>();
        for (KilledWriting writing : writing(classes)) {
            all.add(new KilledPlace(writing.name(), writing::once, turns));
        }
        KilledMigration migration = new KilledMigration(classes, directory, another());
        all.add(new KilledPlace("migration", migration::once, turns));
        return all;
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
        KillCount applied = counts.getFirst().plus(counts.get(1)).plus(counts.get(2));
        String figures =
                "%d kills (%d of them at work), %d while applying %d changes, %d lost, %d twice, %d wrong"
                        .formatted(
                                all.kills(),
                                all.atWork(),
                                applied.kills(),
                                applied.things(),
                                all.lost(),
                                all.twice(),
                                all.wrong());
        return new Verdict("kill", figures, counts.stream().allMatch(KillCount::isClean));
    }
}
