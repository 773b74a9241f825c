package app.marquee.harness;

import app.marquee.api.EveryApi;
import app.marquee.model.failure.FailureException;

import tools.jackson.core.JacksonException;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * Mutated answers for every reader: each is read, or refused as an answer that cannot be read;
 * nothing else comes out, and no input takes long.
 */
final class HostileTrial {
    private static final int A_ROUND = 1_000;

    private final List<GoodAnswers.Good> good;
    private final Random random;
    private final HostileMutator mutator;
    private final TreeMap<String, Integer> defects = new TreeMap<>();
    private long inputs;
    private long refused;
    private long longestNanos;

    HostileTrial(Path directory, Random random) {
        this.good = GoodAnswers.all(directory);
        this.random = random;
        this.mutator = new HostileMutator(random);
    }

    /** A round is a thousand inputs. */
    Verdict run(Effort effort, PrintStream out) {
        for (int round = 0; effort.allows(round); round++) {
            for (int n = 0; n < A_ROUND; n++) {
                one(good.get(random.nextInt(good.size())));
            }
        }
        out.printf("%d good answers, %d inputs, %d refused%n", good.size(), inputs, refused);
        defects.forEach((what, times) -> out.println(times + " × " + what));
        String figures =
                "%d inputs of %d answers, %d refused, %d defects, longest %d ms"
                        .formatted(
                                inputs,
                                good.size(),
                                refused,
                                defects.size(),
                                longestNanos / 1_000_000);
        boolean tried = refused > 0 && refused < inputs;
        return new Verdict("hostile", figures, tried && defects.isEmpty());
    }

    long longestNanos() {
        return longestNanos;
    }

    private void one(GoodAnswers.Good answer) {
        byte[] hostile = mutator.mutate(answer.text());
        inputs++;
        long begun = System.nanoTime();
        try {
            answer.read().accept(new EveryApi(new ToldAnswer(hostile)));
        } catch (FailureException | JacksonException | UncheckedIOException _) {
            refused++;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            defects.merge(
                    answer.name() + ": " + e + " at " + e.getStackTrace()[0], 1, Integer::sum);
        }
        longestNanos = Math.max(longestNanos, System.nanoTime() - begun);
    }
}
