package app.marquee.ui.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.SectionStage;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Motion;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.analytics.FakeLives;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;
import app.marquee.ui.video.VideoFrames;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** The section Live by mouse and keyboard. */
class LiveSectionTest extends WindowTest {
    private static final Appearance LARGE =
            new Appearance(Theme.DARK, Density.COMFORTABLE, new TextSize(150), Motion.SYSTEM);

    private static final String ONE = "00000000-0000-4000-8000-000000000001";
    private static final String TWO = "00000000-0000-4000-8000-000000000002";

    private static final String NONE = "00000000-0000-4000-8000-000000000003";
    private static final String EMPTY = "00000000-0000-4000-8000-000000000004";

    private final FakeLives lives = new FakeLives();
    private final FakeThings things = new FakeThings();
    private final AtomicReference<MainWindow> shown = new AtomicReference<>();

    LiveSectionTest() {
        lives.minutes(ONE, 10L, 30L, FakeLives.UNKNOWN, 20L);
        lives.minutes(TWO, 5L, 6L);
        things.know(ItemKind.LIVE, ONE, "Launch day");
    }

    private MainWindow inFront() {
        return Objects.requireNonNull(shown.get());
    }

    private void open() {
        open(FakeFrames.NONE);
    }

    private void open(VideoFrames.Source frames) {
        open(LiveSection.definition(ReportSources.of(lives, things, new FakeMemory()), frames));
    }

    private void open(SectionDefinition... sections) {
        show(
                () -> {
                    MainWindow made =
                            new WindowStage(new InlineRunner(), new JobRegistry())
                                    .window(Locale.ENGLISH, sections);
                    shown.set(made);
                    return made;
                });
    }

    /** With the known stream unchecked, which the section opens with. */
    private void openUnchecked() {
        open();
        check(0);
    }

    /** Checks the stream of a row, or takes the check away. */
    private void check(int row) {
        onFx(() -> find("live-known", ListView.class).getSelectionModel().select(row));
        onFx(() -> find("live-known", ListView.class).requestFocus());
        press(KeyCode.SPACE);
        settle();
    }

    private String summary() {
        return onFx(() -> find("live-chart", SeriesChart.class).summary()).replace('\u202f', ' ');
    }

    private int rows(String table) {
        return onFx(() -> find(table, TableView.class).getItems().size());
    }

    @Test
    void theListHasTheColorsOfTheLines() {
        things.know(ItemKind.LIVE, TWO, "Second");
        openFirst();
        add(TWO);
        settle();
        assertThat(colors()).containsExactly("live-swatch-1", "live-swatch-2");
        check(0);
        assertThat(colors()).containsExactly("live-swatch-1");
    }

    @Test
    void theFiguresAreInOneLineAndTheTableBelowHasTheValues() {
        openFirst();
        settle();
        assertThat(inScene("live-tiles").getHeight())
                .as("one line")
                .isLessThan(2 * inScene("live-tile-peak").getHeight());
    }

    @Test
    void theStreamsOfTheListHaveFramesWhereOneIsKnown() {
        things.know(ItemKind.LIVE, TWO, "Second");
        open(
                FakeFrames.source(
                        FakeFrames.NONE.pictures(),
                        id ->
                                id.equals(new LiveId(ONE))
                                        ? Optional.of("https://images.example/1.jpg")
                                        : Optional.empty()));
        await().untilAsserted(() -> assertThat(frames()).hasSize(2));
        assertThat(frames())
                .as("the image server has no such image, and that of the other isn’t known")
                .containsExactlyInAnyOrder(
                        "Image: Image no longer exists", "Image: Not provided by the platform");
    }

    @Test
    void noFrameIsShownInTheListWhereNoneIsKnown() {
        open();
        settle();
        assertThat(onFx(() -> find("live-known", ListView.class).getItems().size())).isOne();
        assertThat(frames()).isEmpty();
    }

    /** The visible frames of the list, as a screen reader says them. */
    private List<String> frames() {
        settle();
        return onFx(
                () ->
                        robot().lookup("#live-known .row-picture").queryAll().stream()
                                .filter(Node::isVisible)
                                .map(Node::getAccessibleText)
                                .toList());
    }

    /** The words of the list of known streams. */
    private List<String> listed() {
        return onFx(
                () ->
                        robot().lookup("#live-known .caption").queryAll().stream()
                                .map(node -> ((Label) node).getText())
                                .toList());
    }

