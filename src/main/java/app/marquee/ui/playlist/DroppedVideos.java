package app.marquee.ui.playlist;

import app.marquee.model.ItemKind;
import app.marquee.model.VideoId;
import app.marquee.service.IdFinder;
import app.marquee.service.IdFinder.FoundId;
import app.marquee.service.PlaylistCandidate;
import app.marquee.service.TextFile;
import app.marquee.task.Job;
import app.marquee.ui.control.About;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Takes videos that are dropped: rows of the library, text with ids, files of text. On the FX
 * thread.
 */
final class DroppedVideos {
    private final SectionContext context;
    private final TableView<StagedVideo> own;
    private final Consumer<List<PlaylistCandidate>> onVideos;

    /**
     * @param own the table whose rows are moved by dragging, and are no new ones
     */
    DroppedVideos(
            SectionContext context,
            TableView<StagedVideo> own,
            Consumer<List<PlaylistCandidate>> onVideos) {
        this.context = context;
        this.own = own;
        this.onVideos = onVideos;
    }

    void attach(Node place) {
        place.setOnDragOver(this::over);
        place.setOnDragDropped(this::drop);
    }

    /** Ids of videos only: what stands in the address of something else or of a player is none. */
    static List<PlaylistCandidate> of(List<FoundId> ids) {
        return ids.stream()
                .filter(id -> !id.external())
                .filter(id -> id.guess().orElse(ItemKind.VIDEO) == ItemKind.VIDEO)
                .map(id -> new PlaylistCandidate(new VideoId(id.uuid()), id.title()))
                .toList();
    }

    private void over(DragEvent event) {
        Dragboard board = event.getDragboard();
        if ((board.hasString() || board.hasFiles()) && !isOwn(event)) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private boolean isOwn(DragEvent event) {
        return event.getGestureSource() instanceof TableRow<?> row
                && own.equals(row.getTableView());
    }

    private void drop(DragEvent event) {
        if (isOwn(event)) {
            return;
        }
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            read(board.getFiles().getFirst().toPath());
        } else {
            onVideos.accept(of(IdFinder.in(board.getString()).ids()));
        }
        event.setDropCompleted(true);
        event.consume();
    }

    private void read(Path file) {
        String name = context.messages().text("job.file");
        context.tasks()
                .submit(
                        Job.of(name, _ -> of(IdFinder.in(TextFile.read(file)).ids()))
                                .onSuccess(onVideos)
                                .onFailure(
                                        why -> context.notices().failed(name, why, About.OTHER)));
    }
}
