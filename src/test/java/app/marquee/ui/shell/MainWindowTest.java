package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.Settings;
import app.marquee.model.settings.Theme;
import app.marquee.task.HeldRunner;
import app.marquee.task.Job;
import app.marquee.task.JobRegistry;
import app.marquee.text.FailureSubject;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The window around the sections: rail, keys, connection, language, endings. */
class MainWindowTest extends WindowTest {
    private final List<DummySection> made = new ArrayList<>();
    private final HeldRunner runner = new HeldRunner();
    private final WindowStage stage = new WindowStage(runner, new JobRegistry());
    private @Nullable MainWindow window;

    private void open() {
        show(
                () -> {
                    window =
                            stage.window(
                                    Locale.ENGLISH,
                                    define("library", SectionGroup.CONTENT),
                                    define("videos", SectionGroup.CONTENT),
                                    define("ranking", SectionGroup.ANALYTICS),
                                    define("settings", SectionGroup.APPLICATION));
                    return window;
                });
    }

    private SectionDefinition define(String id, SectionGroup group) {
        return DummySection.definition(id, group, "fth-folder", made::add);
    }

    private MainWindow main() {
        return Objects.requireNonNull(window);
    }

    private DummySection section(int number) {
        return made.get(number);
    }

    private boolean isSelected(String navId) {
        return find(navId, ToggleButton.class).isSelected();
    }

    @Test
    void theRailShowsTheSectionsThatExistAndNoOthers() {
        open();
        assertThat(robot().lookup(".nav-item").queryAllAs(ToggleButton.class))
                .extracting(ToggleButton::getId)
                .containsExactly("nav-library", "nav-videos", "nav-ranking", "nav-settings");
    }

    @Test
    void aSectionIsMadeWhenItIsFirstOpened() {
        open();
        assertThat(made).hasSize(1);
        click("nav-ranking");
        assertThat(made).hasSize(2);
        click("nav-library");
        click("nav-library");
        assertThat(made).hasSize(2);
        assertThat(section(0).calls).containsExactly("shown", "hidden", "shown");
        assertThat(isSelected("nav-library")).isTrue();
        assertThat(isSelected("nav-ranking")).isFalse();
    }

    @Test
    void whatASectionRemembersIsOfItsConnectionOnly() {
        open();
        onFx(() -> section(0).context().memory().keep("selected", "one"));
        String own = Settings.viewsOf(stage.connection().get().id());
        assertThat(stage.memory().recall(own + ".library.selected")).isEqualTo("one");
        assertThat(stage.memory().recall("library.selected")).isNull();
    }

    @Test
    void theRailIsWalkedWithTheArrows() {
        open();
        onFx(() -> find("nav-library", ToggleButton.class).requestFocus());
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        assertThat(main().frontSection()).isEqualTo("ranking");
        press(KeyCode.UP);
        assertThat(main().frontSection()).isEqualTo("videos");
        assertThat(find("nav-videos", ToggleButton.class).isFocused()).isTrue();
    }

    @Test
    void keysOpenSectionsRefreshAndGoToTheFilter() {
        open();
        press(KeyCode.SHORTCUT, KeyCode.DIGIT3);
        assertThat(main().frontSection()).isEqualTo("ranking");
        press(KeyCode.SHORTCUT, KeyCode.DIGIT8);
        assertThat(main().frontSection()).isEqualTo("ranking");
        press(KeyCode.F5);
        assertThat(section(1).calls).contains("refresh");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(find("dummy-filter", javafx.scene.control.TextField.class).isFocused()).isTrue();
    }

    @Test
    void escapeCancelsTheLoadOfTheSectionInFront() {
        open();
        List<String> endings = new ArrayList<>();
        onFx(
                () ->
                        section(0)
                                .context()
                                .tasks()
                                .submit(
                                        Job.of("Load", _ -> "answer")
                                                .onSuccess(endings::add)
                                                .onCancelled(() -> endings.add("cancelled"))));
        press(KeyCode.ESCAPE);
        onFx(runner::releaseAll);
        assertThat(endings).containsExactly("cancelled");
    }

    @Test
    void nothingReachesASectionThatIsGone() {
        open();
        List<String> endings = new ArrayList<>();
        onFx(
                () ->
                        section(0)
                                .context()
                                .tasks()
                                .submit(
                                        Job.of("Load", _ -> "answer")
                                                .onSuccess(endings::add)
                                                .onFinally(() -> endings.add("finally"))));
        onFx(() -> main().close());
        onFx(runner::releaseAll);
        assertThat(endings).isEmpty();
        assertThat(section(0).calls).endsWith("close");
    }

