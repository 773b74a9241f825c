package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.task.Progress;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Who quits while a change is on its way is asked, and told what waiting and going mean. */
class QuitQuestionTest extends WindowTest {
    private final JobRegistry jobs = new JobRegistry();
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(Platform::runLater, jobs, (_, _, _) -> {});
    private final WindowStage stage = new WindowStage(runner, jobs);
    private final AtomicBoolean sending = new AtomicBoolean();
    private final AtomicInteger refusals = new AtomicInteger();
    private final AtomicInteger stayed = new AtomicInteger();
    private final QuitQuestion question =
            QuitQuestion.quitting(() -> Messages.of("shell", Locale.ENGLISH), jobs, new Service());
    private final List<String> quit = new ArrayList<>();
    private final CountDownLatch answer = new CountDownLatch(1);
    private final CountDownLatch held = new CountDownLatch(1);
    private @Nullable MainWindow window;
    private volatile @Nullable Progress list;

    @BeforeEach
    void open() {
        show(
                () -> {
                    MainWindow made =
                            stage.window(
                                    Locale.ENGLISH,
                                    DummySection.definition(
                                            "videos", SectionGroup.CONTENT, "fth-film", _ -> {}));
                    window = made;
                    return made;
                });
    }

    private MainWindow main() {
        return Objects.requireNonNull(window);
    }

    private void ask() {
        onFx(
                () ->
                        question.ask(
                                main().dialogs(),
                                () -> quit.add("quit"),
                                () -> quit.add("now"),
                                () -> stayed.incrementAndGet()));
        settle();
    }

    private final class Service implements QuitQuestion.Sending {
        @Override
        public boolean isUnderWay() {
            return sending.get();
        }

        @Override
        public int refusals() {
            return refusals.get();
        }
    }

    /** A change, and the next one that its end begins. */
    private void write() {
        onFx(
                () ->
                        runner.submit(
                                Job.of("Rename folder", _ -> await())
                                        .writing()
                                        .onSuccess(_ -> next())));
        settle();
    }

    private int await() throws InterruptedException {
        answer.await();
        return 1;
    }

    private void next() {
        runner.submit(Job.of("Move folder", _ -> 2).writing().onSuccess(_ -> quit.add("moved")));
    }

