package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderMove;
import app.marquee.ui.control.Messages;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderTableRow;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;

import javafx.animation.PauseTransition;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Drag and drop of folders, and of videos from their table, onto folders. A target folder opens
 * after a pause, and a refused target shows the reason. FX thread only.
 */
final class FolderDrag {
    /** How long the mouse rests on a closed folder before it opens. */
    private static final Duration PAUSE = Duration.millis(700);

    private static final String MIME = "application/x-marquee-library";

    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel actions;
    private final VideoActionsViewModel videoActions;
    private final Messages messages;
    private final Consumer<String> onHint;
    private final DataFormat format;
    private final PauseTransition opening = new PauseTransition(PAUSE);
    private List<FolderId> folders = List.of();
    private List<Video> videos = List.of();
    private @Nullable RowKey over;

    /**
     * @param onHint takes the effect of a drop, or why it is refused; empty when nothing is dragged
     */
    FolderDrag(
            FolderTreeViewModel tree,
            FolderActionsViewModel actions,
            VideoActionsViewModel videoActions,
            Messages messages,
            Consumer<String> onHint) {
        this.tree = tree;
        this.actions = actions;
        this.videoActions = videoActions;
        this.messages = messages;
        this.onHint = onHint;
        DataFormat known = DataFormat.lookupMimeType(MIME);
        this.format = known == null ? new DataFormat(MIME) : known;
    }

    void attach(FolderTableRow row) {
        row.setOnDragDetected(event -> begin(row, event));
        row.setOnDragOver(event -> over(row, event));
        row.setOnDragExited(_ -> leave(row));
        row.setOnDragDropped(event -> drop(row, event));
        row.setOnDragDone(_ -> end());
    }

    private void begin(FolderTableRow row, MouseEvent event) {
        FolderRow item = row.getItem();
        if (item == null || row.isEmpty()) {
            return;
        }
        List<FolderId> chosen = FolderKeys.folders(tree, item);
        if (!chosen.isEmpty() && actions.blocked(chosen).isEmpty()) {
            folders = chosen;
            start(row.startDragAndDrop(TransferMode.MOVE));
            event.consume();
        }
    }

    /** Starts dragging videos from a row of their table. */
    void begin(List<Video> chosen, Dragboard board) {
        videos = List.copyOf(chosen);
        ClipboardContent content = ids(chosen);
        content.put(format, "move");
        board.setContent(content);
    }

    /** Clipboard content with the IDs of the dragged videos, for targets such as a playlist. */
    static ClipboardContent ids(List<Video> chosen) {
        ClipboardContent content = new ClipboardContent();
        content.putString(
                chosen.stream().map(video -> video.id().value()).collect(Collectors.joining("\n")));
        return content;
    }

    private void start(Dragboard board) {
        ClipboardContent content = new ClipboardContent();
        content.put(format, "move");
        board.setContent(content);
    }

    private void over(FolderTableRow row, DragEvent event) {
        FolderRow item = row.getItem();
        if (item == null || !event.getDragboard().hasContent(format)) {
            return;
        }
        boolean possible = hint(item);
        if (possible) {
            event.acceptTransferModes(TransferMode.MOVE);
        }
        row.dropTarget(possible, !possible);
        openAfterAPause(item);
        event.consume();
    }

    /** Shows the effect of a drop here; false when it is refused. */
    private boolean hint(FolderRow item) {
        if (!FolderActionsViewModel.isPlace(item.key())) {
            onHint.accept("");
            return false;
        }
        FolderId target = FolderActionsViewModel.folder(item.key());
        if (!videos.isEmpty()) {
            onHint.accept(messages.text("news.drag", name(target)));
            return true;
        }
        FolderMove move = actions.check(folders, target);
        onHint.accept(
                switch (move) {
                    case FolderMove.Possible _ -> messages.text("news.drag", name(target));
                    case FolderMove.Refused refused -> actions.words(refused);
                    case FolderMove.Nothing _ -> "";
                });
        return move instanceof FolderMove.Possible;
    }

    private String name(@Nullable FolderId target) {
        return target == null ? messages.text("value.top") : actions.name(target);
    }

    private void openAfterAPause(FolderRow item) {
        if (item.key().equals(over)) {
            return;
        }
        over = item.key();
        opening.stop();
        if (item.isExpandable() && !item.expanded()) {
            opening.setOnFinished(_ -> tree.expand(item.key(), true));
            opening.playFromStart();
        }
    }

    private void leave(FolderTableRow row) {
        row.dropTarget(false, false);
        opening.stop();
        over = null;
        onHint.accept("");
    }

    private void drop(FolderTableRow row, DragEvent event) {
        FolderRow item = row.getItem();
        boolean possible = item != null && hint(item);
        onHint.accept("");
        event.setDropCompleted(possible);
        event.consume();
        if (item != null && possible) {
            FolderId target = FolderActionsViewModel.folder(item.key());
            List<Video> droppedVideos = videos;
            List<FolderId> droppedFolders = folders;
            end();
            if (droppedVideos.isEmpty()) {
                actions.move(droppedFolders, target);
            } else {
                videoActions.move(droppedVideos, target);
            }
        }
    }

    /** The mouse was released, here or elsewhere. */
    void end() {
        opening.stop();
        over = null;
        folders = List.of();
        videos = List.of();
        onHint.accept("");
    }
}
