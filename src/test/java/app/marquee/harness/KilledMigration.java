package app.marquee.harness;

import app.marquee.model.failure.FailureException;
import app.marquee.store.database.GrowingForm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process that is killed while it brings a file of an earlier version up to date. */
final class KilledMigration {
    private static final long OPENING = TimeUnit.MILLISECONDS.toNanos(450);

    private final VictimClasses classes;
    private final Path directory;
    private final Random random;

    KilledMigration(VictimClasses classes, Path directory, Random random) {
        this.classes = classes;
        this.directory = directory;
        this.random = random;
    }

    /** One process, killed once; the file and its copies are whole after it. */
    KillCount once() throws IOException, InterruptedException {
        Path place = Files.createTempDirectory(directory, "migration");
        Path file = place.resolve("old.db");
        GrowingForm.older(file);
        Victim victim = Victim.start(classes, MigrationVictim.class, List.of(file.toString()));
        victim.awaitReady();
        victim.killAfter(random.nextLong(OPENING), DeathSignal.any(random));
        long missing = missing(file);
        delete(place);
        int atWork = victim.wasAtWork() ? 1 : 0;
        return new KillCount("migration", 1, atWork, 1, 0, 0, missing == 0 ? 0 : 1);
    }

    private static long missing(Path file) throws IOException {
        try {
            return GrowingForm.missing(file);
        } catch (FailureException e) {
            System.err.println("migration: " + e);
            return 1;
        }
    }

    private static void delete(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(place);
    }
}
