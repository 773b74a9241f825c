package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/**
 * Ten questions of a marketer, from the Overview with nothing loaded to the answer. Each press is
 * counted and has its limit; where the goal isn't met yet, the present number is the limit.
 */
class MarketerQuestionsTest extends CountedKeys {
    private static final String CHANGE = "[▲▼≈] ?[+−<]?[\\d.,]+%";

    @TempDir Path files;

    private void ask(int most, String question) {
        start();
        hand = CountedHand.atMost(most, question);
    }

    /** What can be read in a control, line by line. */
    private String in(String id) {
        until(() -> exists(id));
        return onFx(
                () ->
                        ((Parent) find(id, Node.class))
                                .lookupAll(".text").stream()
                                        .filter(Text.class::isInstance)
                                        .filter(MarketerQuestionsTest::isShown)
                                        .map(text -> ((Text) text).getText())
                                        .collect(Collectors.joining("\n")));
    }

    private static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    @Test
    void areWeUpOrDownAgainstThePeriodBefore() {
        ask(0, "up or down");
        for (String metric : new String[] {"views", "plays", "cost"}) {
            assertThat(in("overview-metric-" + metric)).containsPattern(CHANGE);
        }
    }

    /** The sources of the day first, then its videos and places against the usual days. */
    @Test
    void whatBroughtTheSpike() {
        ask(2, "why the spike");
        hand.does(
                "day",
                () -> {
                    until(() -> exists("overview-trend"));
                    robot().clickOn(spike());
                    rest();
                });
        assertThat(in("day-panel")).as("the day that was pressed").contains("Thursday, Jun 4");
        assertThat(in("day-sentence")).contains("compared to a usual Thursday");
        assertThat(in("day-sources")).containsPattern("\\d");
        mouse("day-compare");
        assertThat(in("day-note")).contains("Compared with the average of ");
        assertThat(in("day-videos-list")).containsPattern("[▲▼≈]");
        assertThat(in("day-places-list")).containsPattern("[▲▼≈]");
        hand.takesMoreThan(1);
    }

    /** Where the 18th of 28 days is in the chart, between its axis and its edge. */
    private Point2D spike() {
        return onFx(
                () -> {
                    Bounds chart = on(find("overview-trend", Node.class));
                    double left = chart.getMinX() + 33;
                    double right = chart.getMaxX() - 11;
                    return new Point2D(left + (right - left) * 17 / 27, chart.getCenterY());
                });
    }

    private static Bounds on(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void whichVideosGainedAndLostMost() {
        ask(0, "gains and losses");
        assertThat(in("overview-gained")).contains("▲");
        assertThat(in("overview-lost")).contains("▼");
    }

    @Test
    void whichChannelsBringViewers() {
        ask(0, "channels");
        assertThat(words()).contains("Sources by views", "Social", "Search", "Email");
    }

    @Test
    void whatDidTheCampaignsBring() {
        ask(2, "campaigns");
        mouse("nav-referrers");
        mouse("referrers-view-campaigns");
        assertThat(in("referrers-table")).contains("Campaign", "Plays").containsPattern("\\d");
        assertThat(rows("referrers-table")).isGreaterThan(1);
    }

    @Test
    void whereToSpendOnAds() {
        ask(3, "where to spend on ads");
        key(KeyCode.SHORTCUT, KeyCode.DIGIT7);
        mouse("cities-audience");
        item("cities-audience-grown");
        assertThat(desk().paste()).contains("Guarulhos");
        hand.takesMoreThan(2);
    }

    /** The folder of the course was open once: only known folders can be chosen. */
    @Test
    void howDidACourseDoLastMonth() {
        open("library");
        robot().clickOn("Confeitaria profissional");
        rest();
        begin(4, "a course against the month before");
        String all = in("overview-metric-views");
        mouse("filter-add");
        word("Confeitaria");
        key(KeyCode.ENTER);
        key(KeyCode.SHIFT, KeyCode.M);
        assertThat(in("overview-metric-views")).isNotEqualTo(all).containsPattern(CHANGE);
    }

    /** Of the chosen video at once, and of the top videos together. */
    @Test
    void doTheyWatchOnPhones() {
        ask(2, "phones or computers");
        mouse("nav-browsers");
        assertThat(in("browsers-device-split")).contains("Phones and tablets", "Computers", "%");
        assertThat(in("browsers-video")).as("only of this video").isNotEmpty();
        mouse("browsers-top");
        assertThat(in("browsers-top-split"))
                .contains("Views of the 10 top videos", "Phones and tablets", "Computers", "%");
    }

    @Test
    void howIsThisStreamAgainstTheLastOnes() {
        ask(4, "this stream against the last ones");
        mouse("nav-live");
        stream(1);
        stream(2);
        assertThat(rows("live-table")).as(words()).isEqualTo(3);
        assertThat(onFx(() -> find("live-align", CheckBox.class).isSelected())).isTrue();
    }

    /** A click on the box of a known stream. */
    private void stream(int row) {
        hand.does(
                "stream " + row,
                () -> {
                    Node box =
                            onFx(
                                    () ->
                                            robot().from(find("live-known", Node.class))
                                                    .lookup(".check-box")
                                                    .nth(row)
                                                    .query());
                    robot().clickOn(box);
                    rest();
                });
    }

    @Test
    void theMonthlyReportForTheClient() {
        ask(3, "the monthly report");
        Path report = files.resolve("report.pdf");
        desk().willChoose(report);
        mouse("nav-reports");
        mouse("report-save");
        hand.does("file dialog", () -> until(() -> Files.exists(report)));
    }
}