    private List<String> colors() {
        return onFx(
                () ->
                        robot().lookup(".live-swatch").queryAll().stream()
                                .filter(Node::isVisible)
                                .flatMap(node -> node.getStyleClass().stream())
                                .filter(name -> name.startsWith("live-swatch-"))
                                .distinct()
                                .toList());
    }

    @Test
    void knownStreamsOpenOverTheReportWhereThereIsNoRoomBeside() {
        openUnchecked();
        assertThat(exists("live-known")).isTrue();
        assertThat(exists("live-streams")).isFalse();
        onFx(() -> window().setWidth(1000));
        settle();
        assertThat(exists("live-known")).isFalse();
        click("live-streams");
        assertThat(exists("live-known")).isTrue();
        check(0);
        assertThat(exists("live-known")).as("another one can be checked").isTrue();
        press(KeyCode.ESCAPE);
        assertThat(exists("live-known")).isFalse();
        assertThat(rows("live-table")).isOne();
        onFx(() -> window().setWidth(1300));
        settle();
        assertThat(exists("live-known")).isTrue();
    }

    @Test
    void aStreamIsPastedAndRead() {
        openUnchecked();
        assertThat(robot().lookup("Choose a live stream").tryQuery()).isPresent();
        add("https://x.example/live/" + ONE);
        assertThat(summary())
                .contains("Launch day: 4 points, highest 30 at Mar 10, 2026, 8:57 AM, lowest 10");
        assertThat(rows("live-table")).isEqualTo(1);
        assertThat(find("truth-line", Label.class).getText())
                .contains("4 data points", "1 data point without a viewer count");
        byPalette("Switch between streams and data points");
        assertThat(rows("live-points")).isEqualTo(4);
    }

    @Test
    void withoutAStreamOnlyTheButtonToAddOneIsThere() {
        openUnchecked();
        assertThat(exists("live-add")).isTrue();
        assertThat(List.of("live-align", "live-follow", "empty-action")).noneMatch(this::exists);
        add(ONE);
        assertThat(List.of("live-align", "live-follow")).allMatch(this::exists);
    }

    @Test
    void allThatIsKnownOfTheDataIsBehindAButton() {
        openUnchecked();
        assertThat(exists("provenance-info")).as("nothing is loaded").isFalse();
        add(ONE);
        click("provenance-info");
        assertThat(onFx(() -> find("provenance-details", Node.class).getAccessibleText()))
                .contains("Loaded: ", "Data: 4 data points")
                .as("without developer details")
                .doesNotContain("GET ");
    }

    @Test
    void aStreamWithoutPointsOrUnknownHasAWordAndNoZero() {
        lives.failures.put(NONE, new Failure.NotFound(new Answer(404, null, "{}")));
        openUnchecked();
        add(NONE);
        assertThat(robot().lookup("Live stream not found").tryQuery()).isPresent();
        assertThat(truthLine()).contains("no data yet", "00000000…: Not found");
        assertThat(listed()).contains("Not found").doesNotContain("No data points");
        add(EMPTY + " " + ONE);
        assertThat(truthLine()).contains("00000000…: Not found", "00000000…: No data points");
        assertThat(robot().lookup("Not found").tryQuery()).isPresent();
        assertThat(robot().lookup("No data points").tryQuery()).isPresent();
        assertThat(robot().lookup("20").queryAll()).as("the average of the other one").isNotEmpty();
        assertThat(robot().lookup("0").queryAll()).as("a number that nobody counted").isEmpty();
    }

    @Test
    void whatIsEmptyCanBeTakenAwayWhereItIsTold() {
        openUnchecked();
        add(EMPTY);
        assertThat(robot().lookup("No viewers recorded yet").tryQuery()).isPresent();
        robot().clickOn("Remove");
        assertThat(robot().lookup("Choose a live stream").tryQuery()).isPresent();
    }

    private String truthLine() {
        return onFx(() -> find("truth-line", Label.class).getText());
    }

    @Test
    void severalBeginTogether() {
        open();
        add(ONE + " " + TWO);
        assertThat(onFx(() -> find("live-align", CheckBox.class).isSelected())).isTrue();
        assertThat(summary()).contains("highest 30 at 1:00 after start");
        click("live-align");
        assertThat(summary()).contains("highest 30 at Mar 10, 2026");
        byPalette("Switch between viewers and % of peak");
        assertThat(summary()).contains("highest 100.0% at Mar 10, 2026");
    }

