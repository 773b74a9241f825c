package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.Id;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderMove;
import app.marquee.text.Messages;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderTableRow;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;

import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Drag and drop of folders, and of videos from their table, onto folders. A target folder opens
 * after a pause, and a refused target shows the reason. FX thread only.
 */
final class FolderDrag {
    /** How long the mouse rests on a closed folder before it opens. */
    private static final Duration PAUSE = Duration.millis(600);

    private static final String MIME = "application/x-marquee-library";

    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel actions;
    private final VideoActionsViewModel videoActions;
    private final Messages messages;
    private final Consumer<String> onHint;
    private final Consumer<List<String>> onDropped;
    private final DataFormat format;
    private final PauseTransition opening = new PauseTransition(PAUSE);
    private List<FolderId> folders = List.of();
    private List<Video> videos = List.of();
    private @Nullable RowKey over;

    /**
     * @param onHint takes the effect of a drop, or why it is refused; empty when nothing is dragged
     * @param onDropped takes the IDs of what was dropped
     */
    FolderDrag(
            FolderTreeViewModel tree,
            FolderActionsViewModel actions,
            VideoActionsViewModel videoActions,
            Messages messages,
            Consumer<String> onHint,
            Consumer<List<String>> onDropped) {
        this.tree = tree;
        this.actions = actions;
        this.videoActions = videoActions;
        this.messages = messages;
        this.onHint = onHint;
        this.onDropped = onDropped;
        DataFormat known = DataFormat.lookupMimeType(MIME);
        this.format = known == null ? new DataFormat(MIME) : known;
    }

    void attach(FolderTableRow row) {
        row.setOnDragDetected(event -> begin(row, event));
        row.setOnDragOver(
                event -> {
                    FolderRow item = row.getItem();
                    if (item != null && over(row, item.key(), event)) {
                        openAfterAPause(item);
                    }
                });
        row.setOnDragExited(_ -> leave(row));
        row.setOnDragDropped(
                event -> drop(row.getItem() == null ? null : row.getItem().key(), event));
        row.setOnDragDone(_ -> end());
    }

    /** Lets a node outside of the tree take drops for a place. */
    void attach(Node node, RowKey place) {
        node.setOnDragOver(event -> over(node, place, event));
        node.setOnDragExited(_ -> leave(node));
        node.setOnDragDropped(event -> drop(place, event));
    }

    /** Lets a node take no more drops. */
    static void detach(Node node) {
        node.setOnDragOver(null);
        node.setOnDragDropped(null);
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

    private boolean over(Node node, RowKey place, DragEvent event) {
        if (!event.getDragboard().hasContent(format)) {
            return false;
        }
        boolean possible = hint(place);
        if (possible) {
            event.acceptTransferModes(TransferMode.MOVE);
        }
        FolderTableRow.dropTarget(node, possible, !possible);
        event.consume();
        return true;
    }

    /** Shows the effect of a drop here; false when it is refused. */
    private boolean hint(RowKey place) {
        if (!FolderActionsViewModel.isPlace(place)) {
            onHint.accept("");
            return false;
        }
        FolderId target = FolderActionsViewModel.folder(place);
        Optional<String> refused = refusal(target);
        boolean nothing = videos.isEmpty() && folders.isEmpty();
        onHint.accept(
                nothing ? "" : refused.orElseGet(() -> messages.text("news.drag", name(target))));
        return !nothing && refused.isEmpty();
    }

    /** Why what is dragged can't be dropped there; empty when it can. */
    private Optional<String> refusal(@Nullable FolderId target) {
        if (videos.isEmpty()) {
            return actions.check(folders, target) instanceof FolderMove.Refused refused
                    ? Optional.of(actions.words(refused))
                    : Optional.empty();
        }
        return VideoActionsViewModel.areIn(videos, target)
                ? Optional.of(messages.text("video.move.already"))
                : Optional.empty();
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

    private void leave(Node node) {
        FolderTableRow.dropTarget(node, false, false);
        opening.stop();
        over = null;
        onHint.accept("");
    }

    private void drop(@Nullable RowKey place, DragEvent event) {
        boolean possible = place != null && hint(place);
        onHint.accept("");
        event.setDropCompleted(possible);
        event.consume();
        if (place != null && possible) {
            FolderId target = FolderActionsViewModel.folder(place);
            List<Video> droppedVideos = videos;
            List<FolderId> droppedFolders = folders;
            end();
            onDropped.accept(
                    Stream.<Id>concat(
                                    droppedVideos.stream().map(Video::id), droppedFolders.stream())
                            .map(Id::value)
                            .toList());
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
