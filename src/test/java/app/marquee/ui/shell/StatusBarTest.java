package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** The bar below says what runs, how far it is, how old the data is, and how the network is. */
class StatusBarTest extends WindowTest {
    private static final Clock CLOCK = Clock.fixed(FakeShell.NOW, ZoneOffset.UTC);

    private final JobRegistry jobs = new JobRegistry();
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(Platform::runLater, jobs, (_, _, _) -> {});
    private final NetworkStatus network = new NetworkStatus();
    private final SimpleObjectProperty<@Nullable Instant> fetchedAt = new SimpleObjectProperty<>();
    private @Nullable StatusBar bar;

    private void open() {
        show(
                () -> {
                    StatusBar made =
                            new StatusBar(
                                    Messages.of("shell", Locale.ENGLISH),
                                    jobs,
                                    network,
                                    new NoticeHistory(CLOCK),
                                    CLOCK,
                                    new StatusBar.Doors(() -> {}, () -> {}));
                    made.follow(fetchedAt);
                    bar = made;
                    return made;
                });
    }

    private String age() {
        return find("data-age", Label.class).getText();
    }

    private String network() {
        return robot().lookup("#network-state .label").queryLabeled().getText();
    }

    @Test
    void runningWorkIsShownAndCancelled() {
        open();
        assertThat(exists("busy-cancel")).isFalse();
        CountDownLatch never = new CountDownLatch(1);
        AtomicBoolean cancelled = new AtomicBoolean();
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Load videos",
                                                progress -> {
                                                    progress.report(30, 120);
                                                    never.await();
                                                    return 0;
                                                })
                                        .onCancelled(() -> cancelled.set(true))));
        Awaitility.await()
                .until(
                        () ->
                                find("busy-name", Label.class)
                                        .getText()
                                        .equals("Load videos: 30 of 120"));
        assertThat(robot().lookup(".progress-bar").queryAs(ProgressBar.class).getProgress())
                .isEqualTo(0.25);
        click("busy-cancel");
        Awaitility.await().untilTrue(cancelled);
        settle();
        assertThat(exists("busy-cancel")).isFalse();
    }

    @Test
    void theAgeOfTheDataIsThereWhenThereIsData() {
        open();
        assertThat(age()).isEmpty();
        onFx(() -> fetchedAt.set(FakeShell.NOW.minusSeconds(300)));
        assertThat(age()).isEqualTo("Updated 5 minutes ago");
        seen(new Failure.ServerError(new Answer(500, null, "")));
        assertThat(age()).as("the view says which copy it shows").isEmpty();
        seen(null);
        assertThat(age()).isEqualTo("Updated 5 minutes ago");
    }

    @Test
    void theNetworkIsAsTheLastExchangeFoundIt() {
        open();
        assertThat(network()).isEqualTo("Nothing loaded yet");
        seen(null);
        assertThat(network()).isEqualTo("Online");
        seen(new Failure.Unavailable(Failure.Unavailable.Cause.NO_ROUTE, ""));
        assertThat(network()).isEqualTo("Server unreachable");
        seen(new Failure.ReadOnly(Operation.UPDATE_FOLDER));
        assertThat(network()).isEqualTo("Server unreachable");
        seen(new Failure.RateLimited(new Answer(429, null, ""), null));
        assertThat(network()).isEqualTo("Rate limited");
        seen(new Failure.Unauthorized(new Answer(401, null, "")));
        assertThat(network()).isEqualTo("Token rejected");
        seen(new Failure.ServerError(new Answer(500, null, "")));
        assertThat(network()).isEqualTo("Server returned an error");
        seen(new Failure.NotFound(new Answer(404, null, "")));
        assertThat(network()).isEqualTo("Online");
    }

    private void seen(@Nullable Failure failure) {
        onFx(
                () ->
                        network.seen(
                                new Exchange(
                                        1,
                                        new ConnectionId("c"),
                                        Operation.LIST_FUNNELS,
                                        FakeShell.NOW,
                                        "GET",
                                        URI.create("https://host/funnels/get_all"),
                                        List.of(),
                                        null,
                                        1,
                                        null,
                                        List.of(),
                                        "",
                                        0,
                                        null,
                                        Duration.ZERO,
                                        failure)));
        settle();
    }

    @Test
    void aClosedBarHearsNothingAnyMore() {
        open();
        onFx(() -> Objects.requireNonNull(bar).close());
        onFx(() -> fetchedAt.set(FakeShell.NOW));
        seen(null);
        assertThat(age()).isEmpty();
        assertThat(network()).isEqualTo("Nothing loaded yet");
    }
}
