package app.marquee.service.trash;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashedVideo.Place;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the journal says of the trash, whatever the order of its lines. */
class LocalTrashRecordTest {
    private static final Instant NOON = SessionFixture.NOON;
    private static final VideoId ONE = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    private static final VideoId TWO = new VideoId("d2d3e4f5-1111-4222-8333-444455556666");

    private int number;
    private final JournalEntryFactory staging =
            new JournalEntryFactory(
                    SessionFixture.connection("acme"),
                    Clock.fixed(NOON, ZoneOffset.UTC),
                    () -> new ChangeId("change-" + ++number),
                    "maria");

    private ChangeLine line(TrashChange type, ChangeState state, int minute, VideoId... videos) {
        Instant sent = NOON.plus(Duration.ofMinutes(minute));
        return type.stage(staging, List.of(videos), Map.of(ONE, "One"))
                .line()
                .sending(sent)
                .ended(state, sent.plusSeconds(1), new ChangeAnswer(null, null, null, null));
    }

    private static Map<VideoId, LocalTrashRecord> records(ChangeLine... lines) {
        return LocalTrashRecord.of(Arrays.asList(lines));
    }

    @Test
    void aVideoIsThereUntilItIsRecovered() {
        ChangeLine moved = line(TrashChange.MOVE, ChangeState.DONE, 0, ONE, TWO);
        ChangeLine recovered = line(TrashChange.RECOVER, ChangeState.DONE, 5, ONE);
        LocalTrashRecord two = new LocalTrashRecord(TWO, null, NOON, true);
        assertThat(records(moved, recovered)).isEqualTo(Map.of(TWO, two));
        assertThat(records(recovered, moved)).isEqualTo(Map.of(TWO, two));
        assertThat(records(moved)).containsEntry(ONE, new LocalTrashRecord(ONE, "One", NOON, true));
        ChangeLine again = line(TrashChange.MOVE, ChangeState.DONE, 9, ONE);
        assertThat(Objects.requireNonNull(records(again, recovered, moved).get(ONE)).at())
                .isEqualTo(NOON.plus(Duration.ofMinutes(9)));
    }

    @Test
    void aLostAnswerLeavesADoubt() {
        ChangeLine moved = line(TrashChange.MOVE, ChangeState.DONE, 0, ONE);
        ChangeLine maybe = line(TrashChange.RECOVER, ChangeState.UNKNOWN, 5, ONE, TWO);
        assertThat(records(moved, maybe))
                .isEqualTo(Map.of(ONE, new LocalTrashRecord(ONE, "One", NOON, false)));
        ChangeLine maybeMoved = line(TrashChange.MOVE, ChangeState.UNKNOWN, 0, TWO);
        assertThat(records(maybeMoved))
                .isEqualTo(Map.of(TWO, new LocalTrashRecord(TWO, null, NOON, false)));
    }

    @ParameterizedTest
    @EnumSource(names = {"STAGED", "SENDING", "FAILED", "CANCELLED"})
    void whatWasNotDoneSaysNothing(ChangeState state) {
        assertThat(records(line(TrashChange.MOVE, state, 0, ONE))).isEmpty();
        assertThat(
                        records(
                                line(TrashChange.MOVE, ChangeState.DONE, 0, ONE),
                                line(TrashChange.RECOVER, state, 5, ONE)))
                .containsKey(ONE);
    }

    private static Video video(@Nullable VideoStatus status, @Nullable Instant updated) {
        Video known = Video.known(ONE);
        return new Video(
                known.id(),
                known.title(),
                known.description(),
                status == null ? Member.absent() : Member.of(status),
                known.folderId(),
                known.liveId(),
                known.externalId(),
                known.createdAt(),
                updated == null ? Member.absent() : Member.of(updated),
                known.storageSize(),
                known.length(),
                known.width(),
                known.height(),
                known.playable(),
                known.player(),
                known.hls(),
                known.preview(),
                known.thumbnail(),
                UnknownMembers.NONE);
    }

    private static final LocalTrashRecord HERE = new LocalTrashRecord(ONE, "One", NOON, true);

    /** A later update may be another way into the trash. */
    @Test
    void ourTimeIsExactWhileTheUpdateIsCloseToIt() {
        Duration close = Duration.ofMinutes(10);
        for (Instant updated : List.of(NOON.plus(close), NOON.minus(close), NOON)) {
            TrashedVideo read = TrashedVideo.read(video(VideoStatus.DELETING, updated), HERE, "T");
            assertThat(read.exact()).isTrue();
            assertThat(read.deletedAt()).isEqualTo(NOON);
        }
        for (Instant updated :
                List.of(NOON.plus(close).plusMillis(1), NOON.minus(close).minusMillis(1))) {
            TrashedVideo read = TrashedVideo.read(video(VideoStatus.DELETING, updated), HERE, "T");
            assertThat(read.exact()).isFalse();
            assertThat(read.deletedAt()).isEqualTo(updated);
        }
        TrashedVideo untold = TrashedVideo.read(video(VideoStatus.DELETING, null), HERE, "T");
        assertThat(untold.exact()).isTrue();
        assertThat(untold.place()).isEqualTo(Place.TRASH);
        assertThat(TrashedVideo.read(video(VideoStatus.DELETING, NOON), null, "T").exact())
                .isFalse();
    }

    @Test
    void theStatusTellsThePlace() {
        TrashedVideo elsewhere = TrashedVideo.read(video(VideoStatus.FAILED, NOON), HERE, "T");
        assertThat(elsewhere.place()).isEqualTo(Place.ELSEWHERE);
        assertThat(elsewhere.deletedAt()).isNull();
        assertThat(elsewhere.title()).isEqualTo("T");
        assertThat(TrashedVideo.read(video(null, NOON), null, null).place())
                .isEqualTo(Place.UNKNOWN);
        assertThat(TrashedVideo.moved(HERE, "T").place()).isEqualTo(Place.MOVED_HERE);
        assertThat(TrashedVideo.moved(HERE, "T").title()).isEqualTo("One");
        LocalTrashRecord doubted = new LocalTrashRecord(ONE, null, NOON, false);
        assertThat(TrashedVideo.moved(doubted, "T").place()).isEqualTo(Place.UNKNOWN);
        assertThat(TrashedVideo.moved(doubted, "T").title()).isEqualTo("T");
    }
}
