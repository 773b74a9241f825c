package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.WindowRequest;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Ten questions of a marketer, each answered by what a section shows when it is opened, or after
 * one click in it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
@Tag("long")
class MarketerQuestionsTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final String CHANGE = "[▲▼≈] ?[+−<]?[\\d.,]+%";

    private Run run;
    private TourWindow window;

    @BeforeAll
    void open(@TempDir Path home) throws TimeoutException {
        Toolkit.start();
        run = Run.open(new WindowRequest(home, null, false), Clock.fixed(NOW, ZoneOffset.UTC));
        window = TourWindow.open(run);
    }

    /** As after the first start, which opens the Overview. */
    @BeforeEach
    void forget() {
        window.home().forget();
        window.connection(EmbeddedSandbox.ID);
        window.section("overview");
        Awaitility.await().until(() -> words("overview-metric-views").matches("(?s).*\\d.*"));
    }

    @AfterAll
    void close() {
        assertThat(window.uncaught()).isEmpty();
        window.close();
        run.close();
    }

    /** What can be read in a control, line by line. */
    private String words(String id) {
        return window.see(root -> words(root.lookup("#" + id)));
    }

    private static String words(Node within) {
        assertThat(within).isNotNull();
        return ((Parent) within)
                .lookupAll(".text").stream()
                        .filter(Text.class::isInstance)
                        .filter(MarketerQuestionsTest::isShown)
                        .map(text -> ((Text) text).getText())
                        .collect(Collectors.joining("\n"));
    }

    private static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    @Test
    void howAreWeDoingAgainstThePeriodBefore() {
        for (String metric : new String[] {"views", "plays", "cost"}) {
            assertThat(words("overview-metric-" + metric)).containsPattern(CHANGE);
        }
        assertThat(words("overview-metric-rate")).contains("Play rate").contains("%");
    }

    @Test
    void whichVideosGainedAndLostMost() {
        assertThat(words("overview-gained")).contains("▲");
        assertThat(words("overview-lost")).contains("▼");
    }

    @Test
    void whatNeedsMe() {
        window.section("library");
        window.section("overview");
        assertThat(words("overview-attention")).containsPattern("\\d videos? ");
    }

    @Test
    void whereDoViewersComeFrom() {
        window.section("referrers");
        assertThat(words("referrers-table")).contains("Social", "Search", "Email").contains("%");
    }

    @Test
    void whichCampaignBroughtPlays() {
        window.section("referrers");
        window.press("referrers-view-campaigns");
        assertThat(words("referrers-table")).contains("Campaign", "Plays").containsPattern("\\d");
        assertThat(window.rows("referrers-table")).isGreaterThan(1);
    }

    @Test
    void whichVideosRoseAndFell() {
        window.section("ranking");
        assertThat(words("ranking-table")).contains("▲▼", "Change").containsPattern("[▲▼] ?\\d");
    }

    @Test
    void whichVideosCostMost() {
        window.section("ranking");
        window.press("ranking-sum-bandwidth-cost");
        List<BigDecimal> costs =
                Pattern.compile("^R\\$([\\d,.]+)$", Pattern.MULTILINE)
                        .matcher(words("ranking-table"))
                        .results()
                        .map(cost -> new BigDecimal(cost.group(1).replace(",", "")))
                        .toList();
        assertThat(costs).hasSizeGreaterThan(2).isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void doTheyWatchOnPhones() {
        window.section("browsers");
        window.press("browsers-view-devices");
        assertThat(words("browsers-table")).containsIgnoringCase("phone").contains("%");
    }

    @Test
    void howManyWatchNowAndWhenWasThePeak() {
        window.section("live");
        window.press("empty-action");
        assertThat(words("live-state")).isEqualTo("Live");
        assertThat(words("live-tiles")).contains("Viewers now", "Peak", "Average", "Time to peak");
        assertThat(words("live-tile-peak")).containsPattern("\\d");
    }

    @Test
    void howMuchDoWeGetForReferralsAndForWhich() {
        window.section("referrals");
        assertThat(words("referrals-amounts")).contains("Current balance", "Estimated pending");
        window.press("referrals-status-confirmed");
        assertThat(words("referrals-transactions"))
                .contains("R$", "Confirmed")
                .doesNotContain("Pending");
    }
}