    @Test
    void aTextWithoutAnIdAddsNothing() {
        open();
        click("live-add");
        onFx(() -> find("add-known", TextArea.class).setText("monday"));
        assertThat(find("add-known-confirm", Button.class).isDisabled()).isTrue();
        assertThat(exists("known-kind")).as("only live streams can be added here").isFalse();
    }

    /** Adds streams in the dialog. */
    private void add(String ids) {
        click("live-add");
        onFx(() -> find("add-known", TextArea.class).setText(ids));
        click("add-known-confirm");
        settle();
        assertThat(exists("add-known")).isFalse();
    }

    @Test
    void theButtonIsInTheEmptyViewWhereNoStreamIsKnown() {
        open(
                LiveSection.definition(
                        ReportSources.of(lives, new FakeThings(), new FakeMemory()),
                        FakeFrames.NONE));
        assertThat(find("empty-action", Button.class).getText()).isEqualTo("Add by ID…");
        assertThat(exists("live-add")).as("once").isFalse();
        click("empty-action");
        onFx(() -> find("add-known", TextArea.class).setText(ONE));
        click("add-known-confirm");
        assertThat(exists("live-chart")).isTrue();
        assertThat(exists("live-add")).isTrue();
    }

    private Bounds inScene(String id) {
        return onFx(
                () -> {
                    Node node = find(id, Node.class);
                    return node.localToScene(node.getLayoutBounds());
                });
    }

    /** With the stream of the first row, while those of others aren't known. */
    private void openFirst() {
        open();
        robot().clickOn("Launch day");
        settle();
    }

    @Test
    void aRowShowsItsStreamAndACheckAddsOne() {
        things.know(ItemKind.LIVE, TWO, "Second");
        openFirst();
        assertThat(lives.asked).containsExactlyInAnyOrder("background " + ONE, "background " + TWO);
        assertThat(known())
                .containsExactly(
                        "Launch day. Live · 20 viewers. Shown in the chart",
                        "Second. Live · 6 viewers. Not shown");
        robot().clickOn("Second");
        assertThat(lives.asked).hasSize(3).endsWith(TWO);
        assertThat(known())
                .as("in place of the first")
                .containsExactly(
                        "Launch day. Live · 20 viewers. Not shown",
                        "Second. Live · 6 viewers. Shown in the chart");
        assertThat(title()).isEqualTo("Second");
        robot().clickOn(
                        onFx(
                                () ->
                                        robot().lookup("#live-known .check-box").queryAll().stream()
                                                .min(Comparator.comparingDouble(this::top))
                                                .orElseThrow()));
        assertThat(known()).allMatch(words -> words.endsWith("Shown in the chart"));
        robot().clickOn("Launch day");
        assertThat(title()).as("the tiles tell of the selected row").isEqualTo("Launch day");
        check(0);
        assertThat(known()).hasSize(2).first().asString().endsWith("Not shown");
        assertThat(selected()).isEqualTo("Second");
        check(1);
        assertThat(robot().lookup("Choose a live stream").tryQuery()).isPresent();
    }

    private double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    @Test
    void theArrowKeysShowTheStreamOfTheirRow() {
        things.know(ItemKind.LIVE, TWO, "Second");
        openFirst();
        press(KeyCode.DOWN);
        await().untilAsserted(() -> assertThat(title()).isEqualTo("Second"));
        assertThat(known().getFirst()).endsWith("Not shown");
    }

    @Test
    void anEndedStreamHasItsStateAtTheTitleAndNoViewersNow() {
        lives.ended(TWO, 5L, 6L);
        things.know(ItemKind.LIVE, TWO, "Second");
        open();
        robot().clickOn("Second");
        assertThat(words("live-state")).startsWith("Ended Mar 10, 2026");
        assertThat(exists("live-tile-now")).isFalse();
        assertThat(tile("peak")).startsWith("Peak: 6.");
    }

    @Test
    void theStreamThatIsLiveOpensAndIsRefreshed() {
        lives.ended(ONE, 5L, 6L);
        things.know(ItemKind.LIVE, TWO, "Second");
        open();
        assertThat(lives.asked)
                .as("either may be live")
                .containsExactlyInAnyOrder("background " + ONE, "background " + TWO);
        assertThat(title()).isEqualTo("Second");
        assertThat(selected()).isEqualTo("Second");
        assertThat(onFx(() -> find("live-follow", CheckBox.class).isSelected())).isTrue();
        robot().clickOn("Launch day");
        assertThat(onFx(() -> find("live-follow", CheckBox.class).isSelected()))
                .as("it has ended")
                .isFalse();
    }