    @Test
    void quitsAtOnceWhenNothingIsSent() {
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                        "Load",
                                        _ -> {
                                            answer.await();
                                            return 0;
                                        })));
        ask();
        assertThat(quit).containsExactly("quit");
        answer.countDown();
    }

    @Tag("painted")
    @Test
    void waitingQuitsWhenAllIsAnswered() {
        write();
        ask();
        assertThat(quit).isEmpty();
        picture("quit-question");
        assertThat(isFocused("quit-wait")).as("what Enter presses").isTrue();
        press(KeyCode.ENTER);
        assertThat(quit).as("the safe way is the default").isEmpty();
        assertThat(exists("quit-progress")).as("it waits").isTrue();
        assertThat(isOnButton()).as("no key presses anything any more").isFalse();
        assertThat(isFocused("quit-anyway")).as("waiting does not lead to leaving").isFalse();
        press(KeyCode.SPACE);
        assertThat(quit).as("nor does another key").isEmpty();
        assertThat(stayed).hasValue(0);
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> quit.size()) == 2);
        assertThat(quit).containsExactly("moved", "quit");
        assertThat(question.isOpen()).isFalse();
    }

    /** As the bar of the running work counts it. */
    @Tag("painted")
    @Test
    void whoWaitsSeesHowManyAreLeft() {
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Move folders",
                                                progress -> {
                                                    progress.report(3, 10);
                                                    return await();
                                                })
                                        .writing()));
        Awaitility.await()
                .until(
                        () ->
                                onFx(
                                        () ->
                                                jobs.running().stream()
                                                        .anyMatch(
                                                                job ->
                                                                        job.amountProperty()
                                                                                .get()
                                                                                .isDeterminate())));
        ask();
        assertThat(exists("quit-progress")).isFalse();
        click("quit-wait");
        assertThat(exists("quit-progress")).isTrue();
        assertThat(find("quit-progress", ProgressBar.class).getProgress()).isEqualTo(0.3);
        assertThat(find("quit-amount", Label.class).getText()).isEqualTo("3 of 10 confirmed");
        picture("quit-waiting");
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> quit.contains("quit")));
    }

    @Test
    void whoWaitsForAnUnknownNumberIsToldNone() {
        write();
        ask();
        click("quit-wait");
        assertThat(find("quit-progress", ProgressBar.class).isIndeterminate()).isTrue();
        assertThat(find("quit-amount", Label.class).getText()).isEmpty();
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> quit.contains("quit")));
    }

    /** A list of ten that is held after the third. */
    private void pauseList() {
        onFx(
                () ->
                        runner.submit(
                                Job.of(
                                                "Move folders",
                                                progress -> {
                                                    list = progress;
                                                    progress.report(3, 10);
                                                    held.countDown();
                                                    progress.rest();
                                                    return await();
                                                })
                                        .writing()
                                        .pausable()));
        onFx(() -> jobs.running().getFirst().pause());
        Awaitility.await().until(() -> held.getCount() == 0);
        settle();
    }

    @Tag("painted")
    @Test
    void aPausedListIsLeftForLater() {
        pauseList();
        ask();
        picture("quit-held");
        assertThat(exists("quit-wait")).as("it would wait for ever").isFalse();
        assertThat(find("quit-amount", Label.class).getText())
                .isEqualTo("3 of 10 confirmed – paused");
        assertThat(isFocused("quit-later")).as("what Enter presses").isTrue();
        press(KeyCode.ENTER);
        assertThat(quit).containsExactly("quit");
        assertThat(onFx(() -> jobs.running().getFirst().pausedProperty().get()))
                .as("nothing goes on behind the back of whoever leaves it")
                .isTrue();
        answer.countDown();
    }

    @Test
    void aPausedListGoesOnAndThenItQuits() {
        pauseList();
        ask();
        assertThat(find("quit-resume", Button.class).getStyleClass())
                .as("it sends the rest")
                .contains("accent");
        assertThat(find("quit-later", Button.class).getStyleClass()).doesNotContain("accent");
        click("quit-resume");
        assertThat(onFx(() -> jobs.running().getFirst().pausedProperty().get())).isFalse();
        assertThat(quit).as("its answers are waited for").isEmpty();
        assertThat(exists("quit-progress")).isTrue();
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> quit.contains("quit")));
        assertThat(question.isOpen()).isFalse();
    }

    /** The service asks to wait: the job ends, and the rest was not sent. */
    @Tag("painted")
    @Test
    void aListThatTheServiceStopsIsNotTakenForSent() {
        pauseList();
        ask();
        click("quit-resume");
        refusals.incrementAndGet();
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
        settle();
        assertThat(quit).as("what it promised to wait for did not come").isEmpty();
        assertThat(robot().lookup(".dialog-title").queryLabeled().getText())
                .isEqualTo("Some changes weren’t sent");
        assertThat(focused()).as("what Enter presses").containsExactly("confirm-safe");
        picture("quit-stopped");
        press(KeyCode.ENTER);
        assertThat(quit).isEmpty();
        assertThat(stayed).hasValue(1);
    }

    @Test
    void whatTheServiceStopsMayStillBeLeft() {
        write();
        ask();
        click("quit-wait");
        refusals.incrementAndGet();
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> exists("confirm-do")));
        settle();
        assertThat(quit).containsExactly("moved");
        click("confirm-do");
        assertThat(quit).containsExactly("moved", "quit");
        assertThat(stayed).hasValue(0);
    }

    /** What was refused before is no matter of this waiting. */
    @Test
    void aFormerRefusalDoesNotHoldUpWhoWaits() {
        refusals.set(3);
        write();
        ask();
        click("quit-wait");
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> quit.contains("quit")));
        assertThat(stayed).hasValue(0);
    }

    /** What is on its way as the list is left gets its answer first. */
    @Test
    void aPausedListIsLeftWhenWhatIsOnItsWayHasItsAnswer() {
        pauseList();
        sending.set(true);
        ask();
        click("quit-later");
        assertThat(quit).isEmpty();
        sending.set(false);
        Objects.requireNonNull(list).report(4, 10);
        Awaitility.await().until(() -> onFx(() -> quit.contains("quit")));
        answer.countDown();
    }

    @Test
    void escLeavesAPausedListPaused() {
        pauseList();
        ask();
        press(KeyCode.ESCAPE);
        assertThat(exists("quit-later")).isFalse();
        assertThat(quit).isEmpty();
        assertThat(onFx(() -> jobs.running().getFirst().pausedProperty().get())).isTrue();
        answer.countDown();
    }

    @Test
    void quitsAnyway() {
        write();
        ask();
        click("quit-anyway");
        assertThat(quit).containsExactly("now");
        answer.countDown();
    }

    @Tag("painted")
    @Test
    void whatEndsWhileItAsksIsSaidAndTheAnswerIsStillThePersons() {
        write();
        ask();
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
        settle();
        assertThat(exists("quit-wait")).as("a question about what is over").isFalse();
        assertThat(quit).containsExactly("moved");
        assertThat(focused()).as("what Enter presses").containsExactly("confirm-safe");
        picture("quit-ended");
        click("confirm-do");
        assertThat(quit).containsExactly("moved", "quit");
    }

    @Test
    void cancelStays() {
        write();
        ask();
        click("quit-cancel");
        assertThat(exists("quit-wait")).isFalse();
        assertThat(stayed).hasValue(1);
        assertThat(quit).isEmpty();
        answer.countDown();
    }

    @Test
    void escStays() {
        write();
        ask();
        press(KeyCode.ESCAPE);
        assertThat(exists("quit-wait")).isFalse();
        assertThat(stayed).hasValue(1);
        answer.countDown();
        Awaitility.await().until(() -> onFx(() -> jobs.running().isEmpty()));
        settle();
        assertThat(quit).containsExactly("moved");
    }

    @Test
    void asksAlsoWhenOnlyTheServiceOfChangesKnows() {
        sending.set(true);
        ask();
        assertThat(exists("quit-wait")).isTrue();
        ask();
        assertThat(robot().lookup("#quit-wait").queryAll()).as("it is asked once").hasSize(1);
    }

    private boolean isOnButton() {
        return onFx(() -> window().getScene().getFocusOwner() instanceof Button);
    }

    private List<String> focused() {
        return onFx(
                () ->
                        Stream.of("confirm-safe", "confirm-do")
                                .map(id -> find(id, Button.class))
                                .filter(Node::isFocused)
                                .map(Node::getId)
                                .toList());
    }
}
