package app.marquee.ui.thumbnails.folder;

import app.marquee.model.failure.Failure;
import app.marquee.model.video.PictureUpload;
import app.marquee.service.video.FilePictures;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.service.video.VideoService;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.preview.PreviewDialog;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.PictureDecoder;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.VideoGallery;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Dialog for custom thumbnails from a folder of files: each file beside the present image of its
 * video, all of them sent together. FX thread only.
 */
public final class FolderDialog implements PreviewDialog.Deeds {
    private static final double IMAGE = 96;
    private static final double DECODED = 64;

    private final SectionContext on;
    private final ChangeController changes;
    private final Messages messages;
    private final FolderViewModel model;
    private final ImageFileTable.Pictures pictures;
    private final DataTable<ThumbnailFile> table;
    private final Button choose;
    private final Button leave;
    private final PreviewDialog dialog;

    /** What is shown, as it would be sent; null before the present thumbnails are loaded. */
    private @Nullable Proposal staged;

    /** Services of the videos, their thumbnails and their images. */
    public record Sources(
            VideoService videos, VideoGallery.Sources thumbnails, RowPictures.Source images) {}

    public FolderDialog(SectionContext on, Sources sources, ChangeController changes) {
        this.on = on;
        this.changes = changes;
        this.messages = on.messages();
        this.model =
                new FolderViewModel(
                        new FolderViewModel.Sources(sources.videos(), sources.thumbnails()),
                        on.tasks(),
                        messages,
                        FolderDialog::decodes);
        RowPictures.Source files =
                new RowPictures.Source(new FilePictures(), sources.thumbnails().fxThread());
        this.pictures =
                new ImageFileTable.Pictures(
                        new RowPictures(on.tasks(), files, messages, IMAGE),
                        new RowPictures(on.tasks(), sources.images(), messages, IMAGE));
        this.table = ImageFileTable.of(on, pictures, model::problem);
        this.choose = ReviewDialog.button("thumbs-folder-choose", messages.text("folder.choose"));
        this.leave = ReviewDialog.button("thumbs-folder-leave", messages.text("folder.leave"));
        this.dialog = new PreviewDialog(on, changes, "thumbs-folder");
    }

    private static boolean decodes(PictureUpload picture) {
        return PictureDecoder.decode(picture.data(), DECODED, DECODED).isPresent();
    }

    /** Opens the dialog. */
    public void open() {
        Label about = PreviewDialog.label("thumbs-folder-about");
        about.setText(messages.text("folder.about"));
        FlowPane buttons = new FlowPane(choose, new UnofficialTag(messages), leave);
        buttons.getStyleClass().add("sheet-buttons");
        choose.setOnAction(_ -> choose());
        leave.setOnAction(_ -> model.leaveOut(table.selected()));
        table.selection().addListener((ListChangeListener<ThumbnailFile>) _ -> offerLeaving());
        dialog.open(
                messages.text("folder.title"),
                PreviewDialog.content(about, buttons, dialog.summary(), table),
                this);
        model.filesProperty().subscribe(_ -> refresh());
        choose.requestFocus();
    }

    /** Opens the dialog with the files of a folder. */
    public void open(Path folder) {
        open();
        read(folder);
    }

    @Override
    public void close() {
        model.close();
        pictures.files().close();
        pictures.videos().close();
    }

    private void choose() {
        on.desk().chooseFolder(messages.text("folder.choose"), this::read);
    }

    private void read(Path folder) {
        busy(messages.text("folder.matching"));
        model.read(folder, why -> failed(folder, why));
    }

    private void busy(String words) {
        Visibility.show(dialog.summary(), true);
        dialog.summary().setText(words);
        dialog.foot().allow(false);
    }

    private void failed(Path folder, Failure why) {
        on.notices().failed(messages.text("folder.failed", folder), why, FailureSubject.VIDEO);
        refresh();
    }

    /** Shows the files; one request loads the present thumbnail of each, one sends its image. */
    private void refresh() {
        staged = null;
        dialog.unwarn();
        List<ThumbnailFile> files = model.filesProperty().get();
        int matching = model.matching().size();
        table.rows(files == null ? List.of() : files);
        // The notes may be others beside the same files.
        table.table().refresh();
        Visibility.show(table, files != null && !files.isEmpty());
        Visibility.show(dialog.summary(), files != null);
        dialog.summary().setText(files == null ? "" : summary(files.size(), matching));
        dialog.foot().allow(matching > 0);
        dialog.foot().offer(action(matching), matching, 2 * matching);
        choose.setDisable(false);
        offerLeaving();
    }

    private String action(int matching) {
        return messages.pluralOr("folder.replace", "folder.proposal", matching);
    }

    private String summary(int files, int matching) {
        return files == 0
                ? messages.text("folder.empty")
                : messages.plural("folder.summary", matching, files);
    }

    private void offerLeaving() {
        leave.setDisable(false);
        Visibility.show(leave, !table.selected().isEmpty());
    }

    @Override
    public boolean hasChanges() {
        return !model.matching().isEmpty();
    }

    @Override
    public void keep(Runnable kept, Runnable failed) {
        stage(proposal -> changes.keep(proposal, kept, failed), failed);
    }

    /** What can't be undone, or has to be confirmed, is said first: another press sends it. */
    @Override
    public void send(Runnable sent) {
        boolean isKnown = staged != null;
        stage(
                proposal -> {
                    if (isKnown || (!proposal.careful() && dialog.foot().isFree())) {
                        sent.run();
                        changes.flow().send(proposal);
                    } else {
                        dialog.holdBack();
                    }
                },
                () -> {});
    }

    /**
     * Loads the present thumbnails, unless they are loaded, and passes on what is shown.
     *
     * @param next not called where a file turned out not to fit, so that the user sees that first
     */
    private void stage(Consumer<Proposal> next, Runnable failed) {
        Proposal known = staged;
        if (known != null) {
            next.accept(known);
            return;
        }
        int matching = model.matching().size();
        busy(messages.plural("folder.loading", matching));
        choose.setDisable(true);
        leave.setDisable(true);
        model.stage(
                proposal -> {
                    refresh();
                    show(proposal);
                    if (proposal.changes().size() == matching) {
                        next.accept(proposal);
                    } else {
                        failed.run();
                    }
                },
                () -> {
                    refresh();
                    failed.run();
                },
                why -> {
                    on.notices()
                            .failed(messages.text("job.folder.load"), why, FailureSubject.VIDEO);
                    refresh();
                    failed.run();
                });
    }

    private void show(Proposal proposal) {
        staged = proposal;
        dialog.warn(proposal);
        dialog.foot().offer(proposal.action(), proposal);
    }
}
