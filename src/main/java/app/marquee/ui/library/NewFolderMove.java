package app.marquee.ui.library;

import app.marquee.change.StagedChange;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.Limits;
import app.marquee.model.video.Video;
import app.marquee.text.Messages;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Move of videos into a folder that is created first. The moves need the ID that the server returns
 * for it. FX thread only.
 */
final class NewFolderMove {

    private final LibraryModels models;
    private final SectionContext on;
    private final Messages messages;
    private final List<Video> videos;
    private final @Nullable FolderId parent;

    /** Moves videos into a new folder in the selected one. */
    NewFolderMove(LibraryModels models, SectionContext on, List<Video> videos) {
        this.models = models;
        this.on = on;
        this.messages = on.messages();
        this.videos = videos;
        this.parent = models.actions().newParent().orElse(null);
    }

    void open(String typed) {
        LimitedTextField name =
                LimitedTextField.line(
                                messages,
                                "new-folder-move-name",
                                messages.text("field.name"),
                                Limits.FOLDER_NAME)
                        .required();
        name.textProperty().set(typed);
        String place = parent == null ? messages.text("value.top") : models.actions().name(parent);
        Label below = new Label(messages.text("create.in", place));
        below.getStyleClass().add("caption");
        VBox content = new VBox(name, below, new UnofficialTag(messages));
        content.getStyleClass().add("name-dialog");
        Button cancel = ReviewDialog.button("new-folder-move-cancel", messages.text("cancel"));
        WriteButton review =
                WriteButton.opening(
                        "new-folder-move-review",
                        messages.plural("changes.review", videos.size() + 1));
        Dialogs.OpenDialog dialog =
                on.dialogs()
                        .show(messages.text("move.new.title"), content, List.of(cancel, review));
        cancel.setOnAction(_ -> dialog.close());
        name.textProperty().subscribe(text -> review.setDisable(proposal(text).isEmpty()));
        review.setOnAction(
                _ -> {
                    String text = name.textProperty().get();
                    dialog.close();
                    proposal(text)
                            .ifPresent(
                                    made ->
                                            models.changes()
                                                    .flow()
                                                    .proposeFrom(made, () -> open(text)));
                });
        name.input().requestFocus();
    }

    /** Empty while the name is invalid. */
    private Optional<Proposal> proposal(String name) {
        return models.actions().creation(name, parent).map(made -> withMoves(made, name));
    }

    private Proposal withMoves(Proposal made, String name) {
        StagedChange creation = made.changes().getFirst();
        FolderId folder = new FolderId(creation.line().id().value());
        List<StagedChange> all = new ArrayList<>(made.changes());
        for (Video video : videos) {
            all.add(models.videoActions().moved(video, folder).needing(creation));
        }
        return models.videoActions()
                .withWarning(
                        Proposal.of(
                                messages.plural("move.new", videos.size(), name),
                                messages.plural("video.move.action", videos.size()),
                                all));
    }
}
