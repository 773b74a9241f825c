package app.marquee.harness;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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

    /** A round kills once in each place, and many times in one list of changes. */
    Verdict run(Effort effort, PrintStream out) throws IOException, InterruptedException {
        List<KillCount> counts = new ArrayList<>();
        NumberedPlace.all().keySet().forEach(name -> counts.add(KillCount.none(name)));
        counts.add(KillCount.none("migration"));
        KillCount applied = KillCount.none("apply");
        List<KilledWriting> writing = writing();
        KilledMigration migration = new KilledMigration(directory, random);
        try (KilledApplying applying = new KilledApplying(random)) {
            for (int round = 0; effort.allows(round); round++) {
                AtomicInteger kills = new AtomicInteger();
                int most = effort.rounds() < KILLS_IN_A_LIST ? 3 : KILLS_IN_A_LIST;
                applied =
                        applied.plus(
                                applying.list(
                                        directory.resolve("list-" + round),
                                        changes,
                                        () -> kills.getAndIncrement() < most));
                for (int once = 0; once < (most + 5) / 6; once++) {
                    for (int at = 0; at < writing.size(); at++) {
                        counts.set(at, counts.get(at).plus(writing.get(at).once()));
                    }
                    int last = counts.size() - 1;
                    counts.set(last, counts.get(last).plus(migration.once()));
                }
            }
        }
        counts.addFirst(applied);
        return verdict(counts, out);
    }

    private List<KilledWriting> writing() throws IOException {
        List<KilledWriting> all = new ArrayList<>();
        for (var place : NumberedPlace.all().entrySet()) {
            Path here = Files.createDirectories(directory.resolve(place.getKey()));
            all.add(new KilledWriting(place.getKey(), place.getValue(), here, random));
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
