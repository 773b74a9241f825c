package app.marquee.service.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A difference that a change from here explains is no news. */
class OwnChangeFilterTest {
    private static final String ID = "f1111111-1111-4222-8333-444455556666";
    private static final Instant HELD = SessionFixture.NOON;

    private final List<ChangeLine> journal = new ArrayList<>();
    private final OwnChangeFilter filter =
            new OwnChangeFilter(
                    new OwnChangeFilter.Journaled() {
                        @Override
                        public List<ChangeLine> about(ItemKind kind, String id) {
                            return id.equals(ID) ? journal : List.of();
                        }

                        @Override
                        public List<ChangeLine> newest(int limit) {
                            return journal.stream().limit(limit).toList();
                        }
                    });

    private static JournalEntryFactory staging() {
        return new JournalEntryFactory(
                SessionFixture.connection("acme"),
                Clock.fixed(HELD, ZoneOffset.UTC),
                () -> new ChangeId("change"),
                "maria");
    }

    private static ChangeLine done(StagedChange change) {
        Instant later = HELD.plusSeconds(1);
        return change.line()
                .sending(later)
                .ended(ChangeState.DONE, later, new ChangeAnswer(null, null, null, null));
    }

    private static MemberChange videos(String... after) {
        return new MemberChange(Playlist.VIDEOS, texts(ID, "other"), texts(after));
    }

    private static ChangeValue texts(String... ids) {
        return new ChangeValue.Many(
                Stream.of(ids).<ChangeValue>map(ChangeValue.Text::new).toList());
    }

    /** The trash takes a video out of its playlists; a new title doesn't. */
    @Test
    void aVideoThatLeftAPlaylistIsNewsUnlessItWasTrashedFromHere() {
        assertThat(filter.others(ItemKind.PLAYLIST, "p", videos("other"), HELD))
                .contains(videos("other"));
        journal.add(
                done(
                        VideoEdit.TYPE.stage(
                                staging(),
                                Video.known(new VideoId(ID)),
                                VideoUpdate.rename("New"))));
        assertThat(filter.others(ItemKind.PLAYLIST, "p", videos("other"), HELD))
                .contains(videos("other"));
        journal.add(done(TrashChange.MOVE.stage(staging(), List.of(new VideoId(ID)), Map.of())));
        assertThat(filter.others(ItemKind.PLAYLIST, "p", videos("other"), HELD)).isEmpty();
        assertThat(filter.others(ItemKind.PLAYLIST, "p", videos(), HELD))
                .as("the other one is news")
                .contains(new MemberChange(Playlist.VIDEOS, texts("other"), texts()));
    }

    private static ChangeLine rename(String name, ChangeState state, Instant ended) {
        ChangeLine sending =
                FolderEdit.TYPE
                        .stage(staging(), Folder.known(new FolderId(ID)), FolderUpdate.rename(name))
                        .line()
                        .sending(ended);
        return state == ChangeState.SENDING
                ? sending
                : sending.ended(state, ended, new ChangeAnswer(null, null, null, null));
    }

    private static MemberChange name(String before, String after) {
        return new MemberChange(
                Folder.NAME, new ChangeValue.Text(before), new ChangeValue.Text(after));
    }

    private Optional<MemberChange> others(MemberChange change) {
        return filter.others(ItemKind.FOLDER, ID, change, HELD);
    }

    @Test
    void withoutAChangeFromHereItIsNews() {
        assertThat(others(name("A", "B"))).contains(name("A", "B"));
        assertThat(others(name("A", "A"))).isEmpty();
    }

    @Test
    void ourOwnNameIsNoNewsAndWhatOthersMadeOfItIs() {
        journal.add(rename("B", ChangeState.DONE, HELD.plusSeconds(1)));
        assertThat(others(name("A", "B"))).isEmpty();
        assertThat(others(name("A", "C"))).contains(name("B", "C"));
        MemberChange other =
                new MemberChange(
                        Folder.STATUS, new ChangeValue.Flag(true), new ChangeValue.Flag(false));
        assertThat(others(other)).contains(other);
    }

    /** The moment of the load counts as after it. */
    @Test
    void aChangeBeforeTheValueWasConfirmedExplainsNothing() {
        journal.add(rename("B", ChangeState.DONE, HELD));
        assertThat(others(name("A", "B"))).isEmpty();
        journal.set(0, rename("B", ChangeState.DONE, HELD.minusMillis(1)));
        assertThat(others(name("A", "B"))).contains(name("A", "B"));
        journal.set(0, rename("B", ChangeState.UNKNOWN, HELD.minusMillis(1)));
        assertThat(others(name("A", "B"))).contains(name("A", "B"));
    }

    @ParameterizedTest
    @EnumSource(names = {"UNKNOWN", "SENDING"})
    void aChangeThatMayHaveBeenDoneLeavesItOpen(ChangeState state) {
        journal.add(rename("B", state, HELD.plusSeconds(1)));
        assertThat(others(name("A", "B"))).isEmpty();
        assertThat(others(name("A", "C"))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"STAGED", "FAILED", "CANCELLED"})
    void aChangeThatWasNotDoneExplainsNothing(ChangeState state) {
        journal.add(rename("B", state, HELD.plusSeconds(1)));
        assertThat(others(name("A", "B"))).contains(name("A", "B"));
    }

    @Test
    void theLatestChangeFromHereCounts() {
        journal.add(rename("C", ChangeState.DONE, HELD.plusSeconds(2)));
        journal.add(rename("B", ChangeState.DONE, HELD.plusSeconds(1)));
        assertThat(others(name("A", "C"))).isEmpty();
        assertThat(others(name("A", "B"))).contains(name("C", "B"));
    }

    @Test
    void whatLeftItsPlaceByAChangeFromHereIsNoNews() {
        MemberChange gone =
                new MemberChange(Folder.NAME, new ChangeValue.Text("A"), new ChangeValue.Unknown());
        assertThat(others(gone)).contains(gone);
        journal.add(rename("B", ChangeState.DONE, HELD.plusSeconds(1)));
        assertThat(others(gone)).isEmpty();
    }
}
