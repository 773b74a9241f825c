package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drop of videos on a playlist, which sends nothing and says so. */
class DroppedVideosTest extends WindowTest {
    private static final String FIRST = "10000000-0000-4000-8000-000000000001";
    private static final String SECOND = "10000000-0000-4000-8000-000000000002";

    private final FakeShell shell = new FakeShell();
    private final List<PlaylistCandidate> dropped = new ArrayList<>();

    @Test
    void aDropSaysThatNothingWasSent() {
        show(
                () -> {
                    Label videos = label("videos");
                    videos.setOnDragDetected(
                            event -> {
                                ClipboardContent ids = new ClipboardContent();
                                ids.putString(FIRST + "\n" + SECOND);
                                videos.startDragAndDrop(TransferMode.COPY).setContent(ids);
                                event.consume();
                            });
                    Label playlist = label("playlist");
                    new DroppedVideos(shell.context("playlists"), () -> Optional.of(new Taken()))
                            .attach(playlist);
                    return new HBox(videos, playlist);
                });
        robot().drag(find("videos", Label.class)).dropTo(find("playlist", Label.class));
        settle();
        assertThat(dropped)
                .extracting(PlaylistCandidate::id)
                .containsExactly(new VideoId(FIRST), new VideoId(SECOND));
        assertThat(shell.noticed())
                .containsExactly("2 videos added to the list. Nothing was sent.");
        assertThat(shell.steps()).singleElement().satisfies(undo -> undo.action().run());
        assertThat(dropped).isEmpty();
    }

    private final class Taken implements DroppedVideos.Target {
        @Override
        public void add(List<PlaylistCandidate> videos) {
            dropped.addAll(videos);
        }

        @Override
        public void undo(List<PlaylistCandidate> videos) {
            dropped.removeAll(videos);
        }
    }

    private static Label label(String id) {
        Label made = new Label(id);
        made.setId(id);
        made.setMinSize(200, 100);
        return made;
    }
}
