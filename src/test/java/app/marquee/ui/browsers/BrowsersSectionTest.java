package app.marquee.ui.browsers;

import static app.marquee.ui.analytics.FakeReads.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.Period;
import app.marquee.analytics.group.GroupLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.Settings;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** The section Browsers by mouse and keyboard. */
class BrowsersSectionTest extends WindowTest {
    private static final String ONE = "00000000-0000-4000-8000-000000000001";
    private static final String TWO = "00000000-0000-4000-8000-000000000002";
    private static final String OTHER = "00000000-0000-4000-8000-00000000000f";

    private final FakeReads reads = new FakeReads();
    private final FakeThings things = new FakeThings();
    private final List<String> framed = new CopyOnWriteArrayList<>();
    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
    private final AtomicReference<MainWindow> shown = new AtomicReference<>();

    BrowsersSectionTest() {
        things.know(ItemKind.VIDEO, ONE, "Onboarding");
        things.know(ItemKind.VIDEO, TWO, "Product tour");
        reads.browsers =
                List.of(
                        browser("Chrome 126", null, 10L),
                        browser("Chrome 125", null, 30L),
                        browser("Brave", null, 60L),
                        browser(null, null, null));
    }

    private MainWindow inFront() {
        return Objects.requireNonNull(shown.get());
    }

    private void open() {
        show(
                () -> {
                    MainWindow made =
                            stage.window(
                                    Locale.ENGLISH,
                                    BrowsersSection.definition(
                                            ReportSources.of(
                                                    reads, things, FakeMemory.withoutComparison()),
                                            FakeFrames.source(
                                                    FakeFrames.NONE.pictures(), this::frame)));
                    shown.set(made);
                    return made;
                });
    }

    /** The frame beside the field. */
    private Node frame() {
        return robot().lookup(".period-group > .row-picture").query();
    }

