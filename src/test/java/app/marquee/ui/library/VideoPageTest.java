package app.marquee.ui.library;

import static app.marquee.ui.analytics.FakeReads.browser;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Video;
import app.marquee.service.video.VideoOwners;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** One video by itself: opened by mouse and keys, with its custom fields, and left again. */
class VideoPageTest extends WindowTest {
    private final LibraryWindow library = new LibraryWindow(new InlineRunner());
    private final List<LibrarySection> made = new ArrayList<>();
    private WindowStage stage = new WindowStage();

    private void open() {
        library.account();
        library.services.pages.field("course", "Java");
        library.services.pages.field("Course ", null);
        stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        robot().clickOn("Courses");
        Awaitility.await().until(() -> exists("video-table") && !videos().getItems().isEmpty());
        onFx(() -> videos().requestFocus());
        onFx(() -> videos().getSelectionModel().clearAndSelect(0));
        settle();
    }

    private void openPage(String tab) {
        open();
        press(KeyCode.ENTER);
        click("video-tab-" + tab);
    }

    private void openPage(String tab, String frame) {
        library.services.pages.frame = frame;
        openPage(tab);
    }

    private TableView<?> videos() {
        return find("video-table", TableView.class);
    }

    private int fields() {
        TableView<?> table = find("video-fields", TableView.class);
        return onFx(() -> table.getItems().size());
    }

    private String words() {
        return onFx(
                () ->
                        robot().lookup(".label").queryAllAs(Node.class).stream()
                                .filter(Labeled.class::isInstance)
                                .map(node -> String.valueOf(((Labeled) node).getText()))
                                .reduce("", (a, b) -> a + "\n" + b));
    }

    @Test
    void enterOpensItAndAltLeftLeadsBack() {
        openPage("fields");

        assertThat(fields()).isEqualTo(2);
        assertThat(words()).contains("Unknown");
        assertThat(exists("video-id")).as("plumbing").isFalse();
        developerDetails();
        assertThat(exists("video-id")).isTrue();
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(exists("video-fields")).isFalse();
        assertThat(videos().isFocused()).isTrue();
        assertThat(onFx(() -> videos().getSelectionModel().getSelectedIndex())).isZero();
    }