    @Test
    void aChoiceOfTheUserAgainstRefreshingStays() {
        open();
        assertThat(onFx(() -> find("live-follow", CheckBox.class).isSelected())).isTrue();
        click("live-follow");
        refresh();
        assertThat(onFx(() -> find("live-follow", CheckBox.class).isSelected())).isFalse();
    }

    private void refresh() {
        onFx(() -> inFront().refresh());
        settle();
    }

    @Test
    void statesAreLoadedByThemselvesAndTheLiveOnesComeFirst() {
        things.know(ItemKind.LIVE, EMPTY, "Empty");
        things.know(ItemKind.LIVE, NONE, "Gone");
        things.know(ItemKind.LIVE, TWO, "Second");
        lives.failures.put(NONE, new Failure.LostAnswer("reset"));
        openFirst();
        assertThat(lives.asked)
                .containsExactlyInAnyOrder(
                        "background " + ONE,
                        "background " + TWO,
                        "background " + EMPTY,
                        "background " + NONE);
        assertThat(known())
                .containsExactly(
                        "Launch day. Live · 20 viewers. Shown in the chart",
                        "Second. Live · 6 viewers. Not shown",
                        "Empty. No data points. Not shown",
                        "Gone. Couldn’t load. Not shown");
        assertThat(loading()).as("the one that failed").isEqualTo("Load states · 1 request");
        lives.failures.clear();
        lives.minutes(NONE, 7L);
        click("live-load-states");
        assertThat(known())
                .containsExactly(
                        "Launch day. Live · 20 viewers. Shown in the chart",
                        "Second. Live · 6 viewers. Not shown",
                        "Gone. Live · 7 viewers. Not shown",
                        "Empty. No data points. Not shown");
        assertThat(exists("live-load-states")).isFalse();
    }

    private String loading() {
        return onFx(() -> find("live-load-states", Button.class).getText());
    }

    @Test
    void theColumnsOfDurationsFitHoursAndMinutes() {
        open();
        add(TWO);
        TableView<?> table = find("live-table", TableView.class);
        assertThat(onFx(() -> List.copyOf(table.getColumns())))
                .filteredOn(column -> List.of("length", "to-peak").contains(column.getId()))
                .hasSize(2)
                .allMatch(column -> column.getPrefWidth() >= ColumnWidth.ofValue("20 h 30 min"));
    }

    @Test
    void theValuesOfASingleStreamAreNotRepeatedInATable() {
        open();
        assertThat(exists("live-table")).isFalse();
        assertThat(tile("average")).startsWith("Average: 20.");
        assertThat(tile("length")).startsWith("Duration: 3 min.");
        byPalette("Switch between streams and data points");
        assertThat(exists("live-points")).isTrue();
        byPalette("Switch between streams and data points");
        add(TWO);
        assertThat(exists("live-table")).isTrue();
    }

    @Test
    void theListOfKnownStreamsHasTheFocus() {
        open(
                DummySection.definition("ranking", SectionGroup.ANALYTICS, "fth-award", _ -> {}),
                LiveSection.definition(
                        ReportSources.of(lives, things, new FakeMemory()), FakeFrames.NONE));
        click("dummy-filter");
        onFx(() -> inFront().open("live"));
        settle();
        assertThat(isFocused("live-known")).isTrue();
    }

    /** The name in the selected row of the known streams. */
    private String selected() {
        return onFx(
                () ->
                        ((KnownLive)
                                        find("live-known", ListView.class)
                                                .getSelectionModel()
                                                .getSelectedItem())
                                .name());
    }

    @Test
    void theRowOfTheTableAndOfTheListAreOfTheSameStream() {
        things.know(ItemKind.LIVE, TWO, "Second");
        openFirst();
        add(TWO);
        onFx(() -> find("live-table", TableView.class).getSelectionModel().select(1));
        assertThat(selected()).isEqualTo("Second");
        onFx(() -> find("live-known", ListView.class).getSelectionModel().select(0));
        assertThat(title()).isEqualTo("Launch day");
        assertThat(
                        onFx(
                                () ->
                                        find("live-table", TableView.class)
                                                .getSelectionModel()
                                                .getSelectedIndex()))
                .isZero();
    }

    @Test
    void aStreamWhoseFirstLoadFailedSaysSoInTheList() {
        lives.failure = new Failure.LostAnswer("reset");
        open();
        assertThat(known()).containsExactly("Launch day. Couldn’t load. Shown in the chart");
    }