    private Optional<String> frame(Id video) {
        framed.add(video.value());
        return Optional.of("https://images.example/" + video.value() + ".jpg");
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private List<String> lines() {
        return onFx(
                () ->
                        ((TableView<GroupLine>) find("browsers-table", TableView.class))
                                .getItems().stream()
                                        .map(line -> line.depth() + line.group().name())
                                        .toList());
    }

    /** For the chart each of these videos is asked for once more, by day. */
    private void asked(String... totals) {
        String[] all =
                Stream.concat(
                                Stream.of(totals),
                                Stream.of(totals)
                                        .distinct()
                                        .map(each -> each.replace(" total", " day")))
                        .toArray(String[]::new);
        await().untilAsserted(() -> assertThat(reads.asked).containsExactlyInAnyOrder(all));
        settle();
    }

    @Test
    void nothingIsAskedBeforeAVideoIsChosen() {
        open();
        assertThat(robot().lookup("Choose a video").tryQuery()).isPresent();
        press(KeyCode.F5);
        assertThat(reads.asked).isEmpty();
    }

    @Test
    void itOpensOnTheMostViewedVideoOfTheSavedRanking() {
        reads.kept =
                List.of(
                        FakeReads.video(1, "Onboarding", 5L),
                        FakeReads.video(3, "Views unknown", null),
                        FakeReads.video(2, "Product tour", 9L));
        open();
        asked("browsers " + TWO + " total");
        assertThat(onFx(() -> find("browsers-video", ComboBox.class).getEditor().getText()))
                .isEqualTo("Product tour");
        Label title = onFx(() -> (Label) robot().lookup(".video-title").query());
        assertThat(onFx(title::getText)).as("which ends in an ellipsis").isEqualTo("Product tour");
        assertThat(onFx(title::isVisible)).isTrue();
        onFx(() -> find("browsers-video", ComboBox.class).requestFocus());
        assertThat(onFx(title::isVisible)).as("while a video is typed").isFalse();
    }

    @Test
    void itOpensOnTheMostViewedVideoOfOtherDaysWhereTheseHaveNoRanking() {
        reads.keptDays = new Period(LocalDate.of(2020, 1, 1), LocalDate.of(2020, 1, 2));
        reads.kept =
                List.of(
                        FakeReads.video(1, "Onboarding", 5L),
                        FakeReads.video(2, "Product tour", 9L));
        open();
        asked("browsers " + TWO + " total");
        ComboBox<?> field = find("browsers-video", ComboBox.class);
        assertThat(onFx(() -> List.<Object>copyOf(field.getItems())))
                .as("by their views")
                .containsExactly(
                        new VideoChoice(new VideoId(TWO), null),
                        new VideoChoice(new VideoId(ONE), null));
    }

    @Test
    void theDevicesOfTheTopVideosAreLoadedOnRequest() {
        reads.kept = List.of(FakeReads.video(1, "Onboarding", 5L), FakeReads.video(2, "Tour", 9L));
        reads.browsers =
                List.of(browser("Chrome Mobile 126", null, 30L), browser("Chrome 126", null, 10L));
        open();
        asked("browsers " + TWO + " total");
        assertThat(onFx(() -> find("browsers-top", Button.class).getText()))
                .isEqualTo("Devices of the 2 top videos · 2 requests");
        reads.asked.clear();
        reads.failure = new Failure.ServerError(new Answer(502, null, ""));
        click("browsers-top");
        assertThat(exists("browsers-top-split")).as("nothing of a part of them").isFalse();
        reads.failure = null;
        reads.asked.clear();
        click("browsers-top");
        assertThat(reads.asked)
                .containsExactly("browsers " + TWO + " total", "browsers " + ONE + " total");
        assertThat(exists("browsers-top")).isFalse();
        assertThat(onFx(() -> find("browsers-top-split", Node.class).getAccessibleText()))
                .isEqualTo(
                        "Views of the 2 top videos by device: Phones and tablets 75.0%, Computers"
                                + " 25.0%");
    }

    @Test
    void whoAsksForTheDevicesOfTheTopVideosIsToldThatTheyAreUnknown() {
        reads.kept = List.of(FakeReads.video(1, "Onboarding", 5L), FakeReads.video(2, "Tour", 9L));
        reads.browsers = List.of(browser("Zorp", null, 30L));
        open();
        asked("browsers " + TWO + " total");
        assertThat(exists("browsers-device-split")).isFalse();
        click("browsers-top");
        assertThat(exists("browsers-top")).isFalse();
        assertThat(onFx(() -> find("browsers-top-split", Node.class).getAccessibleText()))
                .isEqualTo("Views of the 2 top videos by device: Unknown device 100.0%");
    }

    @Test
    void itOpensOnTheVideoThatWasChosenLast() {
        reads.kept = List.of(FakeReads.video(2, "Product tour", 9L));
        String own = Settings.viewsOf(stage.connection().get().id());
        stage.memory().keep(own + ".browsers.videos", ONE + " " + TWO);
        open();
        asked("browsers " + ONE + " total");
    }

    @Test
    void theKeysBeginWhereTheVideoIsChosenAndAfterwardsInTheTable() {
        open();
        onFx(() -> view().takeFocus());
        assertThat(onFx(() -> find("browsers-known", ListView.class).isFocused())).isTrue();
        onFx(() -> find("browsers-video", ComboBox.class).requestFocus());
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
        await().until(() -> onFx(() -> find("browsers-table", TableView.class).isFocused()));
    }

    @Test
    void withoutKnownVideosTheKeysBeginInTheField() {
        things.forget();
        open();
        onFx(() -> view().takeFocus());
        assertThat(onFx(() -> find("browsers-video", ComboBox.class).isFocused())).isTrue();
        assertThat(exists("browsers-known")).isFalse();
    }

    @Test
    void aKnownVideoIsChosenFromTheListWithItsFrame() {
        open();
        await().until(() -> Set.copyOf(framed).containsAll(Set.of(ONE, TWO)));
        robot().clickOn("Product tour");
        asked("browsers " + TWO + " total");
    }

    @Test
    void aKnownVideoIsChosenByKeys() {
        open();
        onFx(() -> view().takeFocus());
        press(KeyCode.HOME);
        press(KeyCode.ENTER);
        asked("browsers " + ONE + " total");
    }

    @Test
    void theSplitByDeviceIsAboveTheBrowsers() {
        reads.browsers =
                List.of(
                        browser("Chrome Mobile 126", null, 50L),
                        browser("Chrome 126", null, 30L),
                        browser("Brave", null, 20L));
        open();
        assertThat(exists("browsers-device-split")).isFalse();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
        assertThat(split())
                .isEqualTo(
                        "Views by device: Phones and tablets 50.0%, Computers 30.0%, Unknown"
                                + " device 20.0%");
        click("browsers-view-devices");
        assertThat(exists("browsers-device-split")).as("the table says it").isFalse();
        click("browsers-view-families");
        assertThat(split()).contains("Phones and tablets 50.0%");
    }

    private String split() {
        return onFx(() -> find("browsers-device-split", Node.class).getAccessibleText());
    }

    @Test
    void aSplitThatNoNameTellsIsLeftOut() {
        reads.browsers = List.of(browser("Brave", null, 20L), browser("Chrome 126", null, 1L));
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
        assertThat(exists("browsers-device-split")).isFalse();
    }

    @Test
    void browsersOfAFamilyAreInside() {
        reads.browsers =
                List.of(
                        browser("Chrome Mobile 126", null, 50L),
                        browser("Chrome 126", null, 30L),
                        browser("Brave 1", null, 20L));
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
        assertThat(lines()).containsExactly("0Chrome", "0Brave");
        byPalette("Expand all");
        assertThat(lines())
                .containsExactly(
                        "0Chrome", "1Chrome Mobile", "2126", "1Chrome", "2126", "0Brave", "11");
    }

    private ViewFrame view() {
        return (ViewFrame) robot().lookup(".view-frame").query();
    }

    @Test
    void aTitleIsTypedAndChosen() {
        open();
        type("browsers-video", "tour");
        await().until(
                        () ->
                                onFx(() -> find("browsers-video", ComboBox.class).getItems().size())
                                        == 1);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        asked("browsers " + TWO + " total");
        assertThat(lines()).containsExactly("0Brave", "0Chrome", "0browser");
        developerDetails();
        assertThat(find("truth-line", Label.class).getTooltip().getText())
                .contains("video “Product tour”", "4 rows")
                .doesNotContain(TWO);
        assertThat(robot().lookup("60.0%").tryQuery()).isPresent();
        byPalette("Expand all");
        assertThat(lines()).containsExactly("0Brave", "0Chrome", "1125", "1126", "0browser");
    }

    /** No request is sent for them: the images are those that are known. */
    @Test
    void theVideosOfTheFieldHaveFrames() {
        open();
        assertThat(onFx(() -> frame().isVisible())).as("while no video is chosen").isFalse();
        onFx(() -> find("browsers-video", ComboBox.class).show());
        await().until(() -> Set.copyOf(framed).equals(Set.of(ONE, TWO)));
        assertThat(reads.asked).isEmpty();
        onFx(() -> find("browsers-video", ComboBox.class).hide());
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(OTHER))));
        asked("browsers " + OTHER + " total");
        assertThat(onFx(() -> frame().isVisible())).isTrue();
        await().until(() -> framed.contains(OTHER));
    }

    @Test
    void devicesAreToldByTheNamesAndChosenOnce() {
        reads.browsers =
                List.of(
                        browser("Chrome Mobile 126", null, 50L),
                        browser("Chrome 126", null, 30L),
                        browser("Brave", null, 20L));
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
        click("browsers-view-devices");
        await().untilAsserted(
                        () ->
                                assertThat(lines())
                                        .containsExactly("0mobile", "0computer", "0device"));
        assertThat(robot().lookup("Phones and tablets").tryQuery()).isPresent();
        assertThat(robot().lookup("50.0%").tryQuery()).isPresent();
        click("browsers-view-families");
        await().untilAsserted(() -> assertThat(lines()).containsExactly("0Chrome", "0Brave"));
        asked("browsers " + ONE + " total");
    }

    @Test
    void theFirstArrowIsTheFirstChoice() {
        things.know(ItemKind.VIDEO, OTHER, "Tour of the house");
        open();
        type("browsers-video", "tour");
        await().until(
                        () ->
                                onFx(() -> find("browsers-video", ComboBox.class).getItems().size())
                                        == 2);
        settle();
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        asked("browsers " + TWO + " total");
    }

    @Test
    void aPastedAddressIsForTheDialogThatAddsById() {
        open();
        String address = "https://app.example.com/videos/" + OTHER + "?x=1";
        type("browsers-video", address + "\n");
        assertThat(onFx(() -> find("add-known", TextArea.class).getText())).isEqualTo(address);
        assertThat(onFx(() -> find("browsers-video", ComboBox.class).getEditor().getText()))
                .as("nothing of it is left here")
                .isEmpty();
        assertThat(reads.asked).isEmpty();
        await().until(() -> !find("add-known-confirm", Button.class).isDisabled());
        click("add-known-confirm");
        asked("browsers " + OTHER + " total");
        assertThat(things.added).containsExactly("VIDEO " + OTHER);
        assertThat(exists("dialog")).as("it was opened once").isFalse();
    }

    @Test
    void comingBackDoesNotEndTheLoadOfTheTopVideos() {
        HeldRunner held = new HeldRunner();
        reads.kept = List.of(FakeReads.video(1, "Onboarding", 5L), FakeReads.video(2, "Tour", 9L));
        reads.browsers = List.of(browser("Chrome Mobile 126", null, 30L));
        TopDevices top =
                onFx(
                        () ->
                                new TopDevices(
                                        reads,
                                        new FakeShell(held, Locale.ENGLISH).context("browsers")));
        Period days = Period.of(FakeReads.TODAY);
        onFx(() -> top.look(days));
        onFx(held::releaseAll);
        onFx(() -> ((Button) top.lookup("#browsers-top")).fire());
        onFx(() -> top.look(days));
        onFx(held::releaseAll);
        assertThat(onFx(() -> top.lookup("#browsers-top-split").isVisible())).isTrue();
    }

    @Test
    void theFirstOfSeveralAddedVideosIsShownAndTheDialogSavesThem() {
        open();
        type("browsers-video", OTHER + " " + ONE + "\n");
        await().until(() -> !find("add-known-confirm", Button.class).isDisabled());
        click("add-known-confirm");
        asked("browsers " + OTHER + " total");
        assertThat(things.added).as("its title is looked up").containsExactly("VIDEO " + OTHER);
    }

    @Test
    void aVideoIsAddedByIdFromTheEmptyView() {
        open();
        assertThat(find("empty-action", Button.class).getText()).isEqualTo("Add by ID…");
        click("empty-action");
        assertThat(exists("add-known")).isTrue();
    }

    @Test
    void wordsThatNameNoVideoAreRefusedInPlace() {
        open();
        type("browsers-video", "nothing of this\n");
        assertThat(find("browsers-video-problem", Label.class).getText())
                .startsWith("No video found");
        assertThat(reads.asked).isEmpty();
        type("browsers-video", "other");
        assertThat(exists("browsers-video-problem")).as("while it is typed anew").isFalse();
    }

    @Test
    void aVideoComesFromElsewhere() {
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        asked("browsers " + ONE + " total");
    }

    @Test
    void aVideoThatFailsIsSaidAndAnotherOneIsAsked() {
        open();
        reads.failure = new Failure.NotFound(new Answer(404, "no", "{}"));
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        await().until(() -> exists("error-banner"));
        reads.failure = null;
        click("error-retry");
        asked("browsers " + ONE + " total", "browsers " + ONE + " total");
        assertThat(lines()).hasSize(3);
    }

    @Test
    void theLastVideosAreOfferedFirst() {
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(TWO))));
        asked("browsers " + TWO + " total");
        type("browsers-video", " ");
        await().until(
                        () ->
                                onFx(() ->
                                                String.valueOf(
                                                        find("browsers-video", ComboBox.class)
                                                                .getItems()
                                                                .getFirst()))
                                        .contains(TWO));
    }

    @Test
    void aDayOfAVideoIsExplainedByTheWholeAccount() {
        reads.browsers =
                List.of(
                        browser("Chrome 126", FakeReads.TODAY.minusDays(3).toString(), 10L),
                        browser("Chrome 126", FakeReads.TODAY.minusDays(2).toString(), 30L));
        open();
        onFx(() -> inFront().navigation().open(new Place.BrowsersOf(new VideoId(ONE))));
        await().until(() -> exists("browsers-curve"));
        Node chart = find("browsers-curve", Node.class);
        onFx(chart::requestFocus);
        press(KeyCode.END);
        press(KeyCode.LEFT);
        press(KeyCode.ENTER);
        assertThat(exists("day-panel")).isTrue();
        assertThat(onFx(() -> find("day-account", Label.class).getText()))
                .isEqualTo("The whole account, not this video alone");
        assertThat(reads.rankings).as("of the account").isNotEmpty();
    }
}
