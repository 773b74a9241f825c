package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderService;
import app.marquee.service.video.VideoService;
import app.marquee.ui.change.ChangeApplier;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingChangeTracker;
import app.marquee.ui.control.Messages;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderEditViewModel;
import app.marquee.ui.library.folder.FolderFollower;
import app.marquee.ui.library.folder.FolderOverlay;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import javafx.application.Platform;

import java.util.function.Consumer;

/** Composition of the view-models of the Library. FX thread only. */
final class LibraryModels {
    private final FolderOverlay overlay = new FolderOverlay();
    private final FolderTreeViewModel tree;
    private final ChangeWords words;
    private final ChangeFlowViewModel flow;
    private final FolderActionsViewModel actions;
    private final FolderEditViewModel edit;
    private final VideosViewModel videos;
    private final VideoActionsViewModel videoActions;
    private final PendingChangeTracker waiting;
    private final RowPictures pictures;

    LibraryModels(
            FolderService folders,
            VideoService videoService,
            RowPictures.Source pictureSource,
            ChangeApplier gate,
            SectionContext on) {
        Messages messages = on.messages();
        tree = new FolderTreeViewModel(folders, overlay, on.tasks(), on.clock(), messages);
        words = new ChangeWords(messages, id -> tree.name(new FolderId(id)));
        flow = new ChangeFlowViewModel(on.tasks(), gate, words, messages);
        actions = new FolderActionsViewModel(tree, folders, flow, on.connection(), messages);
        edit = new FolderEditViewModel(tree, actions, folders, flow, messages);
        pictures = new RowPictures(on.tasks(), pictureSource, messages);
        videos = new VideosViewModel(videoService, on.tasks(), messages, on.clock());
        videoActions =
                new VideoActionsViewModel(
                        videos, videoService, flow, on.connection(), messages, actions::name);
        FolderFollower follower = new FolderFollower(tree, overlay, folders);
        flow.listen(follower::follow);
        flow.listen(videos::follow);
        new MovedVideos(tree, folders, flow);
        waiting =
                new PendingChangeTracker(gate.waiting(), messages, on.tasks(), Platform::runLater);
        waiting.linesProperty().addListener((_, _, lines) -> tree.waiting(lines));
        waiting.linesProperty().addListener((_, _, lines) -> videos.waiting(lines));
        overlay.onSettled((line, done) -> flow.settle(line.id(), done));
    }

    /** Adds a listener for reasons why an action did nothing. */
    void onNews(Consumer<String> news) {
        flow.onNews(news);
        actions.onNews(news);
        edit.onNews(news);
        videoActions.onNews(news);
    }

    FolderTreeViewModel tree() {
        return tree;
    }

    ChangeWords words() {
        return words;
    }

    ChangeFlowViewModel flow() {
        return flow;
    }

    FolderActionsViewModel actions() {
        return actions;
    }

    PendingChangeTracker waiting() {
        return waiting;
    }

    FolderEditViewModel edit() {
        return edit;
    }

    /** The thumbnails in the rows of videos. */
    RowPictures pictures() {
        return pictures;
    }

    /** Stops tracking pending changes. */
    void close() {
        pictures.close();
        waiting.close();
    }

    VideosViewModel videos() {
        return videos;
    }

    VideoActionsViewModel videoActions() {
        return videoActions;
    }
}
