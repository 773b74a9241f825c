package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Buttons of a review, and what the bars and the list of changes say. */
class ChangeViewsTest extends WindowTest {
    @TempDir Path home;
    private final HeldRunner tasks = new HeldRunner();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private final Messages messages = Messages.of("change", Locale.ENGLISH);
    private final List<String> steps = new ArrayList<>();
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;

    @BeforeEach
    void openSession() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        flow = onFx(() -> new ChangeController(session.changes(), shell.context("trash")).flow());
    }

    @AfterEach
    void closeSession() {
        session.close();
        fixture.close();
    }

    private StagedChange rename(int at) {
        return FolderEdit.TYPE.stage(
                session.staging(),
                NumberedFolder.of(at, Member.of("Old " + at)),
                FolderUpdate.rename("New"));
    }

    private Proposal proposal(int count) {
        return Proposal.of(
                "Rename",
                "Rename",
                IntStream.rangeClosed(1, count).mapToObj(this::rename).toList());
    }

    private Button button(String id) {
        return shell.dialog().buttons().stream()
                .filter(node -> id.equals(node.getId()))
                .map(Button.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private List<String> buttons() {
        return shell.dialog().buttons().stream().map(Node::getId).toList();
    }

    @Test
    void aReviewSendsSavesOrDiscardsAndACarefulOneWarns() {
        onFx(() -> flow.propose(proposal(1)));
        assertThat(buttons()).containsExactly("confirm-safe", "confirm-keep", "confirm-do");
        assertThat(button("confirm-do").getStyleClass()).contains("accent");
        onFx(() -> flow.propose(proposal(1).warning("Careful", true)));
        assertThat(button("confirm-do").getStyleClass())
                .contains("accent")
                .doesNotContain("danger");
        onFx(() -> button("confirm-safe").fire());
        assertThat(shell.dialog().isClosed()).isTrue();
        assertThat(tasks.waiting()).isEmpty();
        onFx(() -> flow.propose(proposal(1)));
        onFx(() -> button("confirm-keep").fire());
        onFx(tasks::releaseAll);
        assertThat(session.changes().lists().waiting()).isOne();
        assertThat(fixture.transport().sent()).isEmpty();
        fixture.transport().answer(200, "{}");
        onFx(() -> flow.propose(proposal(1)));
        onFx(() -> button("confirm-do").fire());
        onFx(tasks::releaseAll);
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void whatIsPendingAlreadyCannotBeSavedAgain() {
        ChangeLine line = session.changes().lists().keep(List.of(rename(1))).getFirst();
        StagedChange pending = session.changes().again(line, Optional.empty()).orElseThrow();
        onFx(() -> flow.propose(Proposal.of("Rename", "Rename", List.of(pending))));
        assertThat(buttons()).containsExactly("confirm-safe", "confirm-do");
    }

    /** As Esc does. */
    @Test
    void aClosedReviewIsDiscardedAndLeadsBack() {
        onFx(() -> flow.proposeFrom(proposal(1), () -> steps.add("back")));
        onFx(() -> shell.dialog().close());
        assertThat(flow.reviewProperty().get()).isNull();
        assertThat(steps).containsExactly("back");
    }

    private String paused(Failure why) {
        fixture.transport().fail(why);
        onFx(() -> flow.send(proposal(1)));
        onFx(tasks::releaseAll);
        settle();
        String text = onFx(() -> find("changes-paused", Label.class).getText());
        onFx(flow::giveUpWaiting);
        onFx(tasks::releaseAll);
        return text;
    }

    @Test
    void aPauseSaysWhatItWaitsFor() {
        show(() -> new PausedBar(flow, shell.context("trash"), "apply", new Button("Drop")));
        assertThat(exists("changes-paused")).isFalse();
        Answer limited = new Answer(429, null, "");
        assertThat(paused(new Failure.NoToken())).isEqualTo(messages.text("paused.token"));
        assertThat(paused(new Failure.RateLimited(limited, null)))
                .isEqualTo(messages.text("paused.wait"));
        assertThat(paused(new Failure.RateLimited(limited, Duration.ofSeconds(30))))
                .isEqualTo(
                        messages.text(
                                "paused.until",
                                messages.formats()
                                        .time(
                                                SessionFixture.NOON.plusSeconds(30),
                                                FakeShell.ZONE)));
        assertThat(exists("changes-paused")).isFalse();
    }

    @Test
    void progressCountsWhatHasEnded() {
        VBox place = new VBox();
        show(
                () -> {
                    new SendingBar(flow, messages, "stop", place);
                    return place;
                });
        assertThat(exists("changes-sending")).isFalse();
        onFx(() -> flow.send(proposal(3)));
        settle();
        assertThat(find("changes-sending", Label.class).getText())
                .isEqualTo(messages.text("sending.now", 0, 3));
    }

    @Test
    void aRowTellsHowFarItsChangeIsUntilItsBatchIsOver() {
        IntStream.range(0, 2).forEach(_ -> fixture.transport().answer(200, "{}"));
        onFx(() -> flow.send(proposal(2)));
        assertThat(onFx(() -> flow.applying(folder(1)))).contains(ChangeEntry.State.SENDING);
        assertThat(onFx(() -> flow.applying(folder(2)))).contains(ChangeEntry.State.WAITING);
        assertThat(onFx(() -> flow.applying(folder(3)))).isEmpty();
        onFx(tasks::releaseAll);
        assertThat(onFx(() -> flow.applying(folder(1)))).as("all are applied").isEmpty();
    }

    private static FolderId folder(int at) {
        return NumberedFolder.of(at, Member.absent()).id();
    }

    @Test
    void theStripShowsTheLatestBatchWhileItIsInSight() {
        IntStream.range(0, 3).forEach(_ -> fixture.transport().answer(200, "{}"));
        onFx(() -> flow.send(proposal(1)));
        onFx(tasks::releaseAll);
        ChangeEntry first = flow.gestures().getFirst().entries().getFirst();
        ChangeStrip strip = onFx(() -> new ChangeStrip(flow, shell.context("trash"), (_, _) -> {}));
        assertThat(onFx(() -> strip.shows(first))).as("in no window").isFalse();
        VBox place = new VBox();
        show(
                () -> {
                    place.getChildren().setAll(strip);
                    return place;
                });
        assertThat(onFx(() -> strip.shows(first))).isTrue();
        onFx(() -> place.setVisible(false));
        assertThat(onFx(() -> strip.shows(first))).as("hidden").isFalse();
        onFx(() -> place.setVisible(true));
        onFx(() -> flow.send(proposal(1)));
        onFx(tasks::releaseAll);
        assertThat(onFx(() -> strip.shows(first))).as("a later one is shown").isFalse();
        onFx(() -> find("changes-all", Button.class).fire());
        assertThat(onFx(() -> strip.shows(first))).isTrue();
        onFx(() -> find("changes-close", Button.class).fire());
        assertThat(onFx(() -> strip.shows(first))).as("closed").isFalse();
    }

    @Test
    void theDetailsOfWhatWasVerifiedAreInActivity() {
        ChangeController changes =
                onFx(() -> new ChangeController(session.changes(), shell.context("trash")));
        fixture.transport().fail(new Failure.ServerError(new Answer(500, null, "")));
        onFx(() -> changes.flow().send(proposal(1)));
        onFx(tasks::releaseAll);
        show(changes::strip);
        assertThat(states()).containsExactly("Rename. " + messages.text("state.UNKNOWN"));
        onFx(
                () ->
                        changes.flow()
                                .settle(
                                        changes.flow()
                                                .gestures()
                                                .getFirst()
                                                .entries()
                                                .getFirst()
                                                .line()
                                                .id(),
                                        true));
        assertThat(states()).containsExactly("Rename. " + messages.text("state.FOUND_DONE"));
        onFx(() -> find("changes-why", Button.class).fire());
        assertThat(shell.places()).containsExactly(new Place.PendingChanges());
    }

    private List<String> states() {
        settle();
        return onFx(
                () ->
                        robot().lookup(".change-row").match(Node::isVisible).queryAll().stream()
                                .map(Node::getAccessibleText)
                                .toList());
    }

    @Test
    void theListCountsWhatWasAppliedUnlessItIsAll() {
        IntStream.range(0, 2).forEach(_ -> fixture.transport().answer(200, "{}"));
        onFx(() -> flow.send(proposal(2)));
        // Before the window is there, which must not wait for it.
        onFx(tasks::releaseAll);
        show(() -> new ChangeStrip(flow, shell.context("trash"), (_, _) -> {}));
        assertThat(states()).containsExactly("Rename. " + messages.text("state.DONE"));
        onFx(() -> flow.settle(flow.gestures().getFirst().entries().getFirst().line().id(), true));
        assertThat(states()).containsExactly("Rename. " + messages.text("state.FOUND_DONE"));
        onFx(() -> flow.settle(flow.gestures().getFirst().entries().getFirst().line().id(), false));
        assertThat(states())
                .containsExactly(
                        "Rename. "
                                + messages.text("state.FOUND_UNDONE")
                                + " · "
                                + messages.text("state.some", 1, 2));
    }
}
