package app.marquee.ui.analytics.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.task.LoadState;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.OverrunStyle;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;

/** What a card shows of its load. */
class ReportCardTest extends WindowTest {
    private static final Instant SINCE = Instant.parse("2025-06-15T12:00:00Z");

    @Test
    void aRefreshIsToldByTheStatusBarAlone() {
        ReportCard card =
                onFx(
                        () ->
                                new ReportCard(
                                                "card",
                                                new FakeShell().context("analytics"),
                                                new Label("Social"),
                                                () -> {})
                                        .shaped(SkeletonShape.LINES));
        show(() -> card);
        onFx(() -> card.show(new LoadState.Loading(0, SINCE), null, null));
        assertThat(onFx(() -> card.lookup(".skeleton"))).as("first load").isNotNull();
        onFx(() -> card.show(new LoadState.Loading(0, SINCE), SINCE, null));
        assertThat(onFx(() -> card.lookup(".skeleton"))).isNull();
        assertThat(onFx(() -> card.lookup(".refresh-mark"))).isNull();
    }

    @Test
    void theFirstLoadHasTheColumnsOfTheList() {
        TopList list = onFx(() -> new TopList("list"));
        ReportCard card =
                onFx(
                        () ->
                                new ReportCard(
                                                "card",
                                                new FakeShell().context("analytics"),
                                                list,
                                                () -> {})
                                        .shaped(SkeletonShape.LINES));
        show(() -> card);
        onFx(() -> card.show(new LoadState.Loading(0, SINCE), null, null));
        settle();
        Bounds before = place(card, ".skeleton-part");
        onFx(
                () -> {
                    list.show(
                            List.of(
                                    new TopRow(
                                            null,
                                            "Social",
                                            "7",
                                            1,
                                            new Figure.Trend("1%", 1),
                                            null)));
                    card.show(new LoadState.Loaded(SINCE), SINCE, null);
                });
        settle();
        Bounds after = place(card, ".row-bar");
        assertThat(before.getMinX()).isCloseTo(after.getMinX(), within(4.0));
        assertThat(before.getMaxX()).isCloseTo(after.getMaxX(), within(4.0));
    }

    private Bounds place(ReportCard card, String style) {
        return onFx(
                () -> {
                    Node node = card.lookup(style);
                    return node.localToScene(node.getLayoutBounds());
                });
    }

    @Test
    void allNamesAreCutBeforeTheirEndWhereSomeBeginAlike() {
        TopList list = onFx(() -> new TopList("list"));
        show(() -> list);
        onFx(
                () ->
                        list.show(
                                List.of(
                                        row("A week in English 1"),
                                        row("A week in English 2"),
                                        row("B"))));
        assertThat(onFx(() -> cuts(list)))
                .as("one way in a list")
                .hasSize(3)
                .containsOnly(OverrunStyle.CENTER_ELLIPSIS);
        onFx(() -> list.show(List.of(row("A week in English 1"), row("B"))));
        assertThat(onFx(() -> cuts(list))).containsOnly(OverrunStyle.ELLIPSIS);
    }

    private static List<OverrunStyle> cuts(TopList list) {
        return list.lookupAll(".top-name").stream()
                .map(node -> ((Labeled) node).getTextOverrun())
                .toList();
    }

    private static TopRow row(String name) {
        return new TopRow(null, name, "7", 1, null, null);
    }
}
