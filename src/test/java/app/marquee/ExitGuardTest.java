package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.start.ExitGuard;
import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** Who leaves what is on the screen is asked for what is on its way and for what was typed. */
final class ExitGuardTest extends WindowTest {
    @TempDir private Path home;
    private final JobRegistry jobs = new JobRegistry();
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(Platform::runLater, jobs, (_, _, _) -> {});
    private final WindowStage stage = new WindowStage(runner, jobs);
    private final List<String> done = new ArrayList<>();
    private final CountDownLatch answer = new CountDownLatch(1);
    private @Nullable SessionFixture fixture;
    private @Nullable Session session;
    private @Nullable ExitGuard leaving;

    @BeforeEach
    void open() {
        SessionFixture made = new SessionFixture(home);
        Session opened = made.session("acme");
        fixture = made;
        session = opened;
        show(
                () -> {
                    MainWindow window =
                            stage.window(
                                    Locale.ENGLISH,
                                    DummySection.definition(
                                            "videos",
                                            SectionGroup.CONTENT,
                                            "fth-film",
                                            DummySection::type));
                    leaving =
                            new ExitGuard(
                                    window,
                                    () -> Messages.of("shell", Locale.ENGLISH),
                                    jobs,
                                    () -> Optional.of(opened));
                    return window;
                });
    }

    @AfterEach
    void close() {
        answer.countDown();
        session().close();
        Objects.requireNonNull(fixture).close();
    }

    private Session session() {
        return Objects.requireNonNull(session);
    }

    private void send() {
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Rename folder",
                                                _ -> {
                                                    answer.await();
                                                    return 1;
                                                })
                                        .writing()));
        settle();
    }

    private void leave() {
        onFx(
                () ->
                        Objects.requireNonNull(leaving)
                                .leave(() -> done.add("left"), () -> done.add("stayed")));
        settle();
    }

    @Test
    void whoGoesOnNowIsAskedForTheEditsThatWouldBeLost() {
        send();
        leave();
        click("quit-anyway");
        assertThat(done).isEmpty();
        click("confirm-do");
        assertThat(done).containsExactly("left");
    }

    @Test
    void whoWaitedIsAskedForWhatWasTyped() {
        send();
        leave();
        click("quit-wait");
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> exists("confirm-do")));
        assertThat(done).isEmpty();
        press(KeyCode.ESCAPE);
        assertThat(done).containsExactly("stayed");
    }

    @Test
    void escStaysAndSaysSo() {
        send();
        leave();
        press(KeyCode.ESCAPE);
        assertThat(done).containsExactly("stayed");
    }

    /** After new addresses nothing that is waited for would come. */
    @Test
    void nothingIsWaitedForOverASessionThatIsClosed() {
        send();
        session().close();
        leave();
        assertThat(exists("quit-wait")).isFalse();
        click("confirm-do");
        assertThat(done).containsExactly("left");
    }
}
