package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.ui.testing.Toolkit;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What a window began ends with it. */
@Tag("window")
class QuitTest {
    /**
     * Of the JDK and the toolkit, which keep them for the whole program, however many there are.
     */
    private static final Set<String> OF_THE_PLATFORM =
            Set.of(
                    "ForkJoinPool",
                    "VirtualThread-unblocker",
                    "VirtualThread-unparker",
                    "Read-Poller",
                    "Write-Poller",
                    "Master-Poller",
                    "MasterPoller",
                    "Keep-Alive-Timer",
                    "CompletableFutureDelayScheduler",
                    "DelayScheduler",
                    "Cleaner",
                    "Common-Cleaner",
                    "Java2D",
                    "AWT",
                    "Prism",
                    "awaitility",
                    "QuantumRenderer");

    @TempDir private Path home;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    private void run(Consumer<TourWindow> doing) {
        try (Run run = Run.open(new WindowRequest(home, null, false), Clock.systemUTC());
                TourWindow window = TourWindow.open(run)) {
            doing.accept(window);
        }
    }

    private static List<Long> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .filter(QuitTest::isOurs)
                .map(Thread::threadId)
                .toList();
    }

    private static boolean isOurs(Thread thread) {
        return OF_THE_PLATFORM.stream().noneMatch(name -> thread.getName().startsWith(name));
    }

    private static String named(Set<Long> ids) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> ids.contains(thread.threadId()))
                .map(Thread::getName)
                .collect(Collectors.joining(", "));
    }

    @Test
    void noThreadStaysBehind() {
        Consumer<TourWindow> everywhere =
                window ->
                        List.of("playlists", "ranking", "cities", "library")
                                .forEach(window::section);
        run(everywhere);
        Set<Long> before = Set.copyOf(threads());
        run(everywhere);
        run(
                window -> {
                    window.connection(EmbeddedSandbox.ID);
                    everywhere.accept(window);
                });
        Awaitility.await()
                .untilAsserted(
                        () -> {
                            Set<Long> left =
                                    threads().stream()
                                            .filter(id -> !before.contains(id))
                                            .collect(Collectors.toSet());
                            assertThat(left).as("left: %s", named(left)).isEmpty();
                        });
    }

    /** Not even a service that never answers holds up who quits. */
    @Test
    @Timeout(60)
    void closingDoesNotWaitForAnAnswer() {
        run(
                window -> {
                    window.faults("*:silent");
                    window.front("ranking");
                    window.refreshWithoutWaiting();
                });
    }
}