    @Test
    void helpComesFromWithinAField() {
        open();
        type("dummy-filter", "x");
        press(KeyCode.F1);
        assertThat(exists("shortcut-sheet")).isTrue();
    }

    @Test
    void aQuestionMarkShowsTheKeysAndEscapeTakesThemAway() {
        open();
        onFx(() -> find("nav-library", ToggleButton.class).requestFocus());
        robot().write("?");
        settle();
        assertThat(exists("shortcut-sheet")).isTrue();
        press(KeyCode.F5);
        assertThat(section(0).calls).doesNotContain("refresh");
        press(KeyCode.ESCAPE);
        assertThat(exists("shortcut-sheet")).isFalse();
        assertThat(find("nav-library", ToggleButton.class).isFocused()).isTrue();
    }

    @Test
    void aQuestionMarkAndASlashInAFieldAreText() {
        open();
        type("dummy-filter", "?/");
        assertThat(exists("shortcut-sheet")).isFalse();
        assertThat(find("dummy-filter", javafx.scene.control.TextField.class).getText())
                .isEqualTo("?/");
    }

    @Test
    void aSlashGoesToTheFilterAndIsNotItsFirstLetter() {
        open();
        onFx(() -> find("nav-library", ToggleButton.class).requestFocus());
        robot().write("/");
        settle();
        assertThat(find("dummy-filter", javafx.scene.control.TextField.class).isFocused()).isTrue();
        assertThat(find("dummy-filter", javafx.scene.control.TextField.class).getText()).isEmpty();
    }

    @Test
    void aFilterIsEmptiedByEscapeAndByItsCross() {
        open();
        javafx.scene.control.TextField filter =
                find("dummy-filter", javafx.scene.control.TextField.class);
        assertThat(exists("dummy-filter-clear")).isFalse();
        type("dummy-filter", "intro");
        press(KeyCode.ESCAPE);
        assertThat(filter.getText()).isEmpty();
        type("dummy-filter", "intro");
        click("dummy-filter-clear");
        assertThat(filter.getText()).isEmpty();
        assertThat(filter.isFocused()).isTrue();
        assertThat(exists("dummy-filter-clear")).isFalse();
    }

    @Test
    void navigationOpensWhatCanOpenAThing() {
        open();
        VideoId video = new VideoId("0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b");
        Navigation navigation = main().navigation();
        assertThat(navigation.canOpen(VideoId.class)).isTrue();
        assertThat(navigation.canOpen(FolderId.class)).isFalse();
        onFx(() -> navigation.open(video));
        assertThat(main().frontSection()).isEqualTo("videos");
        assertThat(section(1).calls).containsExactly("shown", "open " + video.value());
        onFx(() -> main().open("nowhere"));
        assertThat(main().frontSection()).isEqualTo("videos");
    }

    @Test
    void theConnectionIsNamedColouredAndLocked() {
        open();
        MenuButton pill = find("connection-menu", MenuButton.class);
        assertThat(pill.getAccessibleText()).doesNotContain("Read-only");
        assertThat(pill.getPseudoClassStates().toString()).contains("sandbox");
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        settle();
        assertThat(pill.getAccessibleText())
                .isEqualTo("Connection Acme Video, Production · Read-only");
        assertThat(pill.getPseudoClassStates().toString()).contains("production");
        assertThat(pill.lookup(".ikonli-font-icon").isVisible()).isTrue();
        assertThat(pill.getText()).isEqualTo("Acme Video");
        assertThat(main().titleProperty().get()).isEqualTo("Acme Video – Marquee");
    }

    @Test
    void aMissingTokenLeadsToTheSettings() {
        open();
        ConnectionSummary summary = FakeShell.connection(ConnectionKind.PRODUCTION, true);
        onFx(
                () ->
                        stage.connection()
                                .set(
                                        new ConnectionSummary(
                                                summary.id(),
                                                summary.name(),
                                                summary.kind(),
                                                true,
                                                ConnectionSummary.TokenState.MISSING,
                                                summary.zone(),
                                                summary.perMinute())));
        settle();
        click("token-mark");
        assertThat(main().frontSection()).isEqualTo("settings");
    }

    @Test
    void anotherConnectionIsChosenInTheMenu() {
        open();
        click("connection-menu");
        robot().clickOn("Acme Video (Production)");
        settle();
        assertThat(stage.opened()).containsExactly(new ConnectionId("c-PRODUCTION"));
    }

