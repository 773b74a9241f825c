package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.store.keychain.Tokens;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.analytics.Hands;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** The drawer while a batch is on its way. */
class PendingPauseTest extends WindowTest {
    @TempDir Path home;
    private final JobRegistry jobs = new JobRegistry();
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(Platform::runLater, jobs, (_, _, _) -> {});
    private final WindowStage stage = new WindowStage(runner, jobs);
    private final CountDownLatch answer = new CountDownLatch(1);
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home, new Tokens(), new Hands());
        session = fixture.session("acme");
        session.changes()
                .lists()
                .keep(
                        StagedChange.together(
                                IntStream.rangeClosed(1, 3).mapToObj(this::rename).toList()));
        stage.waiting(PendingChangeReader.of(session, TrashService.of(session)));
        SharedActivity activity =
                new SharedActivity(
                        session, TrashService.of(session), Optional::empty, Platform::runLater);
        stage.drawer(ActivitySection.drawer(activity));
        show(() -> stage.window(Locale.ENGLISH, ActivitySection.definition(activity)));
        Awaitility.await().until(() -> exists("pending-pill"));
    }

    @AfterEach
    void close() {
        answer.countDown();
        fixture.close();
    }

    private StagedChange rename(int number) {
        FolderId id =
                new FolderId("c2222222-1111-4222-8333-44445555666" + Integer.toHexString(number));
        return FolderEdit.TYPE.stage(
                session.staging(),
                Folder.known(id).withName(Member.of("folder " + number)),
                FolderUpdate.rename("new " + number));
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private void applyAll() {
        for (int change = 0; change < 3; change++) {
            fixture.transport().answer(200, "{}");
        }
        click("pending-pill");
        Awaitility.await().until(() -> exists("pending-group-apply"));
        click("pending-group-apply");
        Awaitility.await().until(() -> exists("confirm-do"));
        fixture.transport().whileSending(_ -> waitForAnswer());
        click("confirm-do");
        Awaitility.await().until(() -> exists("changes-pause"));
    }

    private void waitForAnswer() {
        try {
            answer.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** The section behind the drawer has one as well. */
    private Button pause() {
        return (Button) find("pending-drawer", Node.class).lookup("#changes-pause");
    }

    @Test
    void aBatchIsPausedAboveAListThatCannotBeLoaded() {
        applyAll();
        fixture.stores().journal().close();
        press(KeyCode.ESCAPE);
        click("pending-pill");
        Awaitility.await().until(() -> exists("error-banner"));
        assertThat(onFx(() -> top(pause())))
                .isLessThan(onFx(() -> top(find("error-banner", Node.class))));
        onFx(
                () -> {
                    pause().fire();
                    return true;
                });
        Awaitility.await().until(() -> onFx(() -> pause().getText()).equals("Resume"));
    }
}
