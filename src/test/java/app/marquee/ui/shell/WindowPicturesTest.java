package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Answer;
import app.marquee.model.ConnectionKind;
import app.marquee.model.Failure;
import app.marquee.model.Theme;
import app.marquee.ui.control.About;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Pictures of the window in every state, to be looked at; fails when a state cannot be shown. */
class WindowPicturesTest extends WindowTest {
    private final List<DummySection> made = new ArrayList<>();
    private final WindowStage stage = new WindowStage();

    private void open(Locale locale) {
        show(
                () ->
                        stage.window(
                                locale,
                                define("library", SectionGroup.CONTENT, "fth-folder"),
                                define("playlists", SectionGroup.CONTENT, "fth-list"),
                                define("videos", SectionGroup.CONTENT, "fth-film"),
                                define("cities", SectionGroup.ANALYTICS, "fth-map-pin"),
                                define("ranking", SectionGroup.ANALYTICS, "fth-bar-chart-2"),
                                define("activity", SectionGroup.APPLICATION, "fth-activity"),
                                define("settings", SectionGroup.APPLICATION, "fth-settings")));
    }

    private SectionDefinition define(String id, SectionGroup group, String icon) {
        return DummySection.definition(id, group, icon, made::add);
    }

    private DummySection front() {
        return made.getLast();
    }

    private void both(String name) {
        theme(Theme.LIGHT);
        assertThat(picture(name + "-light").width()).isEqualTo(1280);
        theme(Theme.DARK);
        assertThat(picture(name + "-dark").width()).isEqualTo(1280);
        theme(Theme.LIGHT);
    }

    @Test
    void everyState() {
        open(Locale.ENGLISH);
        onFx(() -> front().states().loading());
        both("1-loading");
        onFx(() -> front().empty());
        both("2-empty");
        onFx(() -> front().fail());
        both("3-error-over-empty");
        onFx(() -> front().full());
        both("4-full");
        onFx(() -> front().states().loading());
        both("5-refreshing");
        onFx(() -> front().states().stale(FakeShell.NOW.minusSeconds(200_000)));
        both("6-stale");
        onFx(() -> front().fail());
        both("7-error-over-content");
        click("error-raw");
        both("8-error-raw");
    }

    @Test
    void aFirstLoadThatFails() {
        open(Locale.of("pt", "BR"));
        onFx(() -> front().fail());
        both("9-error-first");
    }

    @Test
    void dialogsAndNotices() {
        open(Locale.ENGLISH);
        onFx(
                () -> {
                    stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true));
                    front().full();
                    front().context().notices().done("Folder renamed", "Undo", () -> {});
                    front().context().notices().warn("Two of twelve videos were known already");
                    front().context()
                            .notices()
                            .failed(
                                    "Rename folder",
                                    new Failure.LostAnswer("Connection reset"),
                                    About.FOLDER);
                });
        both("10-notices");
        onFx(
                () ->
                        front().context()
                                .dialogs()
                                .confirm(
                                        Confirmation.destructive(
                                                        "Delete playlist ‘Onboarding’?",
                                                        "The playlist is deleted for good; its"
                                                            + " videos stay in the library. This"
                                                            + " cannot be undone.",
                                                        "Delete playlist ‘Onboarding’",
                                                        () -> {})
                                                .typing("Onboarding")));
        both("11-confirm");
        click("confirm-safe");
        click("shortcuts-button");
        both("12-shortcuts");
        click("dialog-close");
        onFx(
                () ->
                        front().context()
                                .notices()
                                .failed(
                                        "Save",
                                        new Failure.Unauthorized(new Answer(401, null, "")),
                                        About.PLAYLIST));
        both("13-banner");
    }
}
