package app.marquee.harness;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.store.Journal;
import app.marquee.store.file.Home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A list of changes, applied by a process that is killed again and again until the list is through;
 * what really arrived is counted here, in another process. The service keeps each request for a
 * while before it answers, so that a kill in that while must leave the line unknown.
 */
final class KilledApplying implements AutoCloseable {
    private static final long HOLD = TimeUnit.MILLISECONDS.toNanos(12);
    private static final long START = TimeUnit.MILLISECONDS.toNanos(900);
    private static final long APPLYING = TimeUnit.MILLISECONDS.toNanos(450);
    private static final int FOLDERS = 20;
    private static final Pattern MARK = Pattern.compile("k-[0-9]+-[0-9]+");
    static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    private final VictimClasses classes;
    private final Class<?> program;
    private final String name;
    private final Random random;
    private final Map<String, List<Long>> arrived = new ConcurrentHashMap<>();
    private final Sandbox sandbox;
    private final List<String> folders;
    private int lists;

    /**
     * @param program applies the list, and goes on with it when it is begun again
     * @param name of the program in the table
     */
    KilledApplying(VictimClasses classes, Class<?> program, String name, Random random) {
        this.classes = classes;
        this.program = program;
        this.name = name;
        this.random = random;
        sandbox = Sandbox.start(SandboxOptions.builder().now(NOW).onRequest(this::arrived).build());
        folders =
                Account.generate(SandboxOptions.USUAL_SEED, 1, NOW).folders().stream()
                        .map(folder -> folder.id().toString())
                        .limit(FOLDERS)
                        .toList();
    }

    private void arrived(SeenRequest request) {
        Matcher mark = MARK.matcher(new String(request.body(), StandardCharsets.ISO_8859_1));
        if (mark.find()) {
            arrived.computeIfAbsent(mark.group(), _ -> new CopyOnWriteArrayList<>())
                    .add(System.nanoTime());
            hold();
        }
    }

    /** For the whole while: a thread may be woken earlier than it asked for. */
    private static void hold() {
        long end = System.nanoTime() + HOLD;
        for (long left = HOLD; left > 0; left = end - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /**
     * One list in a home of its own, through to its end.
     *
     * @param goOn whether to kill once more
     */
    KillCount list(Path home, int changes, BooleanSupplier goOn)
            throws IOException, InterruptedException {
        arrived.clear();
        String prefix = "k-" + ++lists + "-";
        KillCount count = KillCount.none(name);
        boolean ended = false;
        while (!ended) {
            Victim victim = Victim.start(classes, program, arguments(home, prefix, changes));
            if (goOn.getAsBoolean()) {
                long killed = kill(victim);
                int atWork = victim.wasAtWork() ? 1 : 0;
                int tooSoon = tooSoon(home, killed);
                count = count.plus(new KillCount(name, 1, atWork, 0, 0, 0, tooSoon));
                ended = left(home, changes) == 0;
            } else {
                int exit = victim.awaitEnd();
                if (exit != 0) {
                    throw new IllegalStateException("The process failed with " + exit);
                }
                ended = true;
            }
        }
        return count.plus(judged(home, prefix, changes));
    }

    private List<String> arguments(Path home, String prefix, int changes) {
        List<String> arguments = new ArrayList<>();
        arguments.add(home.toString());
        arguments.add(sandbox.baseUri().toString());
        arguments.add(sandbox.token());
        arguments.add(prefix);
        arguments.add(Integer.toString(changes));
        arguments.addAll(folders);
        return arguments;
    }

    /** Mostly while it applies, at times while it starts and settles. */
    private long kill(Victim victim) throws InterruptedException {
        if (random.nextInt(6) == 0) {
            return victim.killAfter(random.nextLong(START), DeathSignal.any(random));
        }
        victim.awaitReady();
        return victim.killAfter(random.nextLong(APPLYING), DeathSignal.any(random));
    }

    /** Lines that are done although the answer cannot have been there before the kill. */
    private int tooSoon(Path home, long killed) {
        return (int)
                lines(home).stream()
                        .filter(line -> line.state() == ChangeState.DONE)
                        .filter(line -> arrivals(line).stream().allMatch(at -> at + HOLD > killed))
                        .count();
    }

    /** How many are neither done nor unknown; all of them while not all were staged. */
    private int left(Path home, int changes) {
        return changes - (int) lines(home).stream().filter(KilledApplying::isOver).count();
    }

    private static boolean isOver(ChangeLine line) {
        return line.state() == ChangeState.DONE || line.state() == ChangeState.UNKNOWN;
    }

    private KillCount judged(Path home, String prefix, int changes) {
        Map<String, ChangeLine> byName = new ConcurrentHashMap<>();
        lines(home).forEach(line -> byName.put(line.origin().note(), line));
        int lost = 0;
        int twice = 0;
        for (int n = 0; n < changes; n++) {
            ChangeLine line = byName.get(prefix + n);
            int times = arrived.getOrDefault(prefix + n, List.of()).size();
            twice += times > 1 ? 1 : 0;
            boolean kept =
                    line != null
                            && isOver(line)
                            && (line.state() == ChangeState.UNKNOWN || times > 0);
            lost += kept ? 0 : 1;
        }
        return new KillCount(name, 0, 0, changes, lost, twice, 0);
    }

    private List<Long> arrivals(ChangeLine line) {
        return arrived.getOrDefault(line.origin().note(), List.of());
    }

    private static List<ChangeLine> lines(Path home) {
        Path file = Home.in(home).journalFile();
        if (!Files.exists(file)) {
            return List.of();
        }
        try (Journal journal = Journal.open(file, Clock.systemUTC())) {
            if (journal.damaged().isPresent() || !journal.unreadable().isEmpty()) {
                throw new IllegalStateException("The journal is damaged");
            }
            return journal.newest(VictimSession.ID, Integer.MAX_VALUE);
        }
    }

    @Override
    public void close() {
        sandbox.close();
    }
}
