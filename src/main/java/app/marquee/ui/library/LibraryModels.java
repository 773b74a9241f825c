package app.marquee.ui.library;

import app.marquee.change.ChangeApplier;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderService;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderEditViewModel;
import app.marquee.ui.library.folder.FolderFollower;
import app.marquee.ui.library.folder.FolderOverlay;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import java.util.function.Consumer;

/** Composition of the view-models of the Library. FX thread only. */
final class LibraryModels {
    /** Width of a tile at most, in pixels; larger ones are scaled. */
    private static final double TILE = 240;

    private final FolderOverlay overlay = new FolderOverlay();
    private final FolderTreeViewModel tree;
    private final ChangeController changes;
    private final FolderActionsViewModel actions;
    private final FolderEditViewModel edit;
    private final VideosViewModel videos;
    private final VideoActionsViewModel videoActions;
    private final RowPictures pictures;
    private final RowPictures tiles;

    LibraryModels(LibrarySection.Services services, ChangeApplier gate, SectionContext on) {
        FolderService folders = services.folders();
        Messages messages = on.messages();
        tree = new FolderTreeViewModel(folders, overlay, on.tasks(), on.clock(), messages);
        changes = new ChangeController(gate, on, id -> tree.name(new FolderId(id)));
        ChangeFlowViewModel flow = changes.flow();
        actions = new FolderActionsViewModel(tree, folders, flow, on.connection(), messages);
        edit = new FolderEditViewModel(tree, actions, folders, flow, messages);
        pictures = new RowPictures(on.tasks(), services.pictures(), messages);
        tiles = new RowPictures(on.tasks(), services.pictures(), messages, TILE);
        videos = new VideosViewModel(services.videos(), on.tasks(), messages, on.clock());
        videoActions =
                new VideoActionsViewModel(
                        videos, services.videos(), flow, on.connection(), messages, actions::name);
        videoActions.onKeep(changes::keep);
        FolderFollower follower = new FolderFollower(tree, overlay, folders);
        flow.listen(follower::follow);
        flow.listen(videos::follow);
        new MovedVideos(tree, folders, flow);
        changes.markers().linesProperty().addListener((_, _, lines) -> tree.waiting(lines));
        changes.markers().linesProperty().addListener((_, _, lines) -> videos.waiting(lines));
        overlay.onSettled((line, done) -> flow.settle(line.id(), done));
    }

    /** Adds a listener for reasons why an action did nothing. */
    void onNews(Consumer<String> news) {
        actions.onNews(news);
        edit.onNews(news);
        videoActions.onNews(news);
    }

    FolderTreeViewModel tree() {
        return tree;
    }

    ChangeController changes() {
        return changes;
    }

    FolderActionsViewModel actions() {
        return actions;
    }

    FolderEditViewModel edit() {
        return edit;
    }

    /** The thumbnails in the rows of videos. */
    RowPictures pictures() {
        return pictures;
    }

    /** The thumbnails in tiles. */
    RowPictures tiles() {
        return tiles;
    }

    /** Loads again the thumbnails that may have changed. */
    void renewPictures() {
        pictures.renew();
        tiles.renew();
    }

    /** Stops tracking pending changes. */
    void close() {
        tiles.close();
        pictures.close();
        changes.close();
    }

    VideosViewModel videos() {
        return videos;
    }

    VideoActionsViewModel videoActions() {
        return videoActions;
    }
}
