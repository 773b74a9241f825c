package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Answer;
import app.marquee.model.ConnectionKind;
import app.marquee.model.Failure;
import app.marquee.model.Theme;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Pictures of the section in every state, to be looked at; fails when a state cannot be shown. */
class LibraryPicturesTest extends WindowTest {
    private final List<LibrarySection> made = new ArrayList<>();
    private LibraryWindow library = new LibraryWindow(new InlineRunner());
    private WindowStage stage = new WindowStage();

    private void open(TaskRunner tasks, Locale locale) {
        library = new LibraryWindow(tasks);
        library.account();
        stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(locale, library.definition(made)));
    }

    private LibraryModels models() {
        return made.getLast().models();
    }

    private void both(String name) {
        theme(Theme.LIGHT);
        assertThat(picture(name + "-light").width()).isEqualTo(1280);
        theme(Theme.DARK);
        assertThat(picture(name + "-dark").width()).isEqualTo(1280);
        theme(Theme.LIGHT);
    }

    @Test
    void full_with_videos_and_every_mark() {
        open(new InlineRunner(), Locale.ENGLISH);
        library.services.gate.nextFails();
        onFx(() -> rename(12, "Shorter"));
        library.services.gate.nextIsUnknown();
        onFx(() -> rename(7, "Action"));
        onFx(() -> rename(3, "Basic 09 "));
        onFx(() -> models().tree().select(Set.of(RowKey.of(id(1)))));
        Awaitility.await().until(() -> exists("video-table"));
        both("1-full");
        click("changes-all");
        both("2-all-changes");
    }

    @Test
    void loading_pending_and_paused() {
        HeldRunner held = new HeldRunner();
        open(held, Locale.of("pt", "BR"));
        both("3-loading");
        onFx(held::releaseAll);
        onFx(() -> rename(3, "Básico 9"));
        onFx(() -> models().tree().refresh());
        both("4-pending-refreshing");
        library.services.gate.nextIsPaused();
        onFx(held::releaseAll);
        both("5-paused");
    }

    @Test
    void rename_review_picker_and_create() {
        open(new InlineRunner(), Locale.ENGLISH);
        onFx(() -> models().edit().begin(id(3)));
        onFx(() -> models().edit().textProperty().set("Basic nine "));
        both("6-rename");
        onFx(() -> models().edit().textProperty().set("x".repeat(256)));
        both("7-rename-too-long");
        onFx(() -> models().edit().cancel());
        onFx(() -> models().tree().select(Set.of(RowKey.of(id(1)))));
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, false)));
        onFx(() -> models().actions().move(List.of(id(1)), id(5)));
        both("8-review-production");
        click("confirm-safe");
        click("folder-move");
        both("9-picker");
        click("folder-move-cancel");
        click("folder-create");
        robot().write("New");
        both("10-create");
        click("confirm-safe");
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        both("11-read-only");
    }

    @Test
    void empty_unlisted_known_and_failed() {
        open(new InlineRunner(), Locale.ENGLISH);
        library.services.folders.folders = new ArrayList<>();
        onFx(() -> made.getLast().refresh());
        both("12-empty");
        library.services.folders.whole = false;
        library.services.videoService.lists = false;
        onFx(() -> made.getLast().refresh());
        both("13-unlisted");
        click("empty-action");
        both("14-add");
        click("add-known-close");
        onFx(() -> models().tree().add(List.of(id(5), id(6))));
        both("15-known");
        library.services.folders.failure =
                new Failure.ServerError(new Answer(503, null, "<html>Down</html>"));
        onFx(() -> made.getLast().refresh());
        both("16-failed-over-content");
    }

    @Test
    void failed_at_first() {
        library.account();
        library.services.folders.failure =
                new Failure.Unauthorized(new Answer(401, "Invalid token", "{}"));
        show(() -> stage.window(Locale.of("pt", "BR"), library.definition(made)));
        both("17-failed-first");
    }

    private void rename(int folder, String name) {
        models().edit().begin(id(folder));
        models().edit().textProperty().set(name);
        models().edit().commit();
    }
}
