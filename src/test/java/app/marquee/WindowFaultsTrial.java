package app.marquee;

import static java.util.function.Predicate.not;

import app.marquee.command.WindowRequest;
import app.marquee.harness.Effort;
import app.marquee.harness.FaultKind;
import app.marquee.harness.FaultyDoor;
import app.marquee.harness.Verdict;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.RetryPolicy;
import app.marquee.http.Timeouts;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.store.keychain.Tokens;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.FxWatchdog;

import javafx.application.Platform;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/**
 * Faults met in the real window: each operation is asked for as a person asks for it, and ends in
 * words that say how; with long waits it is cancelled, and the window is closed while it hangs.
 */
public final class WindowFaultsTrial implements AutoCloseable {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final ConnectionId ID = new ConnectionId("faulty");
    private static final int PLENTY_A_MINUTE = 60_000;
    private static final Duration HANGING = Duration.ofSeconds(25);
    private static final Duration CANCEL = Duration.ofSeconds(1);
    private static final Duration QUIT = Duration.ofSeconds(2);

    private final Path directory;
    private final Effort effort;
    private final Duration limit;
    private final Collection<FaultKind> faults;
    private final Collection<Operation> operations;
    private final Collection<Operation> ended;
    private final Sandbox service = Sandbox.start(SandboxOptions.builder().now(NOW).build());
    private final FaultyDoor door = FaultyDoor.before(service.baseUri());
    private final WindowOperations ways =
            new WindowOperations(Account.generate(SandboxOptions.USUAL_SEED, 1, NOW));
    private final Map<Operation, Map<FaultKind, String>> ends = new EnumMap<>(Operation.class);
    private final List<String> complaints = new ArrayList<>();
    private Longest longestCancel = Longest.NONE;
    private Longest longestQuit = Longest.NONE;
    private int cells;
    private int left;
    private int homes;

    /**
     * @param effort after whose time no cell is begun; those that are left out are told
     * @param limit of every wait of a request where its end is looked at
     * @param operations whose end is looked at
     * @param ended those that are cancelled and quit
     */
    public WindowFaultsTrial(
            Path directory,
            Effort effort,
            Duration limit,
            Collection<FaultKind> faults,
            Collection<Operation> operations,
            Collection<Operation> ended) {
        this.directory = directory;
        this.effort = effort;
        this.limit = limit;
        this.faults = List.copyOf(faults);
        this.operations = List.copyOf(operations);
        this.ended = List.copyOf(ended);
    }

    /** All faults and operations that there are. */
    public static WindowFaultsTrial whole(Path directory, Effort effort, Duration limit) {
        return new WindowFaultsTrial(
                directory,
                effort,
                limit,
                FaultKind.all(),
                WindowOperations.contract(),
                WindowOperations.few());
    }

    /**
     * Needs a started toolkit; not on the FX thread. What is promised of few operations comes
     * first, and the ends of all others after it, as far as the time goes.
     */
    public Verdict run(PrintStream out) throws InterruptedException {
        long begun = System.nanoTime();
        long stall = ends(operations.stream().filter(ended::contains).toList());
        long few = System.nanoTime();
        cancels();
        long cancelled = System.nanoTime();
        quits();
        long quit = System.nanoTime();
        stall = Math.max(stall, ends(operations.stream().filter(not(ended::contains)).toList()));
        ends.forEach((operation, row) -> out.println(operation + ": " + row));
        complaints.forEach(out::println);
        out.printf(
                Locale.ROOT,
                "in the window: %d s for the ends of %d operations, %d s to cancel, %d s to quit,"
                        + " %d s for the other ends%n",
                seconds(begun, few),
                ended.size(),
                seconds(few, cancelled),
                seconds(cancelled, quit),
                seconds(quit, System.nanoTime()));
        out.println("longest cancel: " + longestCancel + ", longest quit: " + longestQuit);
        return verdict(stall);
    }

    private static long seconds(long from, long to) {
        return TimeUnit.NANOSECONDS.toSeconds(to - from);
    }

    private Verdict verdict(long stall) {
        String figures =
                ("%d cells in the window, %d left out, %d complaints, FX thread busy for %d ms at"
                                + " most beyond its limit, longest cancel %d ms, longest quit %d"
                                + " ms")
                        .formatted(
                                cells,
                                left,
                                complaints.size(),
                                stall,
                                longestCancel.time().toMillis(),
                                longestQuit.time().toMillis());
        return new Verdict(
                "faults", figures, complaints.isEmpty() && cells > 0 && left == 0 && stall == 0);
    }

    /** Whether there is time for one more; who is left out is counted. */
    private boolean mayBegin() {
        boolean inTime = effort.allows(cells);
        if (inTime) {
            cells++;
        } else {
            left++;
        }
        return inTime;
    }

    /** Whether cancelling and quitting were as quick as they have to be. */
    public boolean isQuick() {
        return longestCancel.time().compareTo(CANCEL) < 0 && longestQuit.time().compareTo(QUIT) < 0;
    }

    /** What took the longest of its kind. */
    private record Longest(Duration time, String cell) {
        static final Longest NONE = new Longest(Duration.ZERO, "none");

        Longest or(Duration other, String where) {
            return other.compareTo(time) > 0 ? new Longest(other, where) : this;
        }

        @Override
        public String toString() {
            return cell + " " + time.toMillis() + " ms";
        }
    }

