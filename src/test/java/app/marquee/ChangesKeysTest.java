package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.change.folder.FolderEdit;
import app.marquee.http.ApiRequest;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.operation.Operation;
import app.marquee.service.trash.TrashService;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.activity.ActivitySection;
import app.marquee.ui.activity.ChangeRow;
import app.marquee.ui.activity.SharedActivity;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.library.LibrarySection;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.SessionWindowTest;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.video.NoPictures;
import app.marquee.ui.video.RowPictures;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The change list of a real window: what waits is marked where it stands, and from there on it is
 * compared, sent, sent again, taken back, passed on and given up by keys alone.
 */
class ChangesKeysTest extends SessionWindowTest {
    private static final FolderId FOLDER = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");

    @TempDir Path folder;
    private final JobRegistry jobs = new JobRegistry();
    private final List<String> reported = new CopyOnWriteArrayList<>();
    private final VirtualThreadRunner tasks =
            new VirtualThreadRunner(Platform::runLater, jobs, (name, _, _) -> reported.add(name));
    private final WindowStage stage = new WindowStage(tasks, jobs);

    @AfterEach
    void endTasks() {
        tasks.close();
        assertThat(reported).isEmpty();
    }

    private void open() {
        wire().always(Operation.LIST_VIDEOS, 200, "{\"videos\":[]}");
        wire().always(Operation.GET_RANKING, 200, "[]");
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                LibrarySection.definition(
                                        session(),
                                        ReportSources.of(session(), new FakeMemory()),
                                        new RowPictures.Source(
                                                new NoPictures(), Platform::runLater)),
                                ActivitySection.definition(
                                        new SharedActivity(
                                                session(),
                                                TrashService.of(session()),
                                                Optional::empty,
                                                Platform::runLater))));
    }

    private ScriptedTransport folders(String name) {
        return wire().answer(
                        200,
                        "{\"folders\":[{\"id\":\"%s\",\"name\":\"%s\"}]}".formatted(FOLDER, name));
    }

    private ChangeLine keepRename() {
        Folder folder = Folder.known(FOLDER).withName(Member.of("Aulas"));
        return session()
                .changes()
                .lists()
                .keep(
                        List.of(
                                FolderEdit.TYPE.stage(
                                        session().staging(),
                                        folder,
                                        FolderUpdate.rename("Lições"))))
                .getFirst();
    }

    private ChangeState state(ChangeLine line) {
        return session().changes().find(line.id()).orElseThrow().state();
    }

    private boolean isMarked() {
        return onFx(() -> robot().lookup(".waiting-mark").tryQuery().isPresent());
    }

    @Test
    void whatWaitsIsMarkedAndGoesItsWayByKeysAlone() {
        folders("Aulas");
        open();
        ChangeLine line = keepRename();
        Awaitility.await().until(this::isMarked);
        Node mark = robot().lookup(".waiting-mark").query();
        assertThat(onFx(mark::getAccessibleText))
                .isEqualTo(
                        "Pending: Rename “Aulas” to “Lições”."
                                + " You’re seeing the current value.");
        settle();
        robot().clickOn(robot().lookup(".waiting-mark").<Node>query());
        Awaitility.await().until(() -> exists("activity-changes-table"));
        Awaitility.await().until(() -> chosen().equals(List.of(line.id().value())));

        folders("Aulas").fail(new Failure.Invalid(new Answer(400, "Não", "{}")));
        review("Review and apply");
        assertThat(state(line)).isEqualTo(ChangeState.STAGED);
        press(KeyCode.ENTER);
        awaitState(line, ChangeState.FAILED);

        folders("Aulas").answer(200, "{}");
        review("Review and apply");
        press(KeyCode.ENTER);
        awaitState(line, ChangeState.DONE);

        wire().fail(new Failure.LostAnswer("gone"));
        review("Undo");
        press(KeyCode.ENTER);
        Awaitility.await().until(() -> !newest().id().equals(line.id()));
        ChangeLine back = newest();
        assertThat(back.origin().inverseOf()).isEqualTo(line.id());
        awaitState(back, ChangeState.UNKNOWN);
        selectFirst();
        folders("Aulas");
        byPalette("Check status");
        awaitState(back, ChangeState.DONE);

        press(KeyCode.SHORTCUT, KeyCode.DIGIT1);
        Awaitility.await().until(() -> !isMarked());
    }

    @Test
    void aListIsPassedOnAndGivenUpByKeysAlone() {
        folders("Aulas");
        ChangeLine line = keepRename();
        open();
        byPalette("Activity");
        selectFirst();
        stage.desk().willChoose(folder.resolve("nowhere").resolve("list.json"));
        byPalette("Export changes");
        Awaitility.await().until(() -> exists("error-banner"));
        Path file = folder.resolve("list.json");
        stage.desk().willChoose(file);
        byPalette("Export changes");
        Awaitility.await().until(() -> Files.exists(file));
        assertThat(file).content().contains("Lições");

        // It is known here already.
        byPalette("Import changes");
        assertThat(session().changes().newest(10)).hasSize(1);

        selectFirst();
        byPalette("Discard");
        awaitState(line, ChangeState.CANCELLED);
        assertThat(wire().sent())
                .extracting(ApiRequest::operation)
                .containsOnly(Operation.LIST_FOLDERS, Operation.LIST_VIDEOS, Operation.GET_RANKING);
    }

    /** What a command proposes, when it is shown. */
    private void review(String title) {
        byPalette(title);
        Awaitility.await().until(() -> isFocused("confirm-do"));
    }

    private void awaitState(ChangeLine line, ChangeState wanted) {
        Awaitility.await().until(() -> state(line) == wanted);
    }

    private ChangeLine newest() {
        return session().changes().newest(10).getFirst();
    }

    private void selectFirst() {
        Awaitility.await().until(() -> exists("activity-changes-table"));
        tabTo("activity-changes-table");
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.HOME);
        // Below the heading of the day.
        press(KeyCode.DOWN);
    }

    private List<String> chosen() {
        return onFx(
                () -> {
                    TableView<?> table = find("activity-changes-table", TableView.class);
                    return table.getSelectionModel().getSelectedItems().stream()
                            .flatMap(row -> ((ChangeRow) row).lines().stream())
                            .map(line -> line.id().value())
                            .toList();
                });
    }
}
