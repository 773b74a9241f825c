package app.marquee.ui.thumbnails.folder;

import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Video;
import app.marquee.service.video.ChosenPicture;
import app.marquee.service.video.ThumbnailFile;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;
import java.util.function.Function;

/** Table of the files of a folder: the new image beside the present one, the video, and notes. */
final class ImageFileTable {
    private static final double FILE = 280;
    private static final double VIDEO = 160;
    private static final double IMAGE = 124;
    private static final double NOTES = 210;

    private final Messages messages;
    private final Function<ThumbnailFile, FolderViewModel.@Nullable Problem> problem;

    private ImageFileTable(
            Messages messages, Function<ThumbnailFile, FolderViewModel.@Nullable Problem> problem) {
        this.messages = messages;
        this.problem = problem;
    }

    /**
     * @param problem why a matched file isn't part of the review; null when it is
     */
    static DataTable<ThumbnailFile> of(
            SectionContext on,
            Pictures pictures,
            Function<ThumbnailFile, FolderViewModel.@Nullable Problem> problem) {
        return new ImageFileTable(on.messages(), problem).table(on, pictures);
    }

    /** Loaders of the images of files and of videos. */
    record Pictures(RowPictures files, RowPictures videos) {}

    private DataTable<ThumbnailFile> table(SectionContext on, Pictures pictures) {
        DataTable<ThumbnailFile> table =
                new DataTable<ThumbnailFile>("thumbs-folder-table", messages, on.tasks())
                        .columns(
                                Column.<ThumbnailFile>text(
                                                "file",
                                                messages.text("folder.file"),
                                                ThumbnailFile::name)
                                        .width(FILE),
                                Column.<ThumbnailFile>text(
                                                "video", messages.text("item.video"), this::video)
                                        .standIn(_ -> "")
                                        .width(VIDEO)
                                        .takesRoom(),
                                Column.<ThumbnailFile>text(
                                                "found", messages.text("folder.match"), this::notes)
                                        .graphic(this::icon)
                                        .width(NOTES))
                        .named(messages.text("folder.files"))
                        .keyedBy(ThumbnailFile::file);
        PictureColumn<ThumbnailFile> next =
                image(
                        pictures.files().column(ImageFileTable::address),
                        "next",
                        messages.text("thumb.next"));
        PictureColumn<ThumbnailFile> now =
                image(
                        pictures.videos().column(ImageFileTable::present),
                        "now",
                        messages.text("current"));
        table.table().getColumns().add(1, next);
        table.table().getColumns().add(2, now);
        table.table().getStyleClass().add("folder-files");
        table.getStyleClass().add("folder-files-room");
        return table;
    }

    private static PictureColumn<ThumbnailFile> image(
            PictureColumn<ThumbnailFile> column, String id, String title) {
        column.setId(id);
        column.setText(title);
        column.setPrefWidth(IMAGE);
        return column;
    }

    private static @Nullable String address(ThumbnailFile file) {
        boolean isImage =
                !(file.result() instanceof ThumbnailFile.Result.Refused(var why))
                        || why == ChosenPicture.Why.TOO_LARGE;
        return isImage ? file.file().toUri().toString() : null;
    }

    private static @Nullable String present(ThumbnailFile file) {
        return file.video().map(video -> video.thumbnail().orNull()).orElse(null);
    }

    private @Nullable String video(ThumbnailFile file) {
        return file.video().map(ImageFileTable::title).orElse(null);
    }

    private static String title(Video video) {
        String title = video.title().orNull();
        return title == null || title.isBlank() ? video.id().value() : title;
    }

    private String notes(ThumbnailFile file) {
        FolderViewModel.Problem wrong = problem.apply(file);
        return wrong == null ? notes(file.result()) : words(wrong);
    }

    private String notes(ThumbnailFile.Result result) {
        return switch (result) {
            case ThumbnailFile.Result.Fits(_, var by, _) -> messages.text("folder.by." + by.name());
            case ThumbnailFile.Result.NoVideo _ -> messages.text("folder.none");
            case ThumbnailFile.Result.SeveralVideos(var count) ->
                    messages.plural("folder.several", count);
            case ThumbnailFile.Result.SameVideo(_, var other) ->
                    messages.text("folder.same", other);
            case ThumbnailFile.Result.Refused(var why) -> refused(why);
        };
    }

    private String refused(ChosenPicture.Why why) {
        return messages.text(
                "thumb.refused." + why.name().toLowerCase(Locale.ROOT),
                messages.formats().bytes(PictureUpload.LARGEST),
                messages.formats().integer(ChosenPicture.mostPixels()));
    }

    private String words(FolderViewModel.Problem wrong) {
        return switch (wrong) {
            case FolderViewModel.Problem.NotLoaded(var why) ->
                    new FailureText(messages).of(why, FailureSubject.VIDEO).title();
            case FolderViewModel.Problem.Damaged _ -> refused(ChosenPicture.Why.NOT_A_PICTURE);
            case FolderViewModel.Problem.Withdrawn _ -> messages.text("thumb.blocked.withdrawn");
        };
    }

    private @Nullable FontIcon icon(ThumbnailFile file) {
        if (file.isMatch() && problem.apply(file) == null) {
            return null;
        }
        FontIcon icon = new FontIcon("fth-alert-triangle");
        icon.getStyleClass().add("change-warning");
        return icon;
    }
}