    @Test
    void theDevicesAndBrowsersOfItsViewersAreOnThePage() {
        library.reads.browsers =
                List.of(
                        browser("Chrome Mobile 126", null, 60L),
                        browser("Chrome 126", null, 30L),
                        browser("Brave", null, 10L));
        openPage("browsers");
        String video = VideosViewModelTest.video(1).id().value();
        List<String> asked =
                List.of(
                        "browsers " + video + " day",
                        "referrers 2026-02-10 day",
                        "browsers " + video + " total");
        assertThat(library.reads.asked).containsExactlyInAnyOrderElementsOf(asked);
        assertThat(shares("video-browsers-devices"))
                .containsExactly(
                        "Phones and tablets: 60.0%", "Computers: 30.0%", "Unknown device: 10.0%");
        assertThat(shares("video-browsers-list")).containsExactly("Chrome: 90.0%", "Brave: 10.0%");
        press(KeyCode.F5);
        assertThat(library.reads.asked)
                .as("what this tab shows once more")
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(asked.stream(), Stream.of("browsers " + video + " total"))
                                .toList());
    }

    @Test
    void thePageIsThereWithoutItsBrowsers() {
        library.reads.failure = new Failure.NotFound(new Answer(404, null, "{}"));
        openPage("browsers");
        assertThat(exists("video-browsers-list")).isFalse();
        library.reads.failure = null;
        library.reads.browsers = List.of(browser("Smart TV", null, 1L));
        click("empty-action");
        assertThat(shares("video-browsers-devices"))
                .containsExactly("TVs and game consoles: 100.0%");
    }

    private List<String> shares(String list) {
        return onFx(
                () ->
                        find(list, VBox.class).getChildren().stream()
                                .map(Node::getAccessibleText)
                                .toList());
    }

    @Test
    void itsPlaylistsAndFunnelsAreNamedAndTheNextOneIsShown() {
        library.services.pages.owners =
                new VideoOwners(
                        List.of(
                                new KnownItem(
                                        ItemKind.PLAYLIST, "p1", "Basics", ItemSource.LIST, null)),
                        List.of());
        openPage("overview");
        assertThat(links()).containsExactly("Basics");
        assertThat(words()).contains("None known").contains("1 of 5");
        assertThat(find("video-previous", Button.class).isDisabled()).isTrue();
        press(KeyCode.ALT, KeyCode.DOWN);
        assertThat(words()).contains("2 of 5");
        press(KeyCode.ALT, KeyCode.UP);
        assertThat(words()).contains("1 of 5");
        click("video-next");
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(onFx(() -> videos().getSelectionModel().getSelectedIndex())).isEqualTo(1);
    }

    private static RankingRow row(@Nullable Long views) {
        return new RankingRow(
                VideosViewModelTest.video(1).id(),
                null,
                new Counters(views, null, views, null),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    private void ranking() {
        library.reads.kept = List.of(row(90L), row(84L, 2));
        library.reads.keptDays =
                new Period(FakeReads.TODAY.minusDays(28), FakeReads.TODAY.minusDays(1));
    }

    private static RankingRow row(long views, int video) {
        return FakeReads.video(VideosViewModelTest.video(video).id(), views);
    }

    private static List<BrowserRow> byDay(@Nullable Long views) {
        return Stream.iterate(FakeReads.TODAY.minusDays(1), day -> day.minusDays(1))
                .limit(28)
                .flatMap(
                        day ->
                                Stream.of(
                                        browser("Chrome", day.toString(), 5L),
                                        browser("Safari", day.toString(), views)))
                .toList();
    }

    @Test
    void itsCurveIsThereFromOneRequestWithItsRank() {
        ranking();
        library.reads.browsers = byDay(2L);
        openPage("overview");
        assertThat(words()).contains("Last 28 days · ").contains("1 of 2");
        assertThat(onFx(() -> find("video-trend", SeriesChart.class).summary()))
                .contains("Views")
                .as("the sum of its browsers")
                .contains("7");
        assertThat(library.reads.asked.stream().filter(each -> each.startsWith("browsers")))
                .hasSize(1);
        assertThat(exists("video-trend-note")).isFalse();
    }

    /** The platform has no sources of one video, so the panel is of the account and says so. */
    @Test
    void aDayOfItsCurveIsExplained() {
        ranking();
        library.reads.browsers = byDay(2L);
        openPage("overview");
        onFx(() -> find("video-trend", SeriesChart.class).requestFocus());
        press(KeyCode.END);
        press(KeyCode.ENTER);
        settle();
        assertThat(exists("day-panel")).isTrue();
        assertThat(exists("day-account")).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(exists("day-panel")).isFalse();
        assertThat(onFx(() -> find("video-trend", SeriesChart.class).isFocused())).isTrue();
    }

    /** A curve that is left out without a word looks like a video without days. */
    @Test
    void daysThatFailAreSaidInOneLineAndRetried() {
        ranking();
        library.reads.browsers = byDay(2L);
        Period days = new Period(FakeReads.TODAY.minusDays(28), FakeReads.TODAY.minusDays(1));
        library.reads.failing = days.after(days.shift(-1));
        openPage("overview");
        assertThat(exists("video-days-failed")).isTrue();
        library.reads.failing = null;
        click("video-days-retry");
        assertThat(exists("video-days-failed")).isFalse();
        assertThat(exists("video-trend")).isTrue();
    }

    @Test
    void aDayWithARowWithoutViewsIsAtLeastAndNoRankingIsNeeded() {
        library.reads.browsers = byDay(null);
        openPage("overview");
        assertThat(exists("video-trend")).isTrue();
        assertThat(onFx(() -> find("video-trend-note", Label.class).getText()))
                .isEqualTo("At least: some browsers have no values.");
        assertThat(exists("video-figure-views")).isFalse();
    }

    @Test
    void theSourcesOnThoseDaysAreHeadedAsThoseOfTheAccount() {
        library.reads.referrers =
                List.of(
                        FakeReads.referrer("https://www.google.com/", day(), 3L),
                        FakeReads.referrer("", day(), 1L));
        openPage("overview");
        assertThat(words()).contains("Sources of the whole account").contains("75.0%");
    }

    private static String day() {
        return FakeReads.TODAY.minusDays(2).toString();
    }

    /** The platform gives the length 0 until it has processed a video. */
    @Test
    void theLengthOfAVideoThatIsNotProcessedIsUnknown() {
        Video video = VideosViewModelTest.video(1);
        library.services.pages.video = ofLength(video, BigDecimal.valueOf(200));
        openPage("overview");
        assertThat(words()).contains("3:20");
        library.services.pages.video = ofLength(video, BigDecimal.ZERO);
        press(KeyCode.F5);
        assertThat(words()).doesNotContain("3:20").doesNotContain("0:00").contains("Length · Size");
    }

    private List<String> links() {
        return onFx(
                () ->
                        robot().lookup(".hyperlink").queryAllAs(Hyperlink.class).stream()
                                .map(Labeled::getText)
                                .toList());
    }

    @Test
    void itsThumbnailsAreLoadedInTheirTabOnly() {
        openPage("overview");
        assertThat(exists("thumb-1")).isFalse();
        click("video-tab-thumbnails");
        Awaitility.await().until(() -> exists("thumb-1"));
        assertThat(exists("thumb-use-1")).isFalse();
    }

    @Test
    void theTitleIsEditedInItsPlaceAndSentFromThere() {
        library.services.pages.video = VideosViewModelTest.video(1);
        openPage("overview");
        click("video-page-rename");
        assertThat(find("video-page-title", TextField.class).isFocused()).isTrue();
        robot().write("Dropped");
        press(KeyCode.ESCAPE);
        assertThat(exists("video-page-title")).isFalse();
        assertThat(find("video-page-rename", Button.class).isFocused()).isTrue();

        byPalette("Edit title");
        assertThat(onFx(() -> made.getFirst().unsavedEdits())).isEmpty();
        robot().write("Introduction");
        settle();
        assertThat(onFx(() -> made.getFirst().unsavedEdits()))
                .extracting(UnsavedEdit::name)
                .containsExactly("Edit title");
        assertThat(find("video-page-title-save", Button.class).getText()).isEqualTo("Rename video");
        press(KeyCode.ENTER);
        settle();
        assertThat(exists("confirm-do")).as("no second review").isFalse();
        assertThat(library.services.gate.bodies()).containsExactly("{\"title\":\"Introduction\"}");
    }

    @Test
    void itIsMovedToTheTrashFromItsOwnMenu() {
        library.services.pages.video = VideosViewModelTest.video(1);
        openPage("overview");
        assertThat(inMenu("video-page-copy", MenuItem::isDisable)).as("no player").isTrue();
        click("video-trash");
        assertThat(library.services.gate.bodies()).as("not reviewed yet").isEmpty();
        click("confirm-do");
        assertThat(library.services.gate.bodies())
                .singleElement(InstanceOfAssertFactories.STRING)
                .contains(VideosViewModelTest.video(1).id().value());
    }

    @Test
    void itsTitleIsInTheHeaderAndItsFolderAmongTheFacts() {
        library.services.pages.video = inFolder(VideosViewModelTest.video(1));
        openPage("overview");
        assertThat(titles()).containsExactly("Video 1");
        assertThat(find("video-folder", Hyperlink.class).getText()).isEqualTo("Basic 10");
        click("video-folder");
        assertThat(exists("video-tab-overview")).isFalse();
    }

    private List<String> titles() {
        return onFx(
                () ->
                        robot().lookup(".view-header .view-title").queryAllAs(Label.class).stream()
                                .filter(Node::isVisible)
                                .map(Labeled::getText)
                                .toList());
    }

    private static Video inFolder(Video video) {
        return with(video, Member.of(id(2)), video.length());
    }

    private static Video ofLength(Video video, BigDecimal seconds) {
        return with(video, video.folderId(), Member.of(seconds));
    }

    private static Video with(Video video, Member<FolderId> folder, Member<BigDecimal> length) {
        return new Video(
                video.id(),
                video.title(),
                video.description(),
                video.status(),
                folder,
                video.liveId(),
                video.externalId(),
                video.createdAt(),
                video.updatedAt(),
                video.storageSize(),
                length,
                video.width(),
                video.height(),
                video.playable(),
                video.player(),
                video.hls(),
                video.preview(),
                video.thumbnail(),
                video.extras());
    }

    @Test
    void theDescriptionIsEditedInItsPlaceAndCleared() {
        library.services.pages.video = VideosViewModelTest.video(1);
        openPage("overview");
        click("video-page-describe");
        robot().write("One\nTwo");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        settle();
        assertThat(library.services.gate.bodies())
                .containsExactly("{\"description\":\"One\\nTwo\"}");
    }

    @Test
    void aTextIsSavedForLaterFromItsPlace() {
        library.services.pages.video = VideosViewModelTest.video(1);
        openPage("overview");
        click("video-page-describe");
        assertThat(find("video-page-description-keep", Button.class).isDisabled()).isTrue();
        robot().write("One");
        click("video-page-description-keep");
        settle();
        assertThat(library.services.gate.bodies()).isEmpty();
        assertThat(library.services.gate.kept()).hasSize(1);
        assertThat(exists("video-page-description")).isFalse();
        assertThat(onFx(() -> made.getFirst().unsavedEdits())).isEmpty();
    }

    /** The contract has no way to change the texts of a video. */
    @Test
    void whyTheTextsCannotBeEditedIsSaid() {
        openPage("overview");
        assertThat(words()).contains("This platform doesn’t offer editing the title");
        assertThat(isThere("video-page-rename")).isFalse();
        tryByPalette("Edit title");
        assertThat(exists("video-page-title")).isFalse();
    }

    private boolean isThere(String id) {
        return onFx(
                () ->
                        robot().lookup("#" + id).queryAll().stream()
                                .anyMatch(node -> node.isVisible() && node.isManaged()));
    }

    /** Without a record of the video, its image is the one that this computer knows. */
    @Test
    void theThumbnailInUseIsMarkedWithoutARecord() {
        openPage("overview", "https://cdn.example/1.jpg");
        Awaitility.await().until(() -> exists("strip-1"));
        assertThat(onFx(() -> find("strip-1", Button.class).getText())).isEqualTo("Active");
    }

    @Test
    void itsGeneratedThumbnailsAreBesideIt() {
        openPage("overview");
        Awaitility.await().until(() -> exists("strip-1"));
        click("video-tab-thumbnails");
        assertThat(exists("strip-1")).as("not twice").isFalse();
        click("video-tab-overview");
        assertThat(onFx(() -> find("strip-1", Button.class).isDisabled())).isTrue();
        assertThat(onFx(() -> find("strip-1", Button.class).getAccessibleHelp()))
                .contains("rejected this before");
    }

    @Test
    void itsIdIsCopied() {
        openPage("fields");
        byPalette("Copy video ID");
        assertThat(onFx(() -> stage.desk().paste()))
                .isEqualTo(VideosViewModelTest.video(1).id().value());
    }

    @Test
    void aVideoThatIsNotFoundHintsAtTheOtherId() {
        library.services.pages.failure = new Failure.NotFound(new Answer(404, null, "{}"));
        openPage("fields");

        assertThat(words()).contains("This may be the player ID");
        library.services.pages.failure = null;
        click("error-retry");
        assertThat(fields()).isEqualTo(2);
    }

    @Test
    void aFolderThatIsAskedForLeavesThePage() {
        openPage("fields");
        onFx(() -> made.getLast().open(id(2)));
        settle();
        assertThat(exists("video-fields")).isFalse();
    }

    @Test
    void aFieldOfWhichNothingIsTypedHasNoRequestYet() {
        openPage("fields");
        click("video-field-add");
        assertThat(exists("field-value")).isTrue();
        assertThat(exists("field-request")).as("an empty box").isFalse();
        assertThat(find("confirm-do", Node.class).isDisabled()).isTrue();
    }

    @Test
    void theFormerValueIsToldOnceItIsChanged() {
        library.services.pages.known("teacher", "Ana");
        openPage("fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(table::requestFocus);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        press(KeyCode.F2);
        assertThat(words()).doesNotContain("Ana”");
        robot().write("Bia");
        settle();
        assertThat(words()).contains("Was “Ana”").doesNotContain("Was “teacher”");
        press(KeyCode.ESCAPE);
    }

    /** By keys alone; the first try fails, and what was typed before is typed again. */
    @Test
    void aFieldIsChangedAfterAFaultAndOneIsRemoved() {
        library.services.pages.known("teacher", "Ana");
        openPage("fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(table::requestFocus);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        library.services.gate.nextFails();
        change("Beatriz");
        assertThat(library.services.gate.bodies()).containsExactly("{\"value\":\"Beatriz\"}");
        assertThat(words()).contains("Failed").contains("rejected");
        assertThat(fields()).isEqualTo(3);

        library.services.pages.fields.removeFirst();
        library.services.pages.known("teacher", "Bia");
        onFx(table::requestFocus);
        change("Bia");
        assertThat(words()).contains("Applied");

        onFx(table::requestFocus);
        press(KeyCode.DELETE);
        assertThat(words()).contains("“teacher” · Value: “Bia” → none");
        press(KeyCode.ESCAPE);
        assertThat(library.services.gate.sent).hasSize(2);
    }

    private void change(String value) {
        press(KeyCode.F2);
        assertThat(find("field-value", TextField.class).isFocused()).isTrue();
        robot().write(value);
        press(KeyCode.ENTER);
        settle();
    }

    @Test
    void aLoadedKeyThatBreaksTheRuleDoesNotKeepTheValueFromBeingChanged() {
        library.services.pages.known("", "Ana");
        openPage("fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(table::requestFocus);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        change("Bia");
        assertThat(library.services.gate.bodies()).containsExactly("{\"value\":\"Bia\"}");
    }

    @Test
    void aFieldIsSavedForLater() {
        openPage("fields");
        click("video-field-add");
        assertThat(find("confirm-keep", Node.class).isDisabled()).isTrue();
        type("field-key", "level");
        click("confirm-keep");
        settle();
        assertThat(exists("field-key")).isFalse();
        assertThat(library.services.gate.kept()).hasSize(1);
        assertThat(library.services.gate.sent).isEmpty();
    }

    /** A field of one line cannot show the second one. */
    @Test
    void aLoadedValueOfTwoLinesIsNotSentWithAnotherKey() {
        library.services.pages.known("teacher", "Ana\nBia");
        openPage("fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(table::requestFocus);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        press(KeyCode.F2);
        assertThat(find("field-value", TextField.class).getText()).isEqualTo("AnaBia");
        type("field-key", "teachers");
        press(KeyCode.ENTER);
        settle();
        assertThat(library.services.gate.bodies()).containsExactly("{\"key\":\"teachers\"}");
    }

    /** The journal of this video follows what is sent from its page. */
    @Test
    void whatWasDoneToItIsTold() {
        library.services.pages.known("teacher", "Ana");
        openPage("history");
        assertThat(words()).contains("No changes made in Marquee yet");
        assertThat(exists("video-journal-all")).as("leads to none of this video").isFalse();
        click("video-tab-fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(table::requestFocus);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        library.services.pages.journal = () -> List.copyOf(library.services.gate.journal.values());
        change("Bia");
        click("video-tab-overview");
        assertThat(words()).contains("No known playlist or funnel has this video");
        assertThat(onFx(this::journal)).as("the latest are on the first tab").hasSize(1);
        click("video-tab-history");
        assertThat(onFx(() -> find("video-journal", ScrollPane.class).isVisible())).isTrue();
        assertThat(exists("video-journal-all")).isTrue();
        assertThat(onFx(this::journal))
                .singleElement()
                .asString()
                .contains("teacher")
                .endsWith("Applied");
    }

    private List<String> journal() {
        VBox lines = (VBox) find("video-journal", ScrollPane.class).getContent();
        return lines.getChildren().stream().map(Node::getAccessibleText).toList();
    }

    @Test
    void whyAFieldCannotBeChangedIsSaid() {
        openPage("fields");
        TableView<?> table = find("video-fields", TableView.class);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        settle();
        assertThat(words()).contains("doesn’t provide this field’s ID");
        assertThat(find("video-field-edit", Node.class).isDisabled()).isTrue();
        assertThat(find("video-field-add", Node.class).isDisabled()).isFalse();
    }

    @Test
    void manyVideosAreComparedByKeys() {
        open();
        byPalette("Compare custom fields");
        assertThat(words()).contains("Loads the custom fields of 5 videos");
        library.services.pages.failure = new Failure.NotFound(new Answer(404, null, "{}"));
        click("field-matrix-read");
        assertThat(words()).contains("5 failed");
        library.services.pages.failure = null;
        press(KeyCode.F5);
        assertThat(words())
                .contains("\n5\n", " · 5 of 5", "2 keys · 0 with missing values")
                .contains("looks like “course”");
        TableView<?> matrix = find("field-matrix", TableView.class);
        assertThat(onFx(() -> matrix.getItems().size())).isEqualTo(5);
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(exists("field-matrix")).isFalse();
        assertThat(videos().isFocused()).isTrue();
    }
}
