package app.marquee.ui.overview;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.export.Sheet;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Budget;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertGap;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Segments;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.overview.Attention;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeDays;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.ranking.RankingSection;
import app.marquee.ui.referrers.ReferrersSection;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeAlerts;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The section Overview by mouse and keyboard. */
class OverviewSectionTest extends WindowTest {
    private static final Attention.Unread LOADED = new Attention.Unread(false, false);
    private static final Period BEFORE =
            new Period(FakeReads.TODAY.minusDays(56), FakeReads.TODAY.minusDays(29));
    private static final ReportFilter SEARCH =
            SourceFilter.of(new GroupStep(GroupKind.CHANNEL, "search"));

    private final FakeReads reads = new FakeReads();
    private final FakeOverview known = new FakeOverview();
    private final FakeBudget budgets = new FakeBudget();
    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());

    OverviewSectionTest() {
        reads.videos = List.of(video(1, "Alpha", 100L), video(2, "Beta", 60L));
        reads.referrers =
                List.of(referrer("https://www.google.com/", day(3), 70L), referrer("", day(2), 5L));
        reads.cities = List.of(city("BR", "SP", "São Paulo", 20L));
    }

    private static String day(int ago) {
        return FakeReads.TODAY.minusDays(ago).toString();
    }

    private ReportSources open() {
        return open(FakeFrames.NONE);
    }

    private final List<DummySection> library = new ArrayList<>();

    private ReportSources open(VideoFrames.Source frames) {
        ReportSources sources =
                onFx(() -> ReportSources.of(reads, new FakeThings(), new FakeMemory()));
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                OverviewSection.definition(
                                        sources, known, frames, budgets, stage.alertCenter()),
                                RankingSection.definition(sources, FakeFrames.NONE),
                                ReferrersSection.definition(sources),
                                DummySection.definition(
                                        "videos", SectionGroup.CONTENT, "fth-film", library::add),
                                DummySection.definition(
                                                "trash",
                                                SectionGroup.CONTENT,
                                                "fth-trash-2",
                                                library::add)
                                        .opening(Place.Trash.class)));
        return sources;
    }

    private List<String> rows(String list) {
        return onFx(
                () ->
                        find(list, VBox.class).getChildren().stream()
                                .map(Node::getAccessibleText)
                                .map(String::valueOf)
                                .toList());
    }

    private String tile(String id) {
        return onFx(() -> find(id, Node.class).getAccessibleText());
    }

    private String title(String card) {
        return onFx(
                () ->
                        find(card, VBox.class).lookup(".report-card-title") instanceof Label label
                                ? label.getText()
                                : "");
    }

    @Test
    void answersWithTilesAndCardsOfAtMostFiveRequests() {
        open();
        assertThat(tile("overview-metric-views")).contains("Views: 160");
        assertThat(tile("overview-metric-rate")).contains("70.0%");
        assertThat(rows("overview-videos-list").getFirst()).startsWith("Alpha: 100");
        assertThat(rows("overview-sources-list").getFirst()).startsWith("Search: 70");
        assertThat(rows("overview-places-list")).containsExactly("Brazil: 20, =");
        assertThat(onFx(() -> find("overview-places-map", Node.class).isVisible())).isTrue();
        assertThat(reads.asked.size() + reads.rankings.size() + reads.questions.size())
                .isLessThanOrEqualTo(5);
    }

    @Test
    void whatItIsMadeOfIsBehindTheButtonBesideItsLoadTime() {
        open();
        assertThat(onFx(() -> find("truth-line", Label.class).getText()))
                .startsWith("Loaded ")
                .contains(" · ")
                .endsWith(" days preliminary");
        click("provenance-info");
        assertThat(onFx(() -> find("provenance-details", GridPane.class).getAccessibleText()))
                .contains("Tiles, top videos, and movers: Loaded ", "Places: Loaded ")
                .doesNotContain("GET ");
        press(KeyCode.ESCAPE);
        developerDetails();
        click("provenance-info");
        assertThat(onFx(() -> find("provenance-details", GridPane.class).getAccessibleText()))
                .contains("Tiles, top videos, and movers: GET /ranking", "GET /referrer")
                .contains("Places: GET /city");
    }

    @Test
    void sentencesHeadThePageWithTheirSourcesBehindAButton() {
        reads.videosOf.put(BEFORE, List.of(video(1, "Alpha", 40L), video(2, "Beta", 20L)));
        open();
        assertThat(String.join(" ", words("overview-summary")))
                .startsWith("Views are up 166.7% (+100) compared to ")
                .contains("“Alpha” accounts for 60% of the gain.");
        click("overview-metric-plays");
        assertThat(words("overview-summary").getFirst()).startsWith("Plays are up ");
        click("overview-summary-info");
        assertThat(onFx(() -> find("overview-summary-details", GridPane.class).getAccessibleText()))
                .contains("Top videos: Loaded ", "Sources: Loaded ", "not its cause");
    }

    private void usualDays() {
        List<ReferrerRow> rows = new ArrayList<>();
        for (int weeks = 0; weeks <= 4; weeks++) {
            rows.add(
                    referrer(
                            "https://www.instagram.com/",
                            day(3 + 7 * weeks),
                            weeks == 0 ? 9_000L : 1_000L));
        }
        reads.referrers = rows;
    }

    private String said(String id) {
        return onFx(() -> find(id, Label.class).getText());
    }

    /** Two keys: the last day, three days before it. */
    private void pressDay() {
        Node chart = find("overview-trend", Node.class);
        onFx(chart::requestFocus);
        press(KeyCode.END);
        press(KeyCode.LEFT);
        press(KeyCode.LEFT);
        press(KeyCode.ENTER);
        settle();
    }

    @Test
    void aDayOfTheChartIsExplainedByTheKeysAlone() {
        usualDays();
        open();
        int rankings = reads.rankings.size();
        pressDay();
        assertThat(said("day-sentence"))
                .startsWith("+8,000 (+800.0%) views compared to a usual ")
                .contains(": mostly Instagram (100%)");
        assertThat(onFx(() -> find("day-panel", Region.class).getAccessibleText()))
                .contains("+8,000");
        assertThat(reads.rankings).as("the day alone").hasSize(rankings + 1);
        assertThat(onFx(() -> find("day-compare", Button.class).getText())).endsWith("8 requests");
        assertThat(onFx(() -> find("day-panel", Region.class).isFocused())).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(exists("day-panel")).isFalse();
        assertThat(onFx(() -> find("overview-trend", Node.class).isFocused())).isTrue();
    }

    @Test
    void aDayIsComparedWithTheUsualOnesOnRequest() {
        usualDays();
        open();
        pressDay();
        int rankings = reads.rankings.size();
        int cities = reads.questions.size();
        reads.videosOf.put(Period.of(FakeReads.TODAY.minusDays(3)), List.of());
        click("day-compare");
        settle();
        assertThat(exists("day-compare")).isFalse();
        Period day = Period.of(FakeReads.TODAY.minusDays(3));
        assertThat(reads.rankings.subList(rankings, reads.rankings.size()))
                .filteredOn(each -> !each.equals(day))
                .as("the same weekday of the four weeks before")
                .containsExactlyInAnyOrder(weeksBefore());
        assertThat(reads.questions.subList(cities, reads.questions.size()))
                .extracting(CityQuestion::period)
                .filteredOn(each -> !each.equals(day))
                .containsExactlyInAnyOrder(weeksBefore());
        assertThat(said("day-note")).startsWith("Compared with the average of ");
        click("day-close");
        assertThat(exists("day-panel")).isFalse();
    }

    private static Period[] weeksBefore() {
        return Stream.of(10, 17, 24, 31)
                .map(ago -> Period.of(FakeReads.TODAY.minusDays(ago)))
                .toArray(Period[]::new);
    }

    @Test
    void aPressOnTheChartOpensTheDayBelowIt() {
        usualDays();
        open();
        click("overview-trend");
        assertThat(exists("day-panel")).isTrue();
    }

    @Test
    void anAlertOfASpikeTellsWhatMadeItsDay() {
        usualDays();
        FakeAlerts alerts = stage.alerts();
        alerts.update(now -> now.with(AlertKind.SPIKE, new AlertRule(true, 50)));
        LocalDate day = FakeReads.TODAY.minusDays(3);
        alerts.results.put(
                AlertKind.SPIKE,
                AlertResult.of(List.of(new AlertFact.DayViews(day, 9_000, 1_000))));
        open();
        onFx(() -> stage.alertCenter().check());
        click("overview-attention-alert-spike");
        settle();
        assertThat(said("day-sentence")).startsWith("+8,000 (+800.0%) views");
    }

    @Test
    void eachPartOfADayFailsAlone() {
        usualDays();
        open();
        reads.failing = Period.of(FakeReads.TODAY.minusDays(3));
        pressDay();
        assertThat(said("day-sentence")).contains("Instagram");
        assertThat(onFx(() -> find("day-videos", VBox.class).lookup(".empty-view"))).isNotNull();
    }

    @Test
    void aReportIsComposedFromThePage() {
        open();
        List<DummySection> reports = new ArrayList<>();
        assertThat(exists("overview-report")).as("the window has no such section").isFalse();
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                OverviewSection.definition(
                                        onFx(
                                                () ->
                                                        ReportSources.of(
                                                                reads,
                                                                new FakeThings(),
                                                                new FakeMemory())),
                                        known,
                                        FakeFrames.NONE,
                                        budgets,
                                        stage.alertCenter()),
                                DummySection.definition(
                                                "reports",
                                                SectionGroup.OUTWARD,
                                                "fth-file-text",
                                                reports::add)
                                        .opening(Place.Reports.class)));
        click("overview-report");
        assertThat(reports).hasSize(1);
    }

    @Test
    void itsTableHasTheTotalsTheDaysAndTheLargestOfEachPart() throws InterruptedException {
        OverviewQuestion question =
                new OverviewQuestion(
                        new Period(FakeReads.TODAY.minusDays(28), FakeReads.TODAY.minusDays(1)),
                        new ComparisonTarget.Nothing(),
                        ReportFilters.NONE);
        reads.cities = List.of(city("BR", "SP", "São Paulo", null));
        Grouping byText = text -> List.of(new GroupStep(GroupKind.NAMED, String.valueOf(text)));
        OverviewReading reading = new OverviewReading(reads, known, byText, false);
        Messages messages =
                Messages.of(List.of("overview", ReportSources.TEXTS, "export"), Locale.ENGLISH);
        Traffic traffic = reading.traffic(question).orElseThrow();
        Videos videos = new VideosReading(reads, Segments.NONE, false).read(question).orElseThrow();
        ReportFilters bySource =
                ReportFilters.NONE.with(ReportFilter.of(FilterKind.SOURCE, "Search"));
        assertThat(OverviewFigures.Counts.of(bySource, traffic, videos))
                .as("as in the tiles")
                .isEqualTo(OverviewFigures.Counts.of(traffic));
        Sheet<?> sheet =
                new OverviewSheet(
                                OverviewFigures.Counts.of(ReportFilters.NONE, traffic, videos),
                                traffic,
                                videos,
                                reading.countries(question).orElseThrow())
                        .of(
                                messages,
                                SheetNotes.of(messages, "Main", ZoneOffset.UTC, reads.now()),
                                ZoneOffset.UTC,
                                "Views are up.");
        assertThat(lines(sheet))
                .containsExactly(
                        "total|Overview|160|112",
                        "day|" + day(3) + "|70|70",
                        "day|" + day(2) + "|5|5",
                        "source|https://www.google.com/|70|70",
                        "source||5|5",
                        "video|Alpha|100|70",
                        "video|Beta|60|42");
        assertThat(sheet.facts()).anyMatch(note -> "Views are up.".equals(note.value()));
    }

    private static <R> List<String> lines(Sheet<R> sheet) {
        return sheet.rows().stream()
                .map(
                        row ->
                                sheet.columns().stream()
                                        .map(each -> String.valueOf(each.plain().apply(row)))
                                        .collect(Collectors.joining("|")))
                .toList();
    }

    @Test
    void theShadesOfTheMapHaveAScale() {
        reads.cities =
                List.of(
                        city("BR", "SP", "São Paulo", 20L),
                        city("PT", "11", "Lisboa", 5L),
                        city("AO", "LUA", "Luanda", 9L));
        open();
        assertThat(
                        onFx(
                                () ->
                                        find("overview-places", VBox.class)
                                                .lookupAll(".map-scale > .label")
                                                .stream()
                                                .map(end -> ((Labeled) end).getText())
                                                .toList()))
                .containsExactlyInAnyOrder("5", "20");
    }

    @Test
    void withLargeTextTheLineAboutTheDataScrollsWithThePage() {
        open();
        assertThat(isInPage("truth-line")).isFalse();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(isInPage("truth-line")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT));
        assertThat(isInPage("truth-line")).isFalse();
    }

    private boolean isInPage(String id) {
        return onFx(
                () ->
                        find("overview-scroll", ScrollPane.class).getContent().lookup("#" + id)
                                != null);
    }

    @Test
    void theCostOfTheMonthSaysItsRequestsFirstAndThenAnswers() {
        FakeDays days = new FakeDays(reads.now());
        days.answer = _ -> List.of(video(1, "Alpha", 100L, 100L, "10.00", "BRL"));
        reads.days = days;
        open();
        Button load = onFx(() -> (Button) find("overview-cost", VBox.class).lookup(".accent"));
        assertThat(onFx(load::getText)).endsWith("requests");
        assertThat(days.read).isEmpty();
        onFx(load::fire);
        assertThat(days.read).hasSizeGreaterThanOrEqualTo(28);
        assertThat(tile("overview-cost-so-far")).contains("R$");
        assertThat(tile("overview-cost-forecast")).contains("Forecast for", "R$");
        assertThat(onFx(() -> find("overview-cost-load", Button.class).getText()))
                .isEqualTo("Refresh 2 preliminary days · 2 requests");
        assertThat(rows("overview-cost-videos").getFirst()).startsWith("Alpha: R$");
        onFx(() -> find("overview-cost-set-budget", Button.class).fire());
        onFx(() -> find("cost-budget-amount", TextField.class).setText("50"));
        onFx(() -> find("cost-budget-save", Button.class).fire());
        assertThat(budgets.current()).contains(new Budget(new BigDecimal("50"), "BRL"));
        assertThat(tile("overview-cost-budget")).contains("spent");
    }

    @Test
    void aTitleOfSeveralVideosIsMarkedInEveryCard() {
        FakeDays days = new FakeDays(reads.now());
        days.answer = _ -> List.of(video(9, "Alpha", 100L, 100L, "10.00", "BRL"));
        reads.days = days;
        open();
        assertThat(rows("overview-videos-list").getFirst()).startsWith("Alpha: 100");
        onFx(() -> ((Button) find("overview-cost", VBox.class).lookup(".accent")).fire());
        assertThat(rows("overview-cost-videos").getFirst()).startsWith("Alpha (");
        assertThat(rows("overview-videos-list").getFirst()).startsWith("Alpha (");
        assertThat(rows("overview-videos-list").getLast()).startsWith("Beta: ");
    }

    @Test
    void aBudgetIsTypedAsTheLanguageWritesIt() {
        assertThat(BudgetDialog.parse(" 1.500,50 ", Locale.of("pt", "BR")))
                .contains(new BigDecimal("1500.50"));
        assertThat(BudgetDialog.parse("1,500.50", Locale.ENGLISH))
                .contains(new BigDecimal("1500.50"));
        assertThat(BudgetDialog.parse("12x", Locale.ENGLISH)).isEmpty();
        assertThat(BudgetDialog.parse("0", Locale.ENGLISH)).isEmpty();
    }

    @Test
    void whatGainedAndLostIsShownWithItsFrame() {
        reads.videosOf.put(BEFORE, List.of(video(1, "Alpha", 40L), video(2, "Beta", 90L)));
        open(
                FakeFrames.source(
                        FakeFrames.NONE.pictures(),
                        _ -> Optional.of("https://images.example/frame.jpg")));
        for (String list : List.of("overview-gained", "overview-lost")) {
            assertThat(rows(list)).as(list).hasSize(1);
            assertThat(onFx(() -> find(list, VBox.class).lookupAll(".row-picture")))
                    .as(list)
                    .hasSize(1);
        }
    }

    @Test
    void videosHaveNoFramesWhereNoImageIsKnown() {
        open();
        assertThat(rows("overview-videos-list")).isNotEmpty();
        assertThat(onFx(() -> find("overview-videos-list", VBox.class).lookupAll(".row-picture")))
                .isEmpty();
    }

    @Test
    void framesComeOnceVideosWereLoaded() {
        List<String> loaded = new ArrayList<>();
        open(FakeFrames.source(FakeFrames.NONE.pictures(), _ -> loaded.stream().findFirst()));
        assertThat(onFx(() -> find("overview-videos-list", VBox.class).lookupAll(".row-picture")))
                .isEmpty();
        loaded.add("https://images.example/frame.jpg");
        known.attention = with(new Attention.Unread(false, true));
        onFx(() -> List.copyOf(known.listeners).forEach(Runnable::run));
        settle();
        assertThat(onFx(() -> find("overview-videos-list", VBox.class).lookupAll(".row-picture")))
                .hasSize(2);
    }

    @Test
    void theChosenTileDrivesThePage() {
        open();
        assertThat(title("overview-top-videos")).isEqualTo("Top videos by views");
        click("overview-metric-cost");
        assertThat(title("overview-top-videos")).isEqualTo("Top videos by bandwidth cost");
        assertThat(title("overview-sources")).isEqualTo("Sources by views");
        click("overview-metric-plays");
        assertThat(title("overview-sources")).isEqualTo("Sources by plays");
        assertThat(rows("overview-videos-list").getFirst()).startsWith("Alpha: 70");
        assertThat(onFx(() -> find("overview-metric-plays", ToggleButton.class).isSelected()))
                .isTrue();
    }

    @Test
    void whatIsNotFilteredSaysSo() {
        ReportSources sources = open();
        onFx(
                () ->
                        sources.filters()
                                .chosen()
                                .add(new ReportFilter(FilterKind.COUNTRY, "BR", "Brazil")));
        Awaitility.await().until(() -> title("overview-places").endsWith(" · Brazil"));
        settle();
        assertThat(title("overview-top-videos")).isEqualTo("Top videos by views · all places");
        assertThat(title("overview-trend-card")).isEqualTo("Views by day · all places");
        assertThat(tile("overview-metric-views")).startsWith("Views · all places: 160");
    }

    /** They are in the report of the trend. */
    @Test
    void tilesCountTheFilteredSource() {
        ReportSources sources = open();
        onFx(() -> sources.filters().chosen().add(SEARCH));
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(tile("overview-metric-views"))
                                        .startsWith("Views · Search: 70"));
        settle();
        assertThat(tile("overview-metric-plays")).startsWith("Plays · Search: ");
        assertThat(tile("overview-metric-rate")).startsWith("Play rate · Search: ");
        assertThat(tile("overview-metric-cost")).startsWith("Bandwidth cost · all sources: ");
        assertThat(onFx(() -> find("overview-metric-views", Node.class).lookup(".sparkline")))
                .as("of the same source")
                .isNotNull();
        click("overview-metric-plays");
        assertThat(title("overview-trend-card")).isEqualTo("Plays by day · Search");
    }

    @Test
    void theLinesOfTheTilesAreInStep() {
        open();
        settle();
        assertThat(Stream.of("views", "plays", "rate").map(this::placeOfLine).distinct())
                .hasSize(1);
    }

    private double placeOfLine(String metric) {
        return onFx(
                () -> {
                    Region tile = find("overview-metric-" + metric, Region.class);
                    return tile.lookup(".sparkline").getLayoutX()
                            - tile.lookup(".figure-words").getLayoutX();
                });
    }

    /** Near the next tile it would be taken for one of its own. */
    @Test
    void aLineIsRightAfterTheChangeOfItsTile() {
        open();
        settle();
        assertThat(
                        onFx(
                                () -> {
                                    Region tile = find("overview-metric-views", Region.class);
                                    Node line = tile.lookup(".sparkline");
                                    Node words = tile.lookup(".figure-words");
                                    return line.getBoundsInParent().getMinX()
                                            - words.getBoundsInParent().getMaxX();
                                }))
                .isCloseTo(16, within(1.0));
    }

    @Test
    void onlyWhatIsNotLoadedIsOfferedWhereNothingNeedsAttention() {
        known.attention = with(new Attention.Unread(false, true));
        open();
        assertThat(words("overview-attention"))
                .contains("Nothing so far. The trash isn’t loaded yet.");
        assertThat(exists("overview-attention-trash")).isTrue();
        known.attention = with(LOADED);
        onFx(() -> List.copyOf(known.listeners).forEach(Runnable::run));
        assertThat(words("overview-attention")).contains("Nothing right now.");
        assertThat(exists("overview-attention-trash")).isFalse();
    }

    @Test
    void nothingIsOfferedBeforeItIsKnownWhatIsLoaded() {
        List<String> said = new ArrayList<>();
        List<Boolean> offered = new ArrayList<>();
        known.whileReading =
                () -> {
                    said.addAll(words("overview-attention"));
                    offered.add(exists("overview-attention-trash"));
                    known.whileReading = () -> {};
                };
        open();
        assertThat(said).contains("Loading…");
        assertThat(offered).containsExactly(false);
        assertThat(exists("overview-attention-trash")).isTrue();
    }

    private static Attention with(Attention.Unread unread) {
        return new Attention(ChangeCounts.NONE, List.of(), List.of(), List.of(), unread);
    }

    @Test
    void streamsThatAreNotLoadedTakeOneLine() {
        known.streams =
                List.of(
                        new KnownItem(
                                ItemKind.LIVE,
                                "00000000-0000-4000-8000-000000000009",
                                "Lesson",
                                ItemSource.LIST,
                                null));
        open();
        assertThat(words("overview-live"))
                .contains("1 known stream isn’t loaded yet. Open Live to load it.");
        assertThat(exists("overview-live-list")).isFalse();
    }

    @Test
    void aCardThatFailsSaysSoAloneAndCanBeTriedAgain() {
        Period before = new Period(FakeReads.TODAY.minusDays(28), FakeReads.TODAY.minusDays(1));
        reads.failing = before;
        open();
        assertThat(tile("overview-metric-views")).isEqualTo("Views: –.");
        assertThat(onFx(() -> find("overview-top-videos", VBox.class).lookup(".empty-view")))
                .isNotNull();
        assertThat(rows("overview-sources-list").getFirst()).startsWith("Search: 70");
        reads.failing = null;
        onFx(
                () -> {
                    if (find("overview-top-videos", VBox.class).lookup(".button")
                            instanceof Button again) {
                        again.fire();
                    }
                });
        assertThat(tile("overview-metric-views")).startsWith("Views: 160");
    }

    @Test
    void aFailedRefreshKeepsWhatIsShown() {
        open();
        reads.failure = new Failure.ServerError(new Answer(500, null, ""));
        press(KeyCode.F5);
        assertThat(rows("overview-videos-list").getFirst()).startsWith("Alpha: 100");
        assertThat(words("overview-top-videos"))
                .as("said by the bar for all")
                .doesNotContain("Not refreshed");
        assertThat(bar()).startsWith("Couldn’t refresh: the server returned 500. Showing ");
        reads.failure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
    }

    private String bar() {
        return onFx(
                () ->
                        ((Labeled) find("error-banner", Node.class).lookup(".error-title"))
                                .getText());
    }

    @Test
    void nothingIsSaidOfWhatIsNotLoadedYet() {
        reads.failure = new Failure.ServerError(new Answer(500, null, ""));
        open();
        assertThat(bar())
                .as("said once for all cards")
                .isEqualTo("Couldn’t load: the server returned 500.");
        assertThat(onFx(() -> find("truth-line", Label.class).getText()))
                .startsWith("Not loaded · 28 days, ");
        assertThat(words("overview-top-videos")).contains("Couldn’t load");
        assertThat(onFx(() -> find("overview-trend-card", VBox.class).getHeight()))
                .as("no room is kept for what isn't there")
                .isLessThan(120);
        assertThat(onFx(() -> find("overview-metric-views", ToggleButton.class).isSelected()))
                .as("chosen before it is loaded")
                .isTrue();
        assertThat(onFx(() -> find("overview-top-videos", VBox.class).lookup(".button")))
                .as("one step for all")
                .isNull();
        assertThat(words("overview-attention")).contains("Couldn’t load");
        assertThat(words("overview-live")).anyMatch(text -> text.startsWith("No live streams"));
        reads.failure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
        assertThat(words("overview-attention"))
                .contains("Nothing so far. Videos and trash aren’t loaded yet.");
        assertThat(exists("overview-attention-library")).as("no section Library").isFalse();
        click("overview-attention-trash");
        assertThat(library.getLast().calls).contains("shown");
    }

    private List<String> words(String card) {
        return onFx(
                () ->
                        find(card, VBox.class).lookupAll(".label").stream()
                                .filter(Node::isVisible)
                                .map(node -> ((Labeled) node).getText())
                                .toList());
    }

    @Test
    void valuesOfOtherDaysAreNotShownUnderAPeriodThatFails() {
        open();
        reads.failure = new Failure.ServerError(new Answer(500, null, ""));
        press(KeyCode.ALT, KeyCode.LEFT);
        Awaitility.await()
                .untilAsserted(
                        () -> assertThat(tile("overview-metric-views")).isEqualTo("Views: –."));
        Awaitility.await()
                .untilAsserted(
                        () -> assertThat(words("overview-top-videos")).contains("Couldn’t load"));
        assertThat(exists("overview-videos-list")).isFalse();
    }

    @Test
    void whatNeedsAttentionIsCountedAndLeadsOn() {
        known.attention = FakeOverview.attention(new ChangeCounts(0, 2, 0, 1, 1));
        open();
        assertThat(onFx(() -> find("overview-attention-check", Labeled.class).getText()))
                .isEqualTo("2 changes to check");
        assertThat(exists("overview-attention-failed")).isFalse();
        assertThat(onFx(() -> find("overview-recover", Button.class).getText()))
                .as("the act beside what is only saved")
                .isEqualTo("Recover 1 video…");
        known.attention = FakeOverview.attention(ChangeCounts.NONE);
        onFx(() -> List.copyOf(known.listeners).forEach(Runnable::run));
        assertThat(exists("overview-attention-check")).isFalse();
    }

    @Test
    void anAlertIsAnnouncedAndLeadsToWhatItIsAbout() {
        FakeAlerts alerts = stage.alerts();
        alerts.update(now -> now.with(AlertKind.TOP_VIDEO, new AlertRule(true, 10)));
        VideoId video = new VideoId(known(1, null).id());
        alerts.results.put(
                AlertKind.TOP_VIDEO,
                AlertResult.of(List.of(new AlertFact.RankedVideo(video, "Alpha", 3))));
        alerts.results.put(AlertKind.TRASH, new AlertResult.Unknown(AlertGap.FAILED));
        open();
        onFx(() -> stage.alertCenter().check());
        Button line = find("overview-attention-alert-top-video", Button.class);
        assertThat(onFx(line::getText)).isEqualTo("Alpha entered the top 10 as number 3");
        assertThat(exists("overview-attention-alert-trash")).isFalse();
        assertThat(onFx(() -> robot().lookup(".notice").tryQuery())).isPresent();
        click("overview-attention-alert-top-video");
        assertThat(library.getFirst().calls).contains("shown");
        alerts.results.put(AlertKind.TOP_VIDEO, AlertResult.QUIET);
        onFx(() -> stage.alertCenter().check());
        assertThat(exists("overview-attention-alert-top-video")).isFalse();
    }

    /** The toolkit draws the end of such a line twice, and beyond its card. */
    @Test
    void anArabicTitleIsInTheTooltip() {
        KnownItem arabic = known(1, "الدرس 28: مقدمة في التصوير");
        known.attention =
                new Attention(ChangeCounts.NONE, List.of(arabic), List.of(), List.of(), LOADED);
        open();
        Button line = find("overview-attention-broken", Button.class);
        assertThat(onFx(line::getText)).isEqualTo("1 video couldn’t be processed");
        assertThat(onFx(() -> line.getTooltip().getText())).contains("الدرس 28");
    }

    @Test
    void videosThatNeedAttentionAreNamedAndLeadOn() {
        known.attention =
                new Attention(
                        ChangeCounts.NONE,
                        List.of(known(1, "Alpha")),
                        List.of(),
                        List.of(known(2, "Beta"), known(3, null)),
                        LOADED);
        open();
        assertThat(known.top).extracting(VideoId::value).contains(known(1, null).id());
        Button broken = find("overview-attention-broken", Button.class);
        assertThat(onFx(broken::getText)).isEqualTo("1 video couldn’t be processed: Alpha");
        assertThat(exists("overview-attention-processing")).isFalse();
        MenuButton bare = find("overview-attention-bare", MenuButton.class);
        assertThat(onFx(() -> bare.getItems().stream().map(MenuItem::getText).toList()))
                .containsExactly("Beta", known(3, null).id());
        assertThat(bare.isDisabled()).as("no section of thumbnails").isTrue();
        click("overview-attention-broken");
        assertThat(library).hasSize(1);
        assertThat(library.getFirst().calls).contains("shown");
    }

    private static KnownItem known(int number, @Nullable String title) {
        return new KnownItem(
                ItemKind.VIDEO,
                "00000000-0000-4000-8000-00000000000" + number,
                title,
                ItemSource.LIST,
                null);
    }

    @Test
    void seeAllKeepsThePeriod() {
        ReportSources sources = open();
        Period first = onFx(() -> sources.period().period().orElseThrow());
        press(KeyCode.ALT, KeyCode.LEFT);
        Period chosen = first.shift(-1);
        Awaitility.await().until(() -> Collections.frequency(reads.rankings, chosen) == 2);
        click("overview-top-videos-all");
        assertThat(exists("ranking-table")).isTrue();
        assertThat(reads.rankings.subList(4, reads.rankings.size())).startsWith(chosen);
    }

    @Test
    void sourcesAreTheChannelsOfReferrersInTheSamePeriod() {
        ReportSources sources = open();
        assertThat(rows("overview-sources-list"))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("Search: 70"),
                        second -> assertThat(second).startsWith("Direct: 5"));
        int asked = reads.asked.size();
        press(KeyCode.ALT, KeyCode.LEFT);
        Period chosen = onFx(() -> sources.period().period().orElseThrow());
        // The cards move while they load.
        Awaitility.await().until(() -> onFx(reads.asked::size) > asked);
        settle();
        click("overview-sources-all");
        assertThat(exists("referrers-view-channels")).isTrue();
        assertThat(reads.asked).contains("referrers " + chosen.start() + " total");
    }

    @Test
    void withoutDatesTheTrendSaysSo() {
        reads.referrers = List.of(referrer("https://www.google.com/", null, 70L));
        reads.keptReferrersByDay = reads.referrers;
        open();
        assertThat(onFx(() -> find("overview-trend-card", VBox.class).lookup(".empty-view")))
                .isNotNull();
        assertThat(rows("overview-sources-list").getFirst()).startsWith("Search: 70");
    }
}