    @Test
    void whatWasTypedIsNotLostUnasked() {
        open();
        section(0).unsaved = true;
        onFx(this::askedForAnotherLanguage);
        settle();
        assertThat(find("confirm-safe", Labeled.class).isFocused()).isTrue();
        press(KeyCode.ENTER);
        assertThat(section(0).calls).doesNotContain("close");
        onFx(this::askedForAnotherLanguage);
        settle();
        click("confirm-do");
        assertThat(section(0).calls).endsWith("close");
        assertThat(robot().lookup(".rail-group").queryLabeled().getText()).isEqualTo("Conteúdo");
    }

    private void askedForAnotherLanguage() {
        main().ifNothingIsLost(() -> main().relocalize(Locale.of("pt", "BR")));
    }

    @Test
    void anotherLanguageKeepsTheSectionInFront() {
        open();
        click("nav-ranking");
        onFx(() -> main().relocalize(Locale.of("pt", "BR")));
        settle();
        assertThat(main().frontSection()).isEqualTo("ranking");
        assertThat(made.getLast().context().messages().text("copy")).isEqualTo("Copiar");
        assertThat(section(0).calls).endsWith("close");
        assertThat(section(1).calls).endsWith("close");
    }

    @Test
    void aFailureThatNobodyHandledIsShown() {
        open();
        onFx(
                () ->
                        main().notices()
                                .failed(
                                        "Load videos",
                                        new Failure.Defect("IllegalStateException"),
                                        FailureSubject.OTHER));
        settle();
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .isEqualTo("Load videos: Something went wrong in Marquee");
        click("error-raw");
        assertThat(exists("error-raw-copy")).isTrue();
        click("error-dismiss");
        assertThat(exists("error-banner")).isFalse();
    }

    @Test
    void aFailedChangeHasNoBannerAboveTheListOfChanges() {
        show(
                () -> {
                    window =
                            stage.window(
                                    Locale.ENGLISH,
                                    define("library", SectionGroup.CONTENT),
                                    define("settings", SectionGroup.APPLICATION)
                                            .opening(Place.PendingChanges.class));
                    return window;
                });
        failChange();
        assertThat(exists("error-step")).isTrue();
        click("nav-settings");
        assertThat(exists("error-step")).isFalse();
        failChange();
        assertThat(exists("error-step")).isFalse();
        click("nav-library");
        failChange();
        assertThat(exists("error-step")).isTrue();
    }

    private void failChange() {
        onFx(
                () ->
                        main().notices()
                                .failed(
                                        "Rename folder",
                                        new Failure.LostAnswer("gone"),
                                        FailureSubject.FOLDER,
                                        "Open Activity",
                                        () -> {}));
        settle();
    }

    @Test
    void retryTakesTheBannerAwayAndDoesItAgain() {
        open();
        List<String> again = new ArrayList<>();
        onFx(
                () ->
                        main().notices()
                                .failed(
                                        "Load",
                                        new Failure.ReadOnly(Operation.UPDATE_FOLDER),
                                        FailureSubject.FOLDER,
                                        () -> again.add("again")));
        settle();
        click("error-retry");
        assertThat(again).containsExactly("again");
        assertThat(exists("error-banner")).isFalse();
    }

    @Test
    void aNoticeOffersItsActionOnce() {
        open();
        List<String> undone = new ArrayList<>();
        onFx(
                () ->
                        main().notices()
                                .done(
                                        "Folder renamed",
                                        new Notices.Step("Undo", () -> undone.add("undo"))));
        settle();
        click("notice-action");
        assertThat(undone).containsExactly("undo");
        assertThat(exists("notice")).isFalse();
    }

    @Test
    void whereThereIsNoTableTheColumnsAreSaidToBeNone() {
        open();
        tryByPalette("reset column widths");
        onFx(runner::releaseAll);
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(robot().lookup("No table in this view").tryQuery())
                                        .isPresent());
    }

    @Test
    void oneWarningAtATimeStaysUntilItIsClosed() {
        open();
        onFx(
                () -> {
                    for (int i = 1; i <= 4; i++) {
                        main().notices().warn("Warning " + i);
                    }
                });
        settle();
        assertThat(robot().lookup("#notice").queryAll()).hasSize(1);
        assertThat(robot().lookup("Warning 4").tryQuery()).isPresent();
        click("notice-close");
        assertThat(robot().lookup("#notice").queryAll()).hasSize(1);
        assertThat(robot().lookup("Warning 3").tryQuery()).isPresent();
    }

    @Tag("painted")
    @Test
    void themesAreChangedWhileTheWindowIsShown() {
        open();
        theme(Theme.LIGHT);
        int light = picture("light").argb(640, 400);
        theme(Theme.DARK);
        int dark = picture("dark").argb(640, 400);
        assertThat(light).isEqualTo(0xffffffff);
        assertThat(dark).isEqualTo(0xff1b1f27);
    }
}
