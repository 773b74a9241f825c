package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Limits;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderMove;
import app.marquee.service.search.ResolvedId;
import app.marquee.text.Messages;
import app.marquee.ui.change.DraftDialog;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.PlacePicker;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Dialogs of the Library: move, new folder, rename video, add folders by ID. FX thread only. */
final class LibraryDialogs {
    private final LibraryModels models;
    private final SectionContext on;
    private final Messages messages;

    LibraryDialogs(LibraryModels models, SectionContext on) {
        this.models = models;
        this.on = on;
        this.messages = on.messages();
    }

    /** Asks for the target of the selected folders. */
    void moveFolders() {
        List<FolderId> folders = models.actions().choiceProperty().get().folders();
        FolderActionsViewModel actions = models.actions();
        String title =
                folders.size() == 1
                        ? messages.text("move.picker.one", actions.name(folders.getFirst()))
                        : messages.text("move.picker.folders", folders.size());
        new PlacePicker(
                        title,
                        messages,
                        on.dialogs(),
                        on.tasks(),
                        target ->
                                switch (actions.check(folders, target)) {
                                    case FolderMove.Refused refused -> actions.words(refused);
                                    case FolderMove.Nothing _ -> messages.text("move.nothing");
                                    case FolderMove.Possible _ ->
                                            actions.blockedPlace(target).orElse("");
                                },
                        target -> actions.move(folders, target))
                .open(models.tree().tree());
    }

    /** Asks for the target of videos. */
    void moveVideos(List<Video> videos) {
        String title =
                videos.size() == 1
                        ? messages.text(
                                "move.picker.one", VideoActionsViewModel.name(videos.getFirst()))
                        : messages.text("move.picker.videos", videos.size());
        new PlacePicker(
                        title,
                        messages,
                        on.dialogs(),
                        on.tasks(),
                        target -> models.actions().blockedPlace(target).orElse(""),
                        target -> models.videoActions().move(videos, target))
                .open(models.tree().tree());
    }

    /** Creates a folder in the selected one. */
    void createFolder() {
        FolderActionsViewModel actions = models.actions();
        FolderId parent = actions.newParent().orElse(null);
        Optional<String> blocked = actions.blockedPlace(parent);
        if (blocked.isPresent()) {
            on.notices().warn(blocked.get());
            return;
        }
        String place = parent == null ? messages.text("value.top") : actions.name(parent);
        LimitedTextField field =
                LimitedTextField.line(
                                messages,
                                "folder-create-name",
                                messages.text("field.name"),
                                Limits.FOLDER_NAME)
                        .required();
        name(
                field,
                field.input(),
                new DraftDialog.Words(
                        messages.text("action.create"),
                        messages.text("operation.CREATE_FOLDER"),
                        "confirm-do",
                        "name-request"),
                messages.text("create.in", place),
                typed -> actions.creation(typed, parent));
    }

    private void name(
            FormField field,
            TextInputControl input,
            DraftDialog.Words words,
            String note,
            Function<String, Optional<Proposal>> proposal) {
        Label below = new Label(note);
        below.getStyleClass().add("caption");
        below.setWrapText(true);
        Wrapping.guard(below);
        below.setVisible(!note.isEmpty());
        below.setManaged(!note.isEmpty());
        VBox content = new VBox(field, below);
        content.getStyleClass().add("name-dialog");
        new DraftDialog(on, models.changes(), words, () -> proposal.apply(input.getText()))
                .unofficial()
                .open(content, List.of(input));
    }

    /** Renames a video. */
    void renameVideo(Video video) {
        Optional<String> blocked = models.videoActions().blocked(List.of(video));
        if (blocked.isPresent()) {
            on.notices().warn(blocked.get());
            return;
        }
        TextField input = new TextField(video.title().toOptional().orElse(""));
        input.setId("video-rename-title");
        name(
                new FormField(messages.text("rename.video.field"), input),
                input,
                new DraftDialog.Words(
                        messages.text("operation.UPDATE_VIDEO.title"),
                        messages.text("operation.UPDATE_VIDEO.title"),
                        "confirm-do",
                        "name-request"),
                "",
                typed -> models.videoActions().renaming(video, typed));
    }

    /**
     * Adds items of all kinds by their IDs.
     *
     * @param onFolders runs when folders are among them
     */
    void addById(Runnable onFolders) {
        on.addById()
                .open(
                        messages.text("command.add"),
                        WantedItems.unknown(),
                        found -> {
                            List<FolderId> folders = foldersOf(found);
                            if (!folders.isEmpty()) {
                                onFolders.run();
                                models.tree().add(folders);
                            }
                            models.videos().refresh();
                        });
    }

    private static List<FolderId> foldersOf(List<ResolvedId> found) {
        return found.stream()
                .filter(id -> id.kind().filter(ItemKind.FOLDER::equals).isPresent())
                .map(id -> new FolderId(id.uuid()))
                .toList();
    }
}
