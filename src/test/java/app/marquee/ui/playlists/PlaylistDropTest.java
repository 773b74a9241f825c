package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** Videos are dragged onto the row of a playlist, with the mouse itself. */
final class PlaylistDropTest extends WindowTest {
    private final FakePlaylists service = FakePlaylists.two();

    /** Stands for the table of videos of another section: what is dragged is the same text. */
    private static Label source(String id, String text) {
        Label label = new Label(id);
        label.setId(id);
        label.setOnDragDetected(
                event -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putString(text);
                    label.startDragAndDrop(TransferMode.COPY_OR_MOVE).setContent(content);
                    event.consume();
                });
        return label;
    }

    private void open() {
        String videos = FakePlaylists.THIRD + "\n" + FakePlaylists.OTHER;
        show(
                () -> {
                    BorderPane both =
                            new BorderPane(
                                    new WindowStage()
                                            .window(
                                                    Locale.ENGLISH,
                                                    PlaylistSection.definition(
                                                            context ->
                                                                    new PlaylistSection(
                                                                            service,
                                                                            new FakeLinks(),
                                                                            FakeFrames.NONE,
                                                                            context))));
                    both.setTop(
                            new HBox(
                                    source("dragged-videos", videos),
                                    source(
                                            "dragged-folder",
                                            "app.example/folders/" + FakePlaylists.LESSONS)));
                    return both;
                });
    }

    @Test
    void droppedVideosAreStagedInThatPlaylistAndNothingIsSent() {
        open();
        drop("dragged-videos", FakePlaylists.LESSONS_NAME);
        assertThat(staged()).containsExactly(FakePlaylists.THIRD, FakePlaylists.OTHER);
        assertThat(onFx(this::selected)).isEqualTo(FakePlaylists.LESSONS);
        assertThat(service.applied).isEmpty();
        assertThat(robot().lookup("2 videos added to the list. Nothing was sent.").tryQuery())
                .isPresent();

        // The one that is open now keeps what is staged in it.
        drop("dragged-videos", "Onboarding");
        assertThat(onFx(this::selected)).isEqualTo(FakePlaylists.ONBOARDING);
        robot().clickOn(row(FakePlaylists.LESSONS_NAME));
        settle();
        assertThat(staged()).hasSize(2);

        drop("dragged-folder", FakePlaylists.LESSONS_NAME);
        assertThat(staged()).as("what is no video stages nothing").hasSize(2);
        drop("dragged-videos", FakePlaylists.LESSONS_NAME);
        assertThat(staged()).hasSize(4);
        click("notice-action");
        assertThat(staged()).as("what was staged before stays").hasSize(2);
    }

    private void drop(String source, String playlist) {
        robot().drag("#" + source, MouseButton.PRIMARY);
        robot().dropTo(row(playlist));
        settle();
    }

    private Node row(String name) {
        return robot().lookup("#playlist-list .table-row-cell")
                .match(
                        (Node node) ->
                                node instanceof TableRow<?> row
                                        && row.getItem() instanceof SourcedPlaylist known
                                        && name.equals(known.playlist().name().orNull()))
                .query();
    }

    private Object selected() {
        TableView<?> list = find("playlist-list", TableView.class);
        return ((SourcedPlaylist) list.getSelectionModel().getSelectedItem()).id();
    }

    private List<VideoId> staged() {
        return onFx(
                () -> {
                    TableView<?> rows = find("playlist-videos", TableView.class);
                    return rows.getItems().stream()
                            .filter(StagedVideo.class::isInstance)
                            .map(row -> ((StagedVideo) row).id())
                            .toList();
                });
    }
}