    private Run run(Duration time) {
        Run run =
                Run.open(
                        new WindowRequest(directory.resolve("home-" + ++homes), null, false),
                        Clock.fixed(NOW, ZoneOffset.UTC),
                        new Tokens(),
                        wire -> timed(wire, time));
        Connection connection =
                new Connection(
                        ID,
                        "Faulty",
                        ConnectionKind.TEST,
                        door.uri(),
                        door.uri(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(
                                false, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        run.connections().addForThisRun(connection, Optional.of(new Secret(service.token())));
        return run;
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

    /** How each cell of these operations ends. */
    private long ends(List<Operation> some) throws InterruptedException {
        if (some.isEmpty() || !effort.allows(cells)) {
            left += some.size() * faults.size();
            return 0;
        }
        try (Run run = run(limit);
                TourWindow window = TourWindow.open(run)) {
            window.connection(ID);
            some.forEach(operation -> warmUp(window, operation));
            FxWatchdog watchdog = new FxWatchdog(fxThread());
            watchdog.start();
            for (Operation operation : some) {
                boolean there = false;
                for (FaultKind fault : faults) {
                    there = mayBegin() && end(window, operation, fault, there);
                }
            }
            watchdog.stop();
            watchdog.stalls().forEach(stall -> complaints.add(stall.toString()));
            window.uncaught().forEach(thrown -> complaints.add("uncaught " + thrown));
            return watchdog.stalls().stream().mapToLong(FxWatchdog.Stall::millis).max().orElse(0);
        }
    }

    private void warmUp(TourWindow window, Operation operation) {
        try {
            ready(window, operation);
            ways.to(operation).act().accept(window);
            window.rest();
        } catch (IllegalStateException e) {
            complaints.add(operation + " without a fault: " + e);
        }
    }

    private static Thread fxThread() {
        CompletableFuture<Thread> thread = new CompletableFuture<>();
        Platform.runLater(() -> thread.complete(Thread.currentThread()));
        return thread.join();
    }

    /** Everything of the window anew, where the operation can be asked for. */
    private void ready(TourWindow window, Operation operation) {
        service.reset();
        window.connection(ID);
        ways.to(operation).before().accept(window);
    }

    private void ready(TourWindow window, Operation operation, boolean there) {
        if (there) {
            window.refresh();
        } else {
            ready(window, operation);
        }
    }

    /**
     * @param there whether it stands already where the operation can be asked for
     * @return whether it can be asked for again from here
     */
    private boolean end(TourWindow window, Operation operation, FaultKind fault, boolean there) {
        String cell = cell(operation, fault);
        boolean again = false;
        try {
            ready(window, operation, there);
            List<String> before = window.words().lines().toList();
            begin(fault);
            ways.to(operation).act().accept(window);
            window.rest();
            List<String> words = window.words().lines().toList();
            List<String> told = new ArrayList<>(words);
            before.forEach(told::remove);
            String end = WindowEnds.of(fault, operation, limit, told);
            again = ways.to(operation).again();
            ends.computeIfAbsent(operation, _ -> new EnumMap<>(FaultKind.class)).put(fault, end);
            if (end.isEmpty()) {
                complaints.add(
                        "%s says only: %s of: %s"
                                .formatted(
                                        cell, String.join(" | ", told), String.join(" | ", words)));
            }
        } catch (IllegalStateException e) {
            complaints.add(cell + ": " + e);
        } finally {
            heal(fault);
        }
        return again;
    }

    private static String cell(Operation operation, FaultKind fault) {
        return operation + " under " + fault.title();
    }

    private void begin(FaultKind fault) {
        fault.begin(door, spec -> service.faults().set(spec));
    }

    private void heal(FaultKind fault) {
        fault.end(door, spec -> service.faults().set(spec));
    }

    /** Whatever runs is cancelled while the wait for it would be long. */
    private void cancels() {
        if (ended.isEmpty()) {
            return;
        }
        try (Run run = run(HANGING);
                TourWindow window = TourWindow.open(run)) {
            for (Operation operation : ended) {
                boolean there = false;
                for (FaultKind fault : faults) {
                    there = mayBegin() && cancel(window, operation, fault, there);
                }
            }
        }
    }

    /** Returns whether it can be asked for again from here. */
    private boolean cancel(TourWindow window, Operation operation, FaultKind fault, boolean there) {
        String cell = cell(operation, fault);
        try {
            ready(window, operation, there);
            begin(fault);
            ways.to(operation).act().accept(window);
            longestCancel = longestCancel.or(window.cancelled(), cell);
            return ways.to(operation).again();
        } catch (IllegalStateException | CompletionException e) {
            complaints.add(cell + ", cancelled: " + e);
            return false;
        } finally {
            heal(fault);
            window.cancelAllWithoutWaiting();
        }
    }

    /** The window is closed while it waits for an answer. */
    private void quits() {
        for (Operation operation : ended) {
            for (FaultKind fault : faults) {
                if (mayBegin()) {
                    quit(operation, fault);
                }
            }
        }
    }

    private void quit(Operation operation, FaultKind fault) {
        String cell = cell(operation, fault);
        long begun = System.nanoTime();
        try {
            try (Run run = run(HANGING);
                    TourWindow window = TourWindow.open(run)) {
                ready(window, operation);
                begin(fault);
                ways.to(operation).act().accept(window);
                begun = System.nanoTime();
            }
            longestQuit = longestQuit.or(Duration.ofNanos(System.nanoTime() - begun), cell);
        } catch (IllegalStateException e) {
            complaints.add(cell + ", quit: " + e);
        } finally {
            heal(fault);
        }
    }

    @Override
    public void close() {
        door.close();
        service.close();
    }
}
