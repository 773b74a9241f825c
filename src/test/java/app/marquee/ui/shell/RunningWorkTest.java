package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/** Everything that runs can be seen, paused where it can rest, and cancelled, by keys alone. */
class RunningWorkTest extends WindowTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(FakeShell.NOW);
    private final JobRegistry jobs = new JobRegistry(now::get);
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(Platform::runLater, jobs, (_, _, _) -> {});
    private final WindowStage stage = new WindowStage(runner, jobs);
    private final List<DummySection> made = new ArrayList<>();
    private final CountDownLatch never = new CountDownLatch(1);
    private final List<String> cancelled = new ArrayList<>();

    private void open() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                DummySection.definition(
                                        "videos", SectionGroup.CONTENT, "fth-film", made::add)));
    }

    @AfterEach
    void end() {
        onFx(jobs::cancelAll);
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
    }

    private void start(String name) {
        onFx(
                () ->
                        made.getFirst()
                                .context()
                                .tasks()
                                .submit(
                                        Job.of(
                                                        name,
                                                        progress -> {
                                                            progress.report(30, 120);
                                                            never.await();
                                                            return 0;
                                                        })
                                                .onCancelled(() -> cancelled.add(name))));
        settle();
    }

    private String words(String id) {
        return onFx(
                () ->
                        find(id, Node.class).lookupAll(".label").stream()
                                .filter(Label.class::isInstance)
                                .map(node -> ((Labeled) node).getText())
                                .collect(Collectors.joining("\n")));
    }

    @Tag("painted")
    @Test
    void everyJobIsListedWithItsConnectionItsTimeAndHowFarItIs() {
        open();
        start("Load videos");
        now.set(FakeShell.NOW.plusSeconds(75));
        start("Load ranking");
        assertThat(find("busy-others", Button.class).getText()).isEqualTo("1 more");
        click("busy-others");
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(words("work-panel"))
                                        .contains("Load videos", "Sandbox · 1:15", "30 of 120")
                                        .contains("Load ranking", "Sandbox · 0:00"));
        assertThat(robot().lookup("#work-panel .progress-bar").queryAllAs(ProgressBar.class))
                .hasSize(2)
                .allSatisfy(bar -> assertThat(bar.getProgress()).isEqualTo(0.25));
        picture("running-work");
        now.set(FakeShell.NOW.plusSeconds(76));
        Awaitility.await()
                .untilAsserted(() -> assertThat(words("work-panel")).contains("Sandbox · 1:16"));
    }

    @Test
    void oneOfThemIsCancelledByKeys() {
        open();
        start("One");
        start("Two");
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(exists("work-panel")).isTrue();
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        press(KeyCode.SPACE);
        Awaitility.await().until(() -> onFx(() -> cancelled.equals(List.of("Two"))));
        settle();
        assertThat(words("work-panel")).contains("One").doesNotContain("Two");
        assertThat(onFx(() -> find("work-cancel", Button.class).isFocused()))
                .as("the focus stays in the list")
                .isTrue();
        press(KeyCode.SPACE);
        Awaitility.await().until(() -> onFx(() -> cancelled.equals(List.of("Two", "One"))));
        settle();
        assertThat(words("work-panel")).contains("No running tasks");
    }

    /** Esc is for the card first; only then does it end what the section does. */
    @Test
    void escTakesTheListAwayAndGivesTheFocusBack() {
        open();
        start("One");
        onFx(() -> made.getFirst().focusFilter());
        settle();
        Node before = onFx(() -> find("busy-cancel", Node.class).getScene().getFocusOwner());
        press(KeyCode.SHORTCUT, KeyCode.J);
        press(KeyCode.ESCAPE);
        assertThat(exists("work-panel")).isFalse();
        assertThat(onFx(before::isFocused)).isTrue();
        assertThat(onFx(() -> jobs.running().size())).as("and nothing was cancelled").isOne();
    }

    @Test
    void workRestsBetweenItsStepsWhileItIsPaused() {
        open();
        Semaphore steps = new Semaphore(0);
        AtomicReference<Integer> done = new AtomicReference<>(0);
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Load pages",
                                                progress -> {
                                                    for (int page = 1; page <= 3; page++) {
                                                        steps.acquire();
                                                        done.set(page);
                                                        progress.report(page, 3);
                                                        progress.rest();
                                                    }
                                                    return 3;
                                                })
                                        .pausable()));
        press(KeyCode.SHORTCUT, KeyCode.J);
        click("work-pause");
        assertThat(find("work-pause", Button.class).getText()).isEqualTo("Resume");
        ProgressBar bar = robot().lookup(".running-work > .progress-bar").query();
        assertThat(onFx(bar::isIndeterminate)).as("it runs only while work goes on").isFalse();
        steps.release(3);
        Awaitility.await().untilAsserted(() -> assertThat(words("work-panel")).contains("1 of 3"));
        assertThat(find("busy-name", Label.class).getText())
                .isEqualTo("Load pages: 1 of 3 – paused");
        assertThat(done.get()).as("no step is taken in a pause").isOne();
        click("work-pause");
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
        assertThat(done.get()).isEqualTo(3);
    }

    @Test
    void whatCannotRestCannotBePaused() {
        open();
        start("One");
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(exists("work-cancel")).isTrue();
        assertThat(exists("work-pause")).isFalse();
    }

    /** The strip of its section offers it, too: one button beside the other would be too many. */
    @Test
    void changesAreStopped() {
        open();
        CountDownLatch never = new CountDownLatch(1);
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Apply changes",
                                                _ -> {
                                                    never.await();
                                                    return 0;
                                                })
                                        .writing()));
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(exists("busy-name")).isTrue();
        assertThat(exists("busy-cancel")).isFalse();
        assertThat(find("work-cancel", Button.class).getText()).isEqualTo("Stop");
        click("work-cancel");
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
    }

    @Test
    void aPausedJobCanBeCancelled() {
        open();
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Load pages",
                                                progress -> {
                                                    while (true) {
                                                        progress.rest();
                                                        Thread.onSpinWait();
                                                        if (Thread.interrupted()) {
                                                            throw new InterruptedException();
                                                        }
                                                    }
                                                })
                                        .pausable()
                                        .onCancelled(() -> cancelled.add("pages"))));
        press(KeyCode.SHORTCUT, KeyCode.J);
        click("work-pause");
        click("work-cancel");
        Awaitility.await().until(() -> onFx(() -> cancelled.equals(List.of("pages"))));
    }
}
