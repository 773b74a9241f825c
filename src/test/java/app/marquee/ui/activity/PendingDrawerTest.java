package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.store.keychain.Tokens;
import app.marquee.ui.analytics.Hands;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The drawer with the pending changes, by mouse and keyboard. */
class PendingDrawerTest extends WindowTest {
    private static final FolderId FOLDER = new FolderId("c1111111-1111-4222-8333-444455556666");

    private final Hands clock = new Hands();
    @TempDir Path home;
    private final WindowStage stage = new WindowStage();
    private SessionFixture fixture;
    private Session session;
    private ChangeLine waiting;
    private MainWindow window;

    @BeforeEach
    void begin() {
        fixture = new SessionFixture(home, new Tokens(), clock);
        session = fixture.session("acme");
        waiting =
                session.changes()
                        .lists()
                        .keep(
                                List.of(
                                        FolderEdit.TYPE.stage(
                                                session.staging(),
                                                Folder.known(FOLDER),
                                                FolderUpdate.rename("Aulas"))))
                        .getFirst();
        stage.waiting(PendingChangeReader.of(session, TrashService.of(session)));
        SharedActivity activity =
                new SharedActivity(
                        session, TrashService.of(session), Optional::empty, Platform::runLater);
        stage.drawer(ActivitySection.drawer(activity));
        window = onFx(() -> stage.window(Locale.ENGLISH, ActivitySection.definition(activity)));
        show(() -> window);
        Awaitility.await().until(() -> exists("pending-pill"));
    }

    @AfterEach
    void end() {
        fixture.close();
    }

    private void openDrawer() {
        click("pending-pill");
        Awaitility.await().until(() -> exists("pending-group-apply"));
    }

    private ChangeState state() {
        return session.changes().find(waiting.id()).orElseThrow().state();
    }

    private String words() {
        return onFx(
                () ->
                        find("pending-drawer", Node.class).lookupAll("*").stream()
                                .filter(node -> node.isVisible() && node.isManaged())
                                .map(PendingDrawerTest::said)
                                .toList()
                                .toString());
    }

    private static String said(Node node) {
        if (node instanceof StepText step) {
            return String.valueOf(step.getAccessibleText());
        }
        return node instanceof Labeled labeled ? String.valueOf(labeled.getText()) : "";
    }

    @Test
    void aBatchIsAppliedAfterItsReviewAndCanBeUndone() {
        fixture.transport()
                .answer(200, "{\"folders\":[{\"id\":\"" + FOLDER.value() + "\",\"name\":\"A\"}]}")
                .answer(200, "{}");
        openDrawer();
        assertThat(words())
                .contains("Pending changes", "Rename “c1111111…” to “Aulas”", "→ “Aulas”");
        assertThat(onFx(() -> find("pending-group-apply", Button.class).getText()))
                .isEqualTo("Review 1 change…");
        assertThat(exists("pending-apply")).as("the part has no other edit").isFalse();
        assertThat(exists("pending-more")).isFalse();
        click("pending-group-apply");
        Awaitility.await().until(() -> exists("confirm-do"));
        assertThat(state()).as("nothing is sent before the review").isEqualTo(ChangeState.STAGED);
        onFx(() -> find("confirm-do", Node.class).requestFocus());
        press(KeyCode.ENTER);
        Awaitility.await().until(() -> state() == ChangeState.DONE);
        Awaitility.await().until(() -> exists("pending-group-undo"));
        Awaitility.await().until(() -> !exists("pending-pill"));
        assertThat(words()).contains("Done today");
        assertThat(exists("pending-group-apply")).as("nothing is ready any more").isFalse();
    }

    @Test
    void aVideoHasItsFrameHereAndAmongAllChanges() {
        VideoId video = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
        session.changes()
                .lists()
                .keep(
                        List.of(
                                TrashChange.RECOVER.stage(
                                        session.staging(), List.of(video), Map.of())));
        openDrawer();
        assertThat(robot().lookup(".fake-frame").queryAll().stream().map(Node::getUserData))
                .containsExactly(video);
        byPalette("Activity");
        Awaitility.await().until(() -> exists("activity-changes-table"));
        Awaitility.await().until(() -> columns().contains("picture"));
    }

