package app.marquee.ui.analytics.card;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.LoadState;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;

import org.junit.jupiter.api.Test;

import java.time.Instant;

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
}
