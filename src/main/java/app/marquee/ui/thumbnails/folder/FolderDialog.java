package app.marquee.ui.thumbnails.folder;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.video.PictureUpload;
import app.marquee.service.video.FilePictures;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.service.video.VideoService;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.PictureDecoder;
import app.marquee.ui.video.RowPictures;
import app.marquee.ui.video.VideoGallery;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;

/**
 * Dialog for custom thumbnails from a folder of files: each file beside the present image of its
 * video, then the review. FX thread only.
 */
public final class FolderDialog {
    private static final double IMAGE = 96;
    private static final double DECODED = 64;

    private final SectionContext on;
    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final FolderViewModel model;
    private final ImageFileTable.Pictures pictures;
    private final DataTable<ThumbnailFile> table;
    private final VBox content = new VBox();
    private final Label summary = label("thumbs-folder-summary");
    private final Label time = label("thumbs-folder-time");
    private final Button choose;
    private final Button leave;
    private final WriteButton review;
    private Dialogs.@Nullable OpenDialog dialog;
    private boolean reviewing;

    /** Services of the videos, their thumbnails and their images. */
    public record Sources(
            VideoService videos, VideoGallery.Sources thumbnails, RowPictures.Source images) {}

    public FolderDialog(SectionContext on, Sources sources, ChangeFlowViewModel flow) {
        this.on = on;
        this.flow = flow;
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
        this.review = WriteButton.opening("thumbs-folder-review", "");
    }

    private static boolean decodes(PictureUpload picture) {
        return PictureDecoder.decode(picture.data(), DECODED, DECODED).isPresent();
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    /** Opens the dialog. */
    public void open() {
        time.getStyleClass().add("caption");
        Label about = label("thumbs-folder-about");
        about.setText(messages.text("folder.about"));
        FlowPane buttons = new FlowPane(choose, new UnofficialTag(messages), leave);
        buttons.getStyleClass().add("sheet-buttons");
        content.getStyleClass().addAll("change-preview", "wide-content");
        content.getChildren().setAll(about, buttons, summary, table, time);
        choose.setOnAction(_ -> choose());
        leave.setOnAction(_ -> model.leaveOut(table.selected()));
        review.setOnAction(_ -> stage());
        table.selection().addListener((ListChangeListener<ThumbnailFile>) _ -> offerLeaving());
        model.filesProperty().subscribe(_ -> refresh());
        showAgain();
    }

    /** Opens the dialog with the files of a folder. */
    public void open(Path folder) {
        open();
        read(folder);
    }

    /** Shows it as it was. */
    private void showAgain() {
        reviewing = false;
        Button cancel = ReviewDialog.button("thumbs-folder-cancel", messages.text("cancel"));
        Dialogs.OpenDialog shown =
                on.dialogs().show(messages.text("folder.title"), content, List.of(cancel, review));
        dialog = shown;
        shown.onClosed(this::close);
        cancel.setOnAction(_ -> shown.close());
        refresh();
        choose.requestFocus();
    }

    /** The images stay while the review may lead back. */
    private void close() {
        model.close();
        if (!reviewing) {
            pictures.files().close();
            pictures.videos().close();
        }
    }

    private void choose() {
        on.desk().chooseFolder(messages.text("folder.choose"), this::read);
    }

    private void read(Path folder) {
        Visibility.show(summary, true);
        summary.setText(messages.text("folder.matching"));
        review.setDisable(true);
        model.read(folder, why -> failed(folder, why));
    }

    private void failed(Path folder, Failure why) {
        on.notices().failed(messages.text("folder.failed", folder), why, FailureSubject.VIDEO);
        refresh();
    }

    private void refresh() {
        List<ThumbnailFile> files = model.filesProperty().get();
        boolean shown = files != null && !files.isEmpty();
        int matching = model.matching().size();
        table.rows(files == null ? List.of() : files);
        // The notes may be others beside the same files.
        table.table().refresh();
        Visibility.show(table, shown);
        Visibility.show(summary, files != null);
        Visibility.show(time, matching > 0);
        summary.setText(files == null ? "" : summary(files.size(), matching));
        time.setText(time(matching));
        review.name(messages.pluralOr("review", "folder.review", matching));
        review.setDisable(matching == 0);
        offerLeaving();
    }

    /** The time for two requests a file: one loads the present thumbnail, one sends the image. */
    private String time(int matching) {
        int requests = 2 * matching;
        return messages.plural(
                "folder.time",
                requests,
                matching,
                messages.formats().wait(RequestTime.of(requests, model.perMinute())));
    }

    private String summary(int files, int matching) {
        return files == 0
                ? messages.text("folder.empty")
                : messages.plural("folder.summary", matching, files);
    }

    private void offerLeaving() {
        Visibility.show(leave, !table.selected().isEmpty());
    }

    private void stage() {
        review.setDisable(true);
        Visibility.show(summary, true);
        summary.setText(messages.plural("folder.loading", model.matching().size()));
        model.stage(this::review, this::refresh, this::stopped);
    }

    private void stopped(Failure why) {
        on.notices().failed(messages.text("job.folder.load"), why, FailureSubject.VIDEO);
        refresh();
    }

    private void review(Proposal proposal) {
        reviewing = true;
        if (dialog != null) {
            dialog.close();
        }
        flow.proposeFrom(proposal, this::showAgain);
    }
}
