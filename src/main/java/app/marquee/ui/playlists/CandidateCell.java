package app.marquee.ui.playlists;

import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.video.VideoFrames;

import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Function;

/**
 * Cell of a video that can be added: a box that a click checks, the frame, the title and the
 * length. FX thread only.
 */
final class CandidateCell extends ListCell<PlaylistCandidate> {
    /** Room that the cell keeps at its sides. */
    private static final double PADDING = 24;

    private final VideoFrames frames;
    private final Function<PlaylistCandidate, String> title;
    private final Function<PlaylistCandidate, String> length;
    private final FontIcon box = new FontIcon();
    private final Region frame;
    private final Label name = new Label();
    private final Label time = new Label();
    private final HBox row;

    CandidateCell(
            VideoFrames frames,
            Function<PlaylistCandidate, String> title,
            Function<PlaylistCandidate, String> length) {
        this.frames = frames;
        this.title = title;
        this.length = length;
        this.frame = frames.frame(null);
        frame.setMinWidth(USE_PREF_SIZE);
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        time.getStyleClass().add("caption");
        time.setMinWidth(USE_PREF_SIZE);
        this.row = new HBox(box, frame, name, time);
        row.getStyleClass().add("pick-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.prefWidthProperty().bind(widthProperty().subtract(PADDING));
        setPrefWidth(0);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        selectedProperty()
                .subscribe(
                        chosen -> box.setIconLiteral(chosen ? "fth-check-square" : "fth-square"));
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::onPress);
    }

    @Override
    protected void updateItem(PlaylistCandidate video, boolean empty) {
        super.updateItem(video, empty);
        boolean isShown = !empty && video != null;
        frames.show(frame, isShown ? video.id() : null);
        setText(isShown ? title.apply(video) : null);
        name.setText(isShown ? ShownText.line(title.apply(video)) : null);
        time.setText(isShown ? length.apply(video) : "");
        setGraphic(isShown ? row : null);
    }

    private void onPress(MouseEvent press) {
        boolean isPlain =
                press.getButton() == MouseButton.PRIMARY
                        && !press.isShiftDown()
                        && !press.isShortcutDown();
        if (isPlain && !isEmpty()) {
            getListView().requestFocus();
            toggle(getListView(), getIndex());
            press.consume();
        }
    }

    /** Chooses one more, or one less. */
    static void toggle(ListView<?> list, int index) {
        MultipleSelectionModel<?> chosen = list.getSelectionModel();
        if (chosen.isSelected(index)) {
            chosen.clearSelection(index);
        } else {
            chosen.select(index);
        }
        list.getFocusModel().focus(index);
    }
}
