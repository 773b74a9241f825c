package app.marquee.ui.playlists;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.TextFile;
import app.marquee.task.Job;
import app.marquee.text.FailureSubject;
import app.marquee.ui.shell.notification.Notices.Step;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Drop target for videos: rows of the Library, text with IDs, and text files. FX thread only. */
final class DroppedVideos {
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

    private final SectionContext context;
    private final Supplier<Optional<Target>> target;

    /** List that takes dropped videos. */
    interface Target {
        /** Adds them; nothing is sent. */
        void add(List<PlaylistCandidate> videos);

        /** Removes what was added, as far as it is still there. */
        void undo(List<PlaylistCandidate> videos);
    }

    /**
     * @param target the current target of a drop; empty where nothing can be dropped
     */
    DroppedVideos(SectionContext context, Supplier<Optional<Target>> target) {
        this.context = context;
        this.target = target;
    }

    void attach(Node place) {
        place.setOnDragOver(event -> over(place, event));
        place.setOnDragExited(_ -> place.pseudoClassStateChanged(TARGET, false));
        place.setOnDragDropped(this::drop);
    }

    /** The video IDs; those in URLs of other items or players are left out. */
    static List<PlaylistCandidate> of(List<FoundId> ids) {
        return ids.stream()
                .filter(id -> !id.external())
                .filter(id -> id.guess().orElse(ItemKind.VIDEO) == ItemKind.VIDEO)
                .map(id -> new PlaylistCandidate(new VideoId(id.uuid()), id.title()))
                .toList();
    }

    private void over(Node place, DragEvent event) {
        Dragboard board = event.getDragboard();
        if ((board.hasString() || board.hasFiles())
                && !isStaged(event)
                && target.get().isPresent()) {
            event.acceptTransferModes(TransferMode.COPY);
            place.pseudoClassStateChanged(TARGET, true);
            event.consume();
        }
    }

    /** Whether staged rows are dragged, which moves them instead of adding videos. */
    private static boolean isStaged(DragEvent event) {
        return event.getGestureSource() instanceof TableRow<?> row
                && row.getItem() instanceof StagedVideo;
    }

    private void drop(DragEvent event) {
        if (!isStaged(event)) {
            target.get().ifPresent(onto -> drop(event, onto));
        }
    }

    private void drop(DragEvent event, Target onto) {
        Dragboard board = event.getDragboard();
        if (board.hasFiles()) {
            read(board.getFiles().getFirst().toPath(), onto);
        } else {
            add(of(IdFinder.in(board.getString()).ids()), onto);
        }
        event.setDropCompleted(true);
        event.consume();
    }

    /** Adds them to the list that is saved later, and says so. */
    private void add(List<PlaylistCandidate> found, Target onto) {
        if (found.isEmpty()) {
            context.notices().hint(context.messages().text("dropped.none"));
            return;
        }
        onto.add(found);
        context.notices()
                .done(
                        context.messages().plural("dropped", found.size()),
                        new Step(context.messages().text("undo.action"), () -> onto.undo(found)));
    }

    private void read(Path file, Target onto) {
        String name = context.messages().text("job.file");
        context.tasks()
                .submit(
                        Job.of(name, _ -> of(IdFinder.in(TextFile.read(file)).ids()))
                                .onSuccess(found -> add(found, onto))
                                .onFailure(
                                        why ->
                                                context.notices()
                                                        .failed(name, why, FailureSubject.OTHER)));
    }
}
