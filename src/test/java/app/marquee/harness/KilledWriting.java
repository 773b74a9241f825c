package app.marquee.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A process that writes into one place and is killed; then the place is read here. */
final class KilledWriting {
    private static final long START = TimeUnit.MILLISECONDS.toNanos(700);
    private static final long WRITING = TimeUnit.MILLISECONDS.toNanos(120);

    private final VictimClasses classes;
    private final String name;
    private final Function<Path, NumberedPlace> place;
    private final Path directory;
    private final Random random;
    private long before = NumberedPlace.NOTHING;

    KilledWriting(
            VictimClasses classes,
            String name,
            Function<Path, NumberedPlace> place,
            Path directory,
            Random random) {
        this.classes = classes;
        this.name = name;
        this.place = place;
        this.directory = directory;
        this.random = random;
    }

    String name() {
        return name;
    }

    /** One process, killed once. */
    KillCount once() throws IOException, InterruptedException {
        Victim victim =
                Victim.start(classes, WritingVictim.class, List.of(name, directory.toString()));
        if (random.nextInt(5) == 0) {
            victim.killAfter(random.nextLong(START), DeathSignal.any(random));
        } else {
            victim.awaitReady();
            victim.killAfter(random.nextLong(WRITING), DeathSignal.any(random));
        }
        return judged(victim.lastNumber(before), victim.wasAtWork() ? 1 : 0);
    }

    /** What was said to be written is there, or the one after it; nothing is there in part. */
    private KillCount judged(long said, int atWork) {
        try (NumberedPlace read = place.apply(directory)) {
            long found = read.read();
            boolean there = found == said || found == said + 1;
            before = found;
            return new KillCount(name, 1, atWork, 1, there ? 0 : 1, 0, 0);
        } catch (Exception e) {
            System.err.println(name + ": " + e);
            return new KillCount(name, 1, atWork, 1, 0, 0, 1);
        }
    }
}