    private List<String> known() {
        return onFx(
                () ->
                        find("live-known", ListView.class).lookupAll(".list-cell").stream()
                                .map(cell -> (ListCell<?>) cell)
                                .sorted(Comparator.comparingInt(ListCell<?>::getIndex))
                                .map(Node::getAccessibleText)
                                .filter(Objects::nonNull)
                                .toList());
    }

    @Test
    void tilesAnswerForTheSelectedStream() {
        lives.minutes(TWO, 5L, 6L);
        open();
        add(ONE + " " + TWO);
        assertThat(title()).isEqualTo("Launch day");
        assertThat(words("live-state")).isEqualTo("Live");
        assertThat(tile("now")).startsWith("Viewers now: 20.");
        assertThat(tile("peak")).startsWith("Peak: 30.");
        assertThat(tile("average")).startsWith("Average: 20");
        assertThat(tile("to-peak")).startsWith("Time to peak: 1 min.");
        onFx(() -> find("live-table", TableView.class).getSelectionModel().select(1));
        settle();
        assertThat(tile("now")).startsWith("Viewers now: 6.");
    }

    private String title() {
        return words("live-title");
    }

    private String words(String label) {
        return onFx(() -> find(label, Label.class).getText());
    }

    private String tile(String id) {
        return onFx(() -> find("live-tile-" + id, Node.class).getAccessibleText());
    }

    @Test
    void followingTellsTheAgeOfTheLastPointAndOfADisconnect() {
        open();
        onFx(() -> inFront().navigation().open(new LiveId(ONE)));
        assertThat(find("live-status", Label.class).getText())
                .contains("Refreshing in 15 seconds", "last data point 60 seconds ago");
        lives.failure = new Failure.LostAnswer("reset");
        click("live-follow");
        click("live-follow");
        await().until(
                        () ->
                                find("live-status", Label.class)
                                        .getText()
                                        .contains("Showing the last loaded data"));
        assertThat(rows("live-table")).isEqualTo(1);
    }

    @Test
    void aStreamThatBeginsWhileItIsFollowedComesIntoSight() {
        openUnchecked();
        add(EMPTY);
        assertThat(exists("live-chart")).isFalse();
        lives.minutes(EMPTY, 3L, 4L);
        click("live-follow");
        assertThat(exists("live-chart")).isTrue();
        assertThat(rows("live-table")).isEqualTo(1);
    }

    @Test
    void largeTextLeavesTheTableWhole() {
        open();
        add(ONE + " " + TWO);
        appearance(LARGE);
        onFx(() -> window().setHeight(700));
        settle();
        Bounds foot = onFx(() -> boundsInWindow("live-table"));
        Bounds truth = onFx(() -> boundsInWindow("truth-line"));
        assertThat(foot.getMaxY()).isLessThanOrEqualTo(truth.getMinY());
        double plane =
                onFx(
                        () ->
                                find("live-chart", SeriesChart.class)
                                        .getChildrenUnmodifiable()
                                        .stream()
                                        .filter(Canvas.class::isInstance)
                                        .mapToDouble(one -> one.getLayoutBounds().getHeight())
                                        .sum());
        assertThat(plane).as("the section scrolls instead").isGreaterThan(120);
    }

    private Bounds boundsInWindow(String id) {
        Node node = find(id, Node.class);
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void followingHasNoAgeInAPicture() {
        open();
        onFx(() -> inFront().navigation().open(new LiveId(ONE)));
        RelativeTimeLabel status = find("live-status", RelativeTimeLabel.class);
        String before = onFx(status::getText);
        onFx(() -> status.pictured(true));
        assertThat(onFx(status::getText).replace('\u202f', ' '))
                .isEqualTo("Auto-refresh on · last data point Mar 10, 2026, 8:59 AM");
        onFx(() -> status.pictured(false));
        assertThat(onFx(status::getText)).isEqualTo(before);
    }

    @Test
    void theKeysBeginInTheContent() {
        SectionStage stage = onFx(() -> SectionStage.inline(new FakeReads()));
        show(
                () -> {
                    MainWindow made = stage.window("ranking");
                    shown.set(made);
                    return made;
                });
        click("ranking-filter");
        onFx(() -> inFront().open("live"));
        settle();
        assertThat(isFocused("empty-action")).isTrue();
        onFx(() -> inFront().open("cities"));
        settle();
        assertThat(isFocused("empty-action")).isTrue();
    }
}
