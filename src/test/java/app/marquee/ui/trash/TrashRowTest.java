package app.marquee.ui.trash;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.service.trash.TrashedVideo.Place;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.trash.TrashGroup.Span;
import app.marquee.ui.trash.TrashRow.State;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Days left of a video, and what can still be done with it. */
class TrashRowTest {
    private static final Instant NOW = FakeShell.NOW;
    private static final String ID = "00000000-0000-4000-8000-000000000001";

    private static TrashRow row(
            Place place, @Nullable Duration ago, @Nullable State sent, boolean isPending) {
        TrashedVideo video =
                new TrashedVideo(
                        new VideoId(ID),
                        "A",
                        ago == null ? null : NOW.minus(ago),
                        true,
                        place,
                        null);
        return TrashRow.of(video, sent, isPending, NOW);
    }

    private static TrashRow inTrash(long days) {
        return row(Place.TRASH, Duration.ofDays(days), null, false);
    }

    /** A video is deleted permanently after 30 days. */
    @ParameterizedTest
    @CsvSource({
        "0, 30, MONTH",
        "15, 15, MONTH",
        "16, 14, FORTNIGHT",
        "22, 8, FORTNIGHT",
        "23, 7, WEEK",
        "26, 4, WEEK",
        "29, 1, URGENT",
        "30, -1, EXPIRED",
        "40, -1, EXPIRED"
    })
    void daysLeftArePlacedInTheirGroup(long ago, long left, Span span) {
        TrashRow row = inTrash(ago);
        assertThat(row.left()).isEqualTo(left);
        assertThat(row.span()).isEqualTo(span);
        assertThat(row.isExpired()).isEqualTo(span == Span.EXPIRED);
        assertThat(row.isExpiring()).isEqualTo(span == Span.URGENT);
        assertThat(row.isOpen()).isEqualTo(span != Span.EXPIRED);
        assertThat(row.isWithinWeek()).isEqualTo(span == Span.WEEK);
    }

    @Test
    void theLastHoursAreADayThatIsNotOver() {
        TrashRow last = row(Place.TRASH, Duration.ofDays(30).minusSeconds(1), null, false);
        assertThat(last.left()).isZero();
        assertThat(last.isExpired()).isFalse();
        assertThat(last.state()).isEqualTo(State.TRASHED);
        assertThat(row(Place.TRASH, Duration.ofDays(30), null, false).state())
                .isEqualTo(State.EXPIRED);
    }

    @Test
    void withoutATimeTheDaysAreUnknown() {
        TrashRow row = row(Place.TRASH, null, null, false);
        assertThat(row.left()).isNull();
        assertThat(row.span()).isEqualTo(Span.UNKNOWN);
        assertThat(row.isExpired()).isFalse();
        assertThat(row.isOpen()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "TRASH, TRASHED, MONTH",
        "MOVED_HERE, MOVED_HERE, MONTH",
        "UNKNOWN, PASTED, MONTH",
        "ELSEWHERE, ELSEWHERE, OUT",
        "MISSING, MISSING, OUT"
    })
    void aStateIsThatOfThePlace(Place place, State state, Span span) {
        TrashRow row = row(place, Duration.ofDays(1), null, false);
        assertThat(row.state()).isEqualTo(state);
        assertThat(row.span()).isEqualTo(span);
        assertThat(row.isOpen()).isEqualTo(span != Span.OUT);
        assertThat(row.span().isOut()).isEqualTo(span == Span.OUT);
    }

    @Test
    void whatWasSentFromHereComesFirst() {
        TrashRow sent = row(Place.TRASH, Duration.ofDays(1), State.RECOVERED, false);
        assertThat(sent.span()).isEqualTo(Span.RECOVERED);
        assertThat(sent.span().isOut()).isTrue();
        assertThat(sent.isOpen()).isFalse();
        assertThat(row(Place.TRASH, Duration.ofDays(1), State.FAILED, false).isOpen()).isTrue();
    }

    @Test
    void whatIsBeingRecoveredDoesNotExpireWithinAWeek() {
        TrashRow waiting = row(Place.TRASH, Duration.ofDays(25), State.WAITING, false);
        assertThat(waiting.span()).isEqualTo(Span.WEEK);
        assertThat(waiting.isWithinWeek()).isFalse();
        assertThat(row(Place.TRASH, Duration.ofDays(29), State.WAITING, false).isExpiring())
                .isFalse();
    }

    /** A recovery that waits is one of a video that can be recovered. */
    @ParameterizedTest
    @EnumSource(State.class)
    void onlyWhatCanBeRecoveredIsPending(State sent) {
        TrashRow row = row(Place.TRASH, Duration.ofDays(1), sent, true);
        assertThat(row.isPending())
                .isEqualTo(row(Place.TRASH, Duration.ofDays(1), sent, false).isOpen());
    }

    @Test
    void aVideoThatNoRequestMayNameIsNotOpen() {
        TrashedVideo odd =
                new TrashedVideo(
                        new VideoId("v-9"),
                        "A",
                        NOW.minus(Duration.ofDays(1)),
                        true,
                        Place.TRASH,
                        null);
        assertThat(TrashRow.of(odd, null, true, NOW).isOpen()).isFalse();
        assertThat(TrashRow.of(odd, null, true, NOW).isPending()).isFalse();
    }

    @Test
    void theOldestIsFirstAndThoseOfUnknownTimeAreLast() {
        List<TrashRow> rows =
                new ArrayList<>(
                        List.of(row(Place.TRASH, null, null, false), inTrash(1), inTrash(9)));
        rows.sort(TrashRow.OLDEST_FIRST);
        assertThat(rows).extracting(TrashRow::left).containsExactly(21L, 29L, null);
    }
}