    private List<String> columns() {
        TableView<?> table = find("activity-changes-table", TableView.class);
        return onFx(() -> table.getVisibleLeafColumns().stream().map(TableColumn::getId).toList());
    }

    @Test
    void aBatchIsDiscardedAndNothingIsSent() {
        openDrawer();
        click("pending-group-discard");
        Awaitility.await().until(() -> state() == ChangeState.CANCELLED);
        Awaitility.await().until(() -> words().contains("No pending changes"));
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void anEqualEditIsOneRowThatOpensToItsItems() {
        List<ChangeLine> many =
                session.changes()
                        .lists()
                        .keep(StagedChange.together(List.of(hide(1), hide(2), hide(3))));
        session.changes().lists().giveUp(List.of(many.getLast().id()));
        openDrawer();
        assertThat(words())
                .contains("Ready to apply (3)", "2 × Status → Inactive", "Show 2 items")
                .doesNotContain("folder 1");
        click("pending-group-toggle");
        assertThat(words())
                .contains("folder 1", "folder 2", "Active → Inactive", "Show fewer")
                .as("what was discarded is in Activity only")
                .doesNotContain("folder 3");
        assertThat(applyText()).isEqualTo("Review 3 changes…");
    }

    @Test
    void aConflictIsComparedBeforeItIsRetried() {
        fixture.transport().fail(new Failure.Conflict(new Answer(409, "Out of date", "{}")));
        session.changes().apply(hide(1));
        openDrawer();
        assertThat(words())
                .contains("To check (1)", "Changed elsewhere")
                .as("one thing, one wording")
                .doesNotContain("Out of date", "Failed");
        Awaitility.await()
                .until(() -> find("pending-pill", Button.class).getText().endsWith("1 to check"));
        assertThat(exists("pending-look")).as("its outcome is known").isFalse();
        assertThat(onFx(() -> find("pending-group-apply", Button.class).getText()))
                .as("it isn't applied with the others")
                .isEqualTo("Review 1 change…");
        assertThat(
                        onFx(
                                () ->
                                        find("pending-group-compare", Button.class)
                                                .getParent()
                                                .getChildrenUnmodifiable()
                                                .stream()
                                                .map(Node::getId)
                                                .toList()))
                .containsExactly("pending-group-compare", "pending-group-retry");
        fixture.transport()
                .answer(
                        200,
                        "{\"folders\":[{\"id\":\"%s\",\"name\":\"folder 1\",\"status\":false}]}"
                                .formatted(session.changes().newest(1).getFirst().subject().id()));
        click("pending-group-compare");
        Awaitility.await().until(() -> exists("compare-items"));
        assertThat(
                        onFx(
                                () ->
                                        find("compare-items", Node.class)
                                                .lookupAll(".label")
                                                .stream()
                                                .map(node -> ((Labeled) node).getText())
                                                .toList()))
                .contains("folder 1", "The platform already has your value.");
        click("compare-close");
        assertThat(exists("compare-items")).isFalse();
    }

    @Test
    void allPendingOnesAreDiscardedFromTheMenuAfterAQuestion() {
        keep(1);
        openDrawer();
        MenuItem discard = find("pending-more", MenuButton.class).getItems().getFirst();
        assertThat(discard.getText()).isEqualTo("Discard all…");
        onFx(discard::fire);
        settle();
        assertThat(state()).isEqualTo(ChangeState.STAGED);
        click("confirm-do");
        Awaitility.await().until(() -> state() == ChangeState.CANCELLED);
    }

    private String applyText() {
        return onFx(() -> find("pending-apply", Button.class).getText());
    }

    private StagedChange hide(int number) {
        FolderId id =
                new FolderId("c2222222-1111-4222-8333-44445555666" + Integer.toHexString(number));
        return FolderEdit.TYPE.stage(
                session.staging(),
                Folder.known(id)
                        .withName(Member.of("folder " + number))
                        .withActive(Member.of(true)),
                FolderUpdate.setActive(false));
    }

    @Test
    void noticesLieBesideIt() {
        openDrawer();
        onFx(() -> window.notices().done("Saved"));
        settle();
        assertThat(onFx(() -> area("notice").intersects(area("pending-drawer")))).isFalse();
    }

    private Bounds area(String id) {
        Node node = find(id, Node.class);
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void escClosesItAndTheFocusGoesBack() {
        openDrawer();
        press(KeyCode.ESCAPE);
        assertThat(exists("pending-drawer")).isFalse();
        assertThat(onFx(() -> find("pending-pill", Node.class).isFocused())).isTrue();
        openDrawer();
        byPalette("Activity");
        assertThat(exists("activity-changes-table")).isTrue();
        assertThat(exists("pending-drawer")).as("the section does not cover it").isTrue();
    }

    /** What is being applied is handled there whether its list can be read or not. */
    @Test
    void aBatchIsResumedAboveAListThatCannotBeLoaded() {
        fixture.transport().answer(200, "{}").answer(200, "{}").answer(200, "{}");
        keep(6);
        openDrawer();
        click("pending-apply");
        Awaitility.await().until(() -> exists("confirm-do"));
        Failure limited = new Failure.RateLimited(new Answer(429, null, ""), null);
        for (int sent = 0; sent < 7; sent++) {
            fixture.transport().fail(limited);
        }
        click("confirm-do");
        Awaitility.await().until(() -> exists("pending-resume"));
        fixture.stores().journal().close();
        press(KeyCode.ESCAPE);
        click("pending-pill");
        Awaitility.await().until(() -> exists("error-banner"));
        assertThat(exists("pending-resume")).isTrue();
        assertThat(onFx(() -> area("pending-resume").getMaxY()))
                .isLessThanOrEqualTo(onFx(() -> area("error-banner").getMinY()));
    }

    private StagedChange rename(int number) {
        FolderId id =
                new FolderId("c2222222-1111-4222-8333-44445555666" + Integer.toHexString(number));
        return FolderEdit.TYPE.stage(
                session.staging(),
                Folder.known(id).withName(Member.of("folder " + number)),
                FolderUpdate.rename("new " + number));
    }

    private List<ChangeLine> keep(int changes) {
        return session.changes()
                .lists()
                .keep(
                        StagedChange.together(
                                IntStream.rangeClosed(1, changes).mapToObj(this::rename).toList()));
    }

    @Test
    void eightChangesOfABatchAreAllShown() {
        keep(8);
        openDrawer();
        assertThat(words()).contains("new 8");
        assertThat(exists("pending-group-toggle")).isFalse();
    }

    /** What was applied of it is in another part. */
    @Test
    void theNinthOpensOnRequestAndClosesAgain() {
        List<ChangeLine> lines = keep(10);
        session.changes().lists().giveUp(List.of(lines.getFirst().id()));
        openDrawer();
        assertThat(words()).contains("new 9", "1 more").doesNotContain("new 10");
        click("pending-group-toggle");
        assertThat(words()).contains("new 10", "Show fewer");
        click("pending-group-toggle");
        assertThat(words()).contains("1 more").doesNotContain("new 10");
    }

    @Test
    void nothingIsRetriedOnAReadOnlyConnection() {
        fixture.transport().fail(new Failure.Invalid(new Answer(400, "No", "{}")));
        session.changes().apply(hide(1));
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.TEST, true)));
        click("pending-pill");
        Awaitility.await().until(() -> words().contains("Failed (1)"));
        assertThat(exists("pending-group-retry")).isFalse();
        assertThat(exists("pending-group-apply")).isFalse();
    }
}
