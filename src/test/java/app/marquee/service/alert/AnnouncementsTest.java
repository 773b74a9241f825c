package app.marquee.service.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.PlaylistId;
import app.marquee.model.settings.AlertKind;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/** Each fact is announced once, for as long as it holds. */
class AnnouncementsTest {
    private static final AlertFact A = new AlertFact.BrokenButton(new PlaylistId("a"), "A");
    private static final AlertFact B = new AlertFact.BrokenButton(new PlaylistId("b"), "B");

    private SequencedSet<String> announced = new LinkedHashSet<>();

    private List<AlertFact> fresh(AlertResult result) {
        Announcements news =
                Announcements.of(
                        new AlertReport(Instant.EPOCH, Map.of(AlertKind.BUTTON, result)),
                        announced);
        announced = news.announced();
        return news.fresh().getOrDefault(AlertKind.BUTTON, List.of());
    }

    @Test
    void theSameFactIsAnnouncedOnce() {
        assertThat(fresh(AlertResult.of(List.of(A)))).containsExactly(A);
        assertThat(fresh(AlertResult.of(List.of(A)))).isEmpty();
        assertThat(fresh(AlertResult.of(List.of(A, B)))).containsExactly(B);
    }

    @Test
    void whatHoldsAgainIsAnnouncedAgain() {
        fresh(AlertResult.of(List.of(A)));
        assertThat(fresh(AlertResult.QUIET)).isEmpty();
        assertThat(announced).isEmpty();
        assertThat(fresh(AlertResult.of(List.of(A)))).containsExactly(A);
    }

    @Test
    void whatCannotBeJudgedIsNotForgotten() {
        fresh(AlertResult.of(List.of(A)));
        fresh(new AlertResult.Unknown(AlertGap.NO_PLAYLIST));
        assertThat(fresh(AlertResult.of(List.of(A)))).isEmpty();
    }

    /** An alert that was turned off starts anew. */
    @Test
    void theSameItemIsAnotherFactInAnotherAlert() {
        fresh(AlertResult.of(List.of(A)));
        Announcements news =
                Announcements.of(
                        new AlertReport(
                                Instant.EPOCH, Map.of(AlertKind.TRASH, AlertResult.of(List.of(A)))),
                        announced);
        assertThat(news.fresh()).containsOnlyKeys(AlertKind.TRASH);
        assertThat(news.announced()).containsExactly("trash a");
    }
}
