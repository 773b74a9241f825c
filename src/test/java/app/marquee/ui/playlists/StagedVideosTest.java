package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.ui.playlists.StagedVideo.Flag;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

final class StagedVideosTest {
    private static final VideoId A = FakePlaylists.VIDEO;
    private static final VideoId B = FakePlaylists.OTHER;
    private static final VideoId C = FakePlaylists.THIRD;

    private static StagedVideos of(VideoId... ids) {
        return StagedVideos.NONE.with(
                Stream.of(ids).map(id -> new PlaylistCandidate(id, null)).toList());
    }

    private static List<VideoId> ids(StagedVideos staged) {
        return staged.rows().stream().map(StagedVideo::id).toList();
    }

    private static List<PlaylistEntry> entries(StagedVideos staged) {
        return staged.rows().stream().map(StagedVideo::entry).toList();
    }

    @Test
    void rowsBeginWithoutAPosition() {
        assertThat(entries(of(A, B)))
                .containsExactly(new PlaylistEntry(A, null), new PlaylistEntry(B, null));
    }

    @Test
    void flagsTheSecondOfTwo() {
        StagedVideos staged = of(A, B, A);
        assertThat(staged.rows().get(0).flags()).isEmpty();
        assertThat(staged.rows().get(2).flags()).containsExactly(Flag.TWICE);
        assertThat(ids(staged.once())).containsExactly(A, B);
    }

    @Test
    void flagsWhatIsThereAlreadyAndWhatCannotBeSent() {
        StagedVideos staged = of(A, new VideoId("no-id")).knowing(List.of(A)).at(1, -1);
        assertThat(staged.rows().get(0).flags())
                .containsExactlyInAnyOrder(Flag.PRESENT, Flag.BELOW_ZERO);
        assertThat(staged.rows().get(1).flags()).containsExactly(Flag.NO_ID);
    }

    @Test
    void severalRowsGoToAPositionAndThoseAfterItAndTheListFollows() {
        StagedVideos staged = of(A, B, C).at(1, 4).toPosition(Set.of(2L, 3L), 2);
        assertThat(entries(staged))
                .containsExactly(
                        new PlaylistEntry(B, 2), new PlaylistEntry(C, 3), new PlaylistEntry(A, 4));
        assertThat(entries(of(A, B).toPosition(Set.of(2L), 0)))
                .containsExactly(new PlaylistEntry(B, 0), new PlaylistEntry(A, null));
    }

    @Test
    void aPositionIsAWholeNumberFromOneAndSentFromZero() {
        assertThat(ToPositionDialog.position(" 12 ")).hasValue(11);
        assertThat(ToPositionDialog.position("0")).isEmpty();
        assertThat(ToPositionDialog.position("-1")).isEmpty();
        assertThat(ToPositionDialog.position("1.5")).isEmpty();
        assertThat(ToPositionDialog.position("99999999999")).isEmpty();
        assertThat(ToPositionDialog.position("")).isEmpty();
    }

    @Test
    void aRowThatMovesTakesThePositionOfItsNewPlace() {
        StagedVideos staged = of(A, B, C).at(1, 3).at(2, 4);
        StagedVideos moved = staged.moved(Set.of(2L), -1);
        assertThat(entries(moved))
                .containsExactly(
                        new PlaylistEntry(B, 3),
                        new PlaylistEntry(A, 4),
                        new PlaylistEntry(C, null));
    }

    @Test
    void severalRowsMoveTogetherAndStopAtTheEnds() {
        StagedVideos staged = of(A, B, C);
        assertThat(ids(staged.moved(Set.of(2L, 3L), -1))).containsExactly(B, C, A);
        assertThat(ids(staged.moved(Set.of(1L), -1))).containsExactly(A, B, C);
        assertThat(ids(staged.moved(Set.of(3L), 1))).containsExactly(A, B, C);
        assertThat(ids(staged.moved(Set.of(1L), 1))).containsExactly(B, A, C);
    }

    @Test
    void rowsAreDroppedInFrontOfAnother() {
        StagedVideos staged = of(A, B, C);
        assertThat(ids(staged.movedBefore(Set.of(3L), 0))).containsExactly(C, A, B);
        assertThat(ids(staged.movedBefore(Set.of(1L), 3))).containsExactly(B, C, A);
        assertThat(ids(staged.movedBefore(Set.of(1L), 1))).containsExactly(A, B, C);
    }

    @Test
    void countsPositionsUpOrTakesThemAway() {
        StagedVideos numbered = of(A, B).toPosition(Set.of(1L, 2L), 5);
        assertThat(entries(numbered))
                .containsExactly(new PlaylistEntry(A, 5), new PlaylistEntry(B, 6));
        assertThat(entries(numbered.withoutPositions()))
                .containsExactly(new PlaylistEntry(A, null), new PlaylistEntry(B, null));
    }

    @Test
    void rowsKeepTheirNumberSoThatTwoOfOneVideoStayApart() {
        StagedVideos staged = of(A, A).without(Set.of(1L)).with(List.of());
        assertThat(staged.rows()).hasSize(1);
        assertThat(staged.rows().getFirst().number()).isEqualTo(2);
        assertThat(staged.rows().getFirst().flags()).isEmpty();
    }

    @Test
    void takesTitlesOnlyWhereThereIsNone() {
        StagedVideos staged =
                StagedVideos.NONE.with(
                        List.of(new PlaylistCandidate(A, "Mine"), new PlaylistCandidate(B, null)));
        assertThat(staged.titled(Map.of(A, "Other", B, "Found")).rows())
                .extracting(StagedVideo::title)
                .containsExactly("Mine", "Found");
    }
}
