package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.library.folder.ChangeMark;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What changes make of the rows of videos before the videos are loaded again. */
class VideoOverlayTest {
    private static final Failure REFUSED = new Failure.Invalid(new Answer(400, "No", "{}"));

    @TempDir Path home;
    private final VideoOverlay overlay = new VideoOverlay();
    private final Video one = VideosViewModelTest.video(1);
    private final Video two = VideosViewModelTest.video(2);
    private PendingChangeIndex pending = PendingChangeIndex.NONE;
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private StagedChange change(Video video, VideoUpdate update) {
        return VideoEdit.TYPE.stage(session.staging(), video, update);
    }

    private void follow(StagedChange change, ChangeEntry.State state) {
        assertThat(overlay.follow(ChangeEntry.waiting(change).in(state))).isTrue();
    }

    private Optional<VideoRow> row(Video video, VideoPlace place) {
        return overlay.row(video, place, pending, VideoViews.NONE);
    }

    private ChangeMark mark(Video video) {
        return row(video, new VideoPlace.Everywhere()).orElseThrow().mark();
    }

    @Test
    void allVideosThatAreRecoveredComeBack() {
        List<VideoId> both = List.of(one.id(), two.id());
        follow(TrashChange.MOVE.stage(session.staging(), both, Map.of()), ChangeEntry.State.DONE);
        assertThat(row(one, new VideoPlace.Everywhere())).isEmpty();
        assertThat(row(two, new VideoPlace.Everywhere())).isEmpty();
        follow(
                TrashChange.RECOVER.stage(session.staging(), both, Map.of()),
                ChangeEntry.State.DONE);
        assertThat(row(one, new VideoPlace.Everywhere())).isPresent();
        assertThat(row(two, new VideoPlace.Everywhere())).isPresent();
    }

    @Test
    void whatIsUnderWayStaysMarkedWhenTheVideosAreLoaded() {
        follow(change(one, VideoUpdate.rename("New")), ChangeEntry.State.SENDING);
        StagedChange refused = change(two, VideoUpdate.rename("Other"));
        overlay.follow(ChangeEntry.waiting(refused).failed(REFUSED));
        overlay.read();
        assertThat(mark(one)).isEqualTo(new ChangeMark.Pending());
        assertThat(overlay.isPending(one.id())).isTrue();
        assertThat(mark(two)).isEqualTo(new ChangeMark.None());
    }

    @Test
    void aFailureIsSaidBeforeWhatIsPending() {
        StagedChange refused = change(one, VideoUpdate.rename("New"));
        pending = PendingChangeIndex.of(List.of(change(one, VideoUpdate.rename("Later")).line()));
        assertThat(mark(one)).isInstanceOf(ChangeMark.Waiting.class);
        overlay.follow(ChangeEntry.waiting(refused).failed(REFUSED));
        assertThat(mark(one)).isEqualTo(new ChangeMark.Failed(refused.line(), REFUSED));
        overlay.follow(ChangeEntry.waiting(refused).in(ChangeEntry.State.CANCELLED));
        assertThat(mark(one)).isInstanceOf(ChangeMark.Waiting.class);
    }

    @Test
    void aVideoThatWasMovedIsOnlyWhereItIsNow() {
        FolderId folder = id(7);
        follow(change(one, VideoUpdate.moveTo(folder)), ChangeEntry.State.DONE);
        assertThat(row(one, new VideoPlace.In(folder))).isPresent();
        assertThat(row(one, new VideoPlace.In(id(8)))).isEmpty();
        assertThat(row(one, new VideoPlace.Top())).isEmpty();
        assertThat(row(one, new VideoPlace.Found("x"))).isPresent();
        assertThat(row(one, new VideoPlace.Nowhere())).isEmpty();
    }

    @Test
    void aPartOfAllVideosSaysNothingOfThoseInNoFolder() {
        VideosViewModel.Listing part = new VideosViewModel.Listing(List.of(one), true, false, 100L);
        assertThat(new VideoCounts(null, 5L).with(new VideoPlace.Everywhere(), part))
                .isEqualTo(new VideoCounts(100L, 5L));
        VideosViewModel.Listing all =
                new VideosViewModel.Listing(
                        List.of(
                                VideosViewModelTest.video(1, Member.ofNull()),
                                VideosViewModelTest.video(2, Member.of(id(1)))),
                        true,
                        true,
                        2L);
        assertThat(new VideoCounts(null, 5L).with(new VideoPlace.Everywhere(), all))
                .isEqualTo(new VideoCounts(2L, 1L));
    }
}
