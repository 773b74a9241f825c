package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.FoundFrame;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Scene;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Frames of videos by the URLs that are known. */
class VideoFramesTest extends WindowTest {
    private static final VideoId KNOWN = new VideoId("00000000-0000-4000-8000-000000000001");
    private static final VideoId OTHER = new VideoId("00000000-0000-4000-8000-000000000002");

    private final HeldRunner tasks = new HeldRunner();
    private final List<Id> asked = new ArrayList<>();
    private final List<Id> loadedSince = new ArrayList<>();
    private VideoFrames frames;

    @BeforeEach
    void begin() {
        frames =
                onFx(
                        () ->
                                new VideoFrames(
                                        tasks,
                                        FakeFrames.source(
                                                new RowPictures.Source(
                                                        new NoPictures(), Runnable::run),
                                                this::url),
                                        Messages.of("video", Locale.ENGLISH)));
    }

    private Optional<String> url(Id video) {
        asked.add(video);
        return video.equals(KNOWN) || loadedSince.contains(video)
                ? Optional.of("https://a.example/1.jpg")
                : Optional.empty();
    }

    private String words(Region frame) {
        return onFx(frame::getAccessibleText);
    }

    private void release() {
        Awaitility.await().until(() -> onFx(() -> !tasks.waiting().isEmpty()));
        onFx(tasks::releaseAll);
    }

    @Test
    void severalAreLookedUpTogetherAndNeverTwice() {
        Region known = onFx(() -> frames.frame(KNOWN));
        Region other = onFx(() -> frames.frame(OTHER));
        Region again = onFx(() -> frames.frame(KNOWN));
        release();
        assertThat(asked).containsExactlyInAnyOrder(KNOWN, OTHER);
        assertThat(words(known)).isEqualTo(words(again)).isNotEqualTo(words(other));
        onFx(() -> frames.frame(KNOWN));
        assertThat(asked).hasSize(2);
    }

    @Test
    void whatWasNotKnownIsLookedForAgain() {
        onFx(() -> frames.frame(OTHER));
        release();
        onFx(frames::renew);
        onFx(() -> frames.frame(OTHER));
        release();
        assertThat(asked).containsExactly(OTHER, OTHER);
    }

    @Test
    void aRowWithoutAVideoAsksNobody() {
        onFx(() -> frames.frame(null));
        assertThat(onFx(tasks::waiting)).isEmpty();
    }

    @Test
    void aColumnIsHiddenUntilOneFrameIsKnown() {
        PictureColumn<VideoId> column = onFx(() -> frames.column(video -> video));
        onFx(() -> column.setVisible(false));
        onFx(() -> frames.show(column, List.of(OTHER)));
        onFx(tasks::releaseAll);
        assertThat(onFx(column::isVisible)).isFalse();
        loadedSince.add(OTHER);
        onFx(frames::renew);
        onFx(tasks::releaseAll);
        assertThat(onFx(column::isVisible)).isTrue();
    }

    @Test
    void aListOfWhichNoImageIsKnownSaysSo() {
        List<Boolean> told = new ArrayList<>();
        onFx(() -> frames.whetherAny(List.of(OTHER), told::add));
        onFx(() -> frames.whetherAny(List.of(OTHER, KNOWN), told::add));
        onFx(tasks::releaseAll);
        assertThat(told).containsExactly(false, true);
    }

    @Test
    void aRowThatAFilterTookAwayIsNotSearchedFor() {
        List<Id> searched = new ArrayList<>();
        onFx(() -> hideOneRow(searched));
        onFx(tasks::releaseAll);
        assertThat(searched).isEmpty();
    }

    @Test
    void aSectionThatIsHiddenSearchesForNothing() {
        List<Id> searched = new ArrayList<>();
        Pane section = new Pane();
        onFx(
                () -> {
                    RowPictures pictures = pictures(searched);
                    RowPictureFrame frame = pictures.frame();
                    section.getChildren().setAll(frame);
                    Scene scene = new Scene(section);
                    pictures.bring(frame, KNOWN, null, null);
                    scene.setRoot(new Pane());
                    tasks.releaseAll();
                });
        assertThat(searched).isEmpty();
        onFx(() -> new Scene(section));
        onFx(tasks::releaseAll);
        assertThat(searched).containsExactly(KNOWN);
    }

    private RowPictures pictures(List<Id> searched) {
        return new RowPictures(
                tasks,
                new RowPictures.Source(
                        new NoPictures(),
                        Runnable::run,
                        video -> {
                            searched.add(video);
                            return FoundFrame.of(Optional.empty());
                        }),
                Messages.of("video", Locale.ENGLISH));
    }

    private void hideOneRow(List<Id> searched) {
        RowPictures pictures = pictures(searched);
        PictureColumn<VideoId> column =
                pictures.videos((frame, video) -> pictures.bring(frame, video, null, null));
        TableView<VideoId> table = new TableView<>();
        table.getColumns().add(column);
        table.getItems().add(KNOWN);
        TableCell<VideoId, VideoId> cell = column.getCellFactory().call(column);
        cell.updateTableView(table);
        cell.updateTableColumn(column);
        cell.updateIndex(0);
        assertThat(tasks.waiting()).hasSize(1);
        table.getItems().clear();
        cell.updateIndex(-1);
    }
}
