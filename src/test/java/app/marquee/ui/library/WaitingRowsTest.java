package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.task.HeldRunner;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderWords;
import app.marquee.ui.library.folder.RowKey;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Pending changes in the rows of the tree and of the videos. */
class WaitingRowsTest {
    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);

    @BeforeEach
    void load() {
        library.folders.folders =
                new ArrayList<>(List.of(folder(1, "Courses", null), folder(2, "Archive", null)));
        library.videoService.videos.put(
                VideoFilter.in(id(1)),
                List.of(VideosViewModelTest.video(1), VideosViewModelTest.video(2)));
        library.tree.refresh();
        held.releaseAll();
    }

    @Test
    void a_folder_whose_change_waits_shows_the_old_value_and_a_mark() {
        waiting(rename(2, "Zebra"));
        assertThat(library.shown()).containsExactly("TOP", "Archive +", "Courses");

        FolderRow row = library.tree.rowsProperty().get().get(1);
        assertThat(new FolderWords(library.messages, library.words).aloud(row))
                .contains("Pending: Rename “Archive” to “Zebra”.");

        waiting();
        assertThat(library.shown()).containsExactly("TOP", "Archive", "Courses");
    }

    @Test
    void what_is_under_way_says_more_than_what_waits() {
        waiting(rename(2, "Zebra"));
        library.tree.select(Set.of(RowKey.of(id(2))));
        library.actions.status(false);
        library.flow.confirm();
        assertThat(library.shown()).containsExactly("TOP", "Archive …", "Courses");

        held.releaseAll();
        assertThat(library.shown()).containsExactly("TOP", "Archive +", "Courses");
    }

    @Test
    void a_video_whose_change_waits_has_a_mark() {
        library.videos.show(new VideoPlace.In(id(1)));
        held.releaseAll();
        ChangeLine line =
                library.videoService
                        .stageUpdate(VideosViewModelTest.video(2), VideoUpdate.rename("Other"))
                        .line();
        library.videos.waiting(PendingChangeIndex.of(List.of(line)));

        assertThat(library.videos.rowsProperty().get())
                .extracting(VideoRow::mark)
                .containsExactly(new ChangeMark.None(), new ChangeMark.Waiting(List.of(line)));
    }

    @Test
    void the_rows_are_the_same_while_nothing_changes() {
        List<FolderRow> before = library.tree.rowsProperty().get();
        library.tree.refresh();
        held.releaseAll();
        assertThat(library.tree.rowsProperty().get()).isSameAs(before);
    }

    private ChangeLine rename(int folder, String name) {
        return library.folders
                .stageUpdate(library.tree.known(id(folder)), FolderUpdate.rename(name))
                .line();
    }

    private void waiting(ChangeLine... lines) {
        library.tree.waiting(PendingChangeIndex.of(List.of(lines)));
        held.releaseAll();
    }
}
