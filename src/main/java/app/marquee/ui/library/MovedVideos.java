package app.marquee.ui.library;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderService;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.SendingControl.State;
import app.marquee.ui.library.folder.FolderTreeViewModel;

import java.util.List;

/**
 * Refresher of the video counts of the folders after changes moved videos; runs once, after the
 * last of them. FX thread only.
 */
final class MovedVideos {
    private final FolderTreeViewModel tree;
    private final FolderService service;
    private final ChangeFlowViewModel flow;
    private boolean moved;

    MovedVideos(FolderTreeViewModel tree, FolderService service, ChangeFlowViewModel flow) {
        this.tree = tree;
        this.service = service;
        this.flow = flow;
        flow.listen(this::follow);
        flow.sending().stateProperty().subscribe(this::settle);
    }

    private void follow(List<ChangeEntry> entries) {
        moved |= entries.stream().anyMatch(MovedVideos::isMove);
        settle();
    }

    private void settle() {
        if (moved && flow.sending().stateProperty().get() == State.NONE) {
            moved = false;
            if (service.canList()) {
                tree.readBack();
            }
        }
    }

    private static boolean isMove(ChangeEntry entry) {
        ChangeLine line = entry.line();
        boolean videos =
                line.subjects().stream().anyMatch(subject -> subject.kind() == ItemKind.VIDEO);
        return videos
                && entry.state() == ChangeEntry.State.DONE
                && (line.operation() == Operation.TRASH_VIDEOS
                        || line.operation() == Operation.RECOVER_VIDEOS
                        || line.members().stream()
                                .anyMatch(change -> change.member().equals(Video.FOLDER)));
    }
}
