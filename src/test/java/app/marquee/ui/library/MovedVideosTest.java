package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.video.TrashChange;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.HeldRunner;
import app.marquee.ui.change.Proposal;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** Counts of folders that are loaded again after videos were moved. */
class MovedVideosTest {
    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);
    private final List<Video> videos =
            List.of(VideosViewModelTest.video(1), VideosViewModelTest.video(2));

    @BeforeEach
    void follow() {
        new MovedVideos(library.tree, library.folders, library.flow);
        library.tree.refresh();
        held.releaseAll();
        assertThat(library.folders.lists).isEqualTo(1);
    }

    private void confirm() {
        library.flow.confirm();
        held.releaseAll();
    }

    @Test
    void asksOnceAfterTheLastOfThem() {
        library.videoActions.move(videos, id(1));
        confirm();
        assertThat(library.gate.bodies()).hasSize(2);
        assertThat(library.folders.lists).isEqualTo(2);
    }

    @Test
    void doesNotAskBetweenThem() {
        library.videoActions.move(videos, id(1));
        library.flow.confirm();
        while (library.gate.bodies().size() < 2) {
            held.release();
        }
        assertThat(held.waiting()).containsOnlyOnce(library.messages.text("job.folders.refresh"));
    }

    @Test
    void asksAfterATrash() {
        library.videoActions.trash(videos);
        confirm();
        assertThat(library.folders.lists).isEqualTo(2);
    }

    /** Their undo is the other one of both. */
    @Test
    void asksAfterARecovery() {
        JournalEntryFactory staging =
                new JournalEntryFactory(
                        SessionFixture.connection("acme"),
                        Clock.fixed(SessionFixture.NOON, ZoneOffset.UTC),
                        () -> new ChangeId("recovery"),
                        "Ana");
        List<VideoId> ids = videos.stream().map(Video::id).toList();
        library.flow.propose(
                Proposal.of(
                        "Recover",
                        "Recover",
                        List.of(TrashChange.RECOVER.stage(staging, ids, Map.of()))));
        confirm();
        assertThat(library.folders.lists).isEqualTo(2);
    }

    @Test
    void asksOnceForEachMove() {
        library.videoActions.move(videos, id(1));
        confirm();
        library.flow.propose(
                library.videoActions.renaming(videos.getFirst(), "Other").orElseThrow());
        confirm();
        assertThat(library.folders.lists).as("a title moves nothing").isEqualTo(2);
    }

    @Test
    void doesNotAskForNothing() {
        library.gate.nextFails();
        library.videoActions.move(List.of(videos.getFirst()), id(1));
        confirm();
        library.flow.propose(
                library.videoActions.renaming(videos.getFirst(), "Other").orElseThrow());
        confirm();
        assertThat(library.folders.lists).isEqualTo(1);
    }

    @Test
    void doesNotAskAServiceThatDoesNotListThem() {
        library.folders.whole = false;
        library.videoActions.move(videos, id(1));
        confirm();
        assertThat(library.folders.lists).isEqualTo(1);
    }
}
