package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeState;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.store.ChangeListFile;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A file of changes that is older than the damage to the journal: a funnel, a folder with a video
 * that is moved into it, and a folder that gets another name.
 */
class OlderFileDialogTest extends WindowTest {
    private static final FolderId LESSONS = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
    private static final VideoId VIDEO = new VideoId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");

    @TempDir Path home;
    @TempDir Path other;
    private final WindowStage stage = new WindowStage();
    private SessionFixture fixture;
    private Session session;
    private Path file;

    @BeforeEach
    void begin() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        file = other.resolve("changes.json");
    }

    @AfterEach
    void end() {
        fixture.close();
    }

    private Instant write(boolean saysWhen) {
        return write(saysWhen, _ -> true);
    }

    /** Writes the file with some changes, and returns when they were made. */
    private Instant write(boolean saysWhen, Predicate<ChangeLine> some) {
        try (SessionFixture theirs = new SessionFixture(other.resolve("home"))) {
            Session made = theirs.session("acme");
            StagedChange folder =
                    FolderCreation.TYPE.stage(made.staging(), new FolderDraft("New", null));
            StagedChange move =
                    VideoEdit.TYPE
                            .stage(
                                    made.staging(),
                                    Video.known(VIDEO),
                                    VideoUpdate.moveTo(new FolderId(folder.line().id().value())))
                            .needing(folder);
            List<ChangeLine> lines =
                    made.changes()
                            .lists()
                            .keep(
                                    List.of(
                                            NewFunnel.TYPE.stage(
                                                    made.staging(), new FunnelName("Leads")),
                                            folder,
                                            move,
                                            FolderEdit.TYPE.stage(
                                                    made.staging(),
                                                    Folder.known(LESSONS)
                                                            .withName(Member.of("Lessons")),
                                                    FolderUpdate.rename("Courses"))));
            ChangeList list = made.changes().lists().list(lines.stream().filter(some).toList());
            new ChangeListFile().write(file, saysWhen ? list : list.madeAt(null));
            return made.clock().instant();
        }
    }

    private void open(@Nullable Instant damagedAt) {
        stage.desk().willChoose(file);
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ActivitySection.definition(
                                        new SharedActivity(
                                                session,
                                                TrashService.of(session),
                                                () -> Optional.ofNullable(damagedAt),
                                                Platform::runLater))));
        choose();
    }

    private void choose() {
        Platform.runLater(
                () ->
                        robot().lookup(".main-window").queryAs(MainWindow.class).commands().stream()
                                .filter(command -> command.id().equals("changes-open"))
                                .forEach(command -> command.action().run()));
    }

    private void ask(@Nullable Instant damagedAt) {
        open(damagedAt);
        Awaitility.await().until(() -> exists("older-file-import"));
    }

    private CheckBox box(String text) {
        return robot().lookup(".older-file-rows .check-box").queryAllAs(CheckBox.class).stream()
                .filter(box -> box.getText().contains(text))
                .findFirst()
                .orElseThrow();
    }

    private List<Operation> taken() {
        return session.changes().inState(ChangeState.STAGED).stream()
                .map(ChangeLine::operation)
                .toList();
    }

    @Test
    void onlyWhatIsTickedIsImportedAndNothingElseIsHeldBack() {
        ask(write(true).plus(Duration.ofDays(1)));
        assertThat(robot().lookup(".older-file-rows .check-box").queryAllAs(CheckBox.class))
                .hasSize(2)
                .noneMatch(CheckBox::isSelected);
        assertThat(robot().lookup(".dialog-card .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(text -> text.contains("was made before the activity log was damaged on"))
                .anyMatch(text -> text.contains("an item that you leave out"));
        assertThat(find("older-file-cancel", Button.class).isFocused()).isTrue();

        robot().interact(() -> box("New").setSelected(true));
        click("older-file-import");
        Awaitility.await().until(() -> !exists("older-file-import"));
        Awaitility.await().until(() -> !taken().isEmpty());
        assertThat(taken())
                .containsExactly(
                        Operation.CREATE_FOLDER, Operation.UPDATE_VIDEO, Operation.UPDATE_FOLDER);
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void whatNeedsAnItemThatIsLeftOutIsLeftOut() {
        ask(write(true));
        click("older-file-import");
        Awaitility.await().until(() -> !taken().isEmpty());
        assertThat(taken()).containsExactly(Operation.UPDATE_FOLDER);
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(robot().lookup(".notice .label").queryAllAs(Label.class))
                                        .extracting(Label::getText)
                                        .contains(
                                                "1 pending change imported · 3 changes left out"));
    }

    @Test
    void aFileThatDoesNotSayWhenItWasMadeMayBeOlder() {
        ask(write(false).minus(Duration.ofDays(1)));
        assertThat(robot().lookup(".dialog-card .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(text -> text.contains("doesn’t say when it was made"));
        click("older-file-cancel");
        Awaitility.await().until(() -> !exists("older-file-import"));
        assertThat(taken()).isEmpty();
    }

    @Test
    void aLaterFileIsImportedWhole() {
        open(write(true).minusSeconds(1));
        Awaitility.await().until(() -> !taken().isEmpty());
        assertThat(taken()).hasSize(4);
        assertThat(exists("older-file-import")).isFalse();
    }

    @Test
    void nothingIsAskedWithoutDamage() {
        write(false);
        open(null);
        Awaitility.await().until(() -> !taken().isEmpty());
        assertThat(taken()).hasSize(4);
    }

    /** Only an addition would be there twice. */
    @Test
    void anOlderFileWithoutAdditionsIsImportedWithoutAQuestion() {
        Instant made = write(true, line -> line.operation() == Operation.UPDATE_FOLDER);
        open(made.plus(Duration.ofDays(1)));
        Awaitility.await().until(() -> !taken().isEmpty() || exists("older-file-import"));
        assertThat(taken()).containsExactly(Operation.UPDATE_FOLDER);
        assertThat(exists("older-file-import")).isFalse();
    }
}
