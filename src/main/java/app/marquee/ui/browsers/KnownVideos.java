package app.marquee.ui.browsers;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** List of known videos with their frames, to choose one by a click or Enter. FX thread only. */
final class KnownVideos extends ListView<VideoChoice> {
    private final ChosenVideo model;

    KnownVideos(ChosenVideo model, Messages messages, VideoFrames frames) {
        this.model = model;
        setId("browsers-known");
        getStyleClass().add("known-videos");
        setAccessibleText(messages.text("browsers.waiting.title"));
        var cells = frames.cells(VideoChoice::id, (VideoChoice each) -> each.listed(messages));
        setCellFactory(
                list -> {
                    ListCell<VideoChoice> cell = cells.call(list);
                    // As wide as the list, whatever the title.
                    cell.setPrefWidth(0);
                    return cell;
                });
        setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY) {
                        choose(getSelectionModel().getSelectedItem());
                    }
                });
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        choose(getSelectionModel().getSelectedItem());
                        event.consume();
                    }
                });
        model.offeredProperty().subscribe(this::offer);
    }

    private void offer(List<VideoChoice> videos) {
        getItems().setAll(videos);
        Visibility.show(this, !videos.isEmpty());
    }

    private void choose(@Nullable VideoChoice video) {
        if (video != null) {
            getSelectionModel().clearSelection();
            model.choose(video);
        }
    }
}
