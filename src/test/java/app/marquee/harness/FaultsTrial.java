package app.marquee.harness;

import app.marquee.api.EveryApi;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.SendOrder;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.RetryPolicy;
import app.marquee.http.Timeouts;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.service.session.Session;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Every fault with every operation of the contract, through what the views call: each cell ends in
 * the state that was designed for it, with words, and no write is sent twice. Then each is begun
 * again with long time-outs and cancelled.
 */
final class FaultsTrial {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final Duration CANCEL_AFTER = Duration.ofMillis(200);
    private static final Duration HANGING = Duration.ofSeconds(30);

    private final Path directory;
    private final Duration limit;
    private final Duration answersWithin;
    private final Account account = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);
    private final FailureText words = new FailureText(Messages.shared(Locale.ENGLISH));
    private final Map<String, String> wrong = new ConcurrentHashMap<>();
    private final AtomicLong longestCancel = new AtomicLong();
    private final AtomicInteger bulkEnds = new AtomicInteger();
    private final AtomicInteger bulkPending = new AtomicInteger();

    /**
     * @param limit of every wait of a request that never ends otherwise
     * @param answersWithin the same where an answer comes
     */
    FaultsTrial(Path directory, Duration limit, Duration answersWithin) {
        this.directory = directory;
        this.limit = limit;
        this.answersWithin = answersWithin;
    }

    /** How a cell ended, in a word, and whether that is one of the designed ends. */
    private record End(String word, boolean designed) {}

    /** The operations of a fault run beside each other; each fault is a round of the effort. */
    Verdict run(Effort effort, PrintStream out) throws Exception {
        Map<FaultKind, Map<Operation, End>> table = new EnumMap<>(FaultKind.class);
        warmUp();
        for (FaultKind fault : FaultKind.all()) {
            if (effort.allows(table.size())) {
                table.put(fault, row(fault));
            }
        }
        print(table, out);
        long cells = (long) FaultKind.all().size() * documented().size();
        long designed =
                table.values().stream()
                        .flatMap(row -> row.values().stream())
                        .filter(End::designed)
                        .count();
        String figures =
                "%d of %d cells end as designed, %d bulk changes ended and %d are pending, longest cancel %d ms, %d complaints"
                        .formatted(
                                designed,
                                cells,
                                bulkEnds.get(),
                                bulkPending.get(),
                                longestCancel.get() / 1_000_000,
                                wrong.size());
        return new Verdict("faults", figures, designed == cells && wrong.isEmpty());
    }

    private static List<Operation> documented() {
        return Arrays.stream(Operation.values()).filter(Operation::isDocumented).toList();
    }

    long longestCancelNanos() {
        return longestCancel.get();
    }

    private static void print(Map<FaultKind, Map<Operation, End>> table, PrintStream out) {
        for (Operation operation : documented()) {
            StringBuilder line = new StringBuilder();
            table.forEach(
                    (fault, row) ->
                            line.append(' ')
                                    .append(fault.title())
                                    .append('=')
                                    .append(word(row.get(operation))));
            out.println(operation + ":" + line);
        }
    }

    private static String word(@Nullable End end) {
        return end == null ? "" : end.word();
    }

    private Map<Operation, End> row(FaultKind fault) throws Exception {
        Map<Operation, End> ends;
        try (FaultyPlace place = fault.place(NOW);
                VictimSession at =
                        open(fault, place, "answered", fault.hangs() ? limit : answersWithin)) {
            ends = answered(fault, at.session());
            countWrites(fault, place);
        }
        try (FaultyPlace place = fault.place(NOW);
                VictimSession at =
                        open(fault, place, "bulk", fault.hangs() ? limit : answersWithin)) {
            bulk(fault, at.session());
            countWrites(fault, place);
        }
        try (FaultyPlace place = fault.place(NOW);
                VictimSession at = open(fault, place, "cancelled", HANGING)) {
            cancelled(fault, at.session());
        }
        return ends;
    }

    /** Nothing is wrong: who is slow for the first time is not slow under a fault. */
    private void warmUp() throws Exception {
        try (FaultyPlace place = FaultyPlace.sandbox("", NOW);
                VictimSession at = open(FaultKind.FLAPPING, place, "warm", HANGING)) {
            answered(FaultKind.FLAPPING, at.session());
        }
    }

    private VictimSession open(FaultKind fault, FaultyPlace place, String name, Duration time) {
        return VictimSession.open(
                directory.resolve(fault.title() + "-" + name),
                place.uri(),
                SandboxOptions.USUAL_TOKEN,
                false,
                wire -> timed(wire, time));
    }

    private static HttpTransportBuilder timed(HttpTransportBuilder wire, Duration time) {
        return wire.timeouts(new Timeouts(time, time, time, time))
                .retry(
                        new RetryPolicy(
                                2,
                                Duration.ofMillis(50),
                                Duration.ofMillis(100),
                                Duration.ofSeconds(1),
                                RandomGenerator.getDefault()));
    }

    private Map<Operation, Callable<End>> operations(FaultKind fault, Session session) {
        Map<Operation, Callable<End>> all = new EnumMap<>(Operation.class);
        new EveryRead(account)
                .all()
                .forEach((operation, read) -> all.put(operation, () -> read(fault, session, read)));
        new EveryWrite(account)
                .staged(session.staging())
                .forEach(
                        (operation, change) -> {
                            if (operation.isDocumented()) {
                                all.put(operation, () -> write(fault, session, change));
                            }
                        });
        return all;
    }

    private Map<Operation, End> answered(FaultKind fault, Session session) throws Exception {
        Map<Operation, End> ends = new EnumMap<>(Operation.class);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Map<Operation, Future<End>> running = new EnumMap<>(Operation.class);
            operations(fault, session)
                    .forEach((operation, task) -> running.put(operation, threads.submit(task)));
            for (var each : running.entrySet()) {
                ends.put(each.getKey(), each.getValue().get());
            }
        }
        return ends;
    }

    /**
     * A batch of every bulk action: each change ends as designed, or is pending where the batch
     * pauses. What needs an item without an ID is never sent.
     */
    private void bulk(FaultKind fault, Session session) throws Exception {
        SendOrder order =
                new SendOrder(
                        new BulkChanges(account, session.staging(), "bulk-", directory).all(2));
        Told told = new Told(fault);
        new BatchSending("bulk", order, BatchSending.AT_ONCE).send(session.changes(), told);
        boolean pauses = fault == FaultKind.UNAUTHORIZED || fault == FaultKind.STORM;
        if (pauses == (order.waiting() == 0) || !order.onTheWay().isEmpty()) {
            wrong.put(fault + " bulk", order.waiting() + " of " + order.size() + " pending");
        }
        bulkEnds.addAndGet(told.ends.get());
        bulkPending.addAndGet(order.waiting());
    }

    /** Listener that judges each end. */
    private final class Told implements BatchSending.Listener {
        private final FaultKind fault;
        private final AtomicInteger ends = new AtomicInteger();

        Told(FaultKind fault) {
            this.fault = fault;
        }

        @Override
        public void sending(StagedChange change) {
            // It is judged by its end.
        }

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            ends.incrementAndGet();
            End end = end(fault, outcome);
            if (!end.designed()) {
                wrong.put(fault + " bulk " + change.line().operation(), end.word());
            }
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            wrong.put(fault + " bulk " + change.line().operation(), why.toString());
        }
    }

    private End read(FaultKind fault, Session session, Consumer<EveryApi> read) {
        try {
            read.accept(new EveryApi(session.transport()));
            return new End("done", fault.mayBeDone());
        } catch (FailureException e) {
            return end(fault, e.failure(), fault.isDesigned(e.failure()));
        }
    }

    private End write(FaultKind fault, Session session, StagedChange change) {
        return end(fault, session.changes().apply(change));
    }

    private End end(FaultKind fault, ChangeOutcome outcome) {
        return switch (outcome) {
            case ChangeOutcome.Done _ -> new End("done", fault.mayBeDone());
            case ChangeOutcome.Failed(var _, var failure) ->
                    end(fault, failure, fault.isDesigned(failure) && !failure.mayHaveBeenApplied());
            case ChangeOutcome.Unsettled(var _, var failure) ->
                    end(fault, failure, fault.isDesigned(failure) && failure.mayHaveBeenApplied());
            case ChangeOutcome.Paused(var _, var failure, var _) ->
                    end(
                            fault,
                            failure,
                            fault == FaultKind.UNAUTHORIZED || fault == FaultKind.STORM);
            case ChangeOutcome.Cancelled _ -> new End("cancelled", false);
        };
    }

    private End end(FaultKind fault, Failure failure, boolean meant) {
        boolean designed = meant || failure instanceof Failure.NotCreated;
        FailureMessage said = words.of(failure, FailureSubject.OTHER);
        String all = said.title() + " " + said.meaning() + " " + said.next();
        if (said.title().isBlank()
                || said.next().isBlank()
                || all.matches(".*(Exception|null|\\{).*")) {
            wrong.put(fault + " " + failure.getClass().getSimpleName(), all);
        }
        return new End(failure.getClass().getSimpleName(), designed);
    }

    private void countWrites(FaultKind fault, FaultyPlace place) {
        Map<String, Integer> times = new ConcurrentHashMap<>();
        place.seen().stream()
                .filter(request -> !request.method().equals("GET"))
                .forEach(
                        request ->
                                times.merge(request.method() + request.target(), 1, Integer::sum));
        times.forEach(
                (write, count) -> {
                    if (count > 1) {
                        wrong.put(fault + " " + write, "sent " + count + " times");
                    }
                });
    }

    /** Begun together, cancelled together; each tells how long it took to end. */
    private void cancelled(FaultKind fault, Session session) throws Exception {
        List<Thread> threads = new ArrayList<>();
        operations(fault, session)
                .forEach((_, task) -> threads.add(Thread.ofVirtual().start(() -> quietly(task))));
        Thread.sleep(CANCEL_AFTER);
        long begun = System.nanoTime();
        threads.forEach(Thread::interrupt);
        for (Thread thread : threads) {
            if (!thread.join(HANGING)) {
                wrong.put(fault + " cancel", "does not end");
            }
        }
        longestCancel.accumulateAndGet(System.nanoTime() - begun, Math::max);
    }

    private static void quietly(Callable<End> task) {
        try {
            task.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
