package app.marquee.ui.thumbnails;

import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.List;

/** Commands of the Thumbnails section. */
final class ThumbnailCommands {
    private ThumbnailCommands() {}

    static SectionCommands<ThumbnailSection> all() {
        return new SectionCommands<>(
                ThumbnailSection.class,
                List.of(
                        Command.of(
                                "thumbs-show-gallery",
                                "command.gallery",
                                "fth-image",
                                ThumbnailSection::showGallery),
                        Command.of(
                                "thumbs-show-sheet",
                                "command.sheet",
                                "fth-grid",
                                ThumbnailSection::showSheet),
                        Command.pressing(
                                "thumbs-paste", "paste", "fth-hash", "thumbs-paste", "needs.list"),
                        picture("thumb-open", "command.open", "fth-maximize-2"),
                        picture("thumb-copy", "command.copy", "fth-copy"),
                        picture("thumb-save", "command.save", "fth-download"),
                        picture("thumb-browse", "command.browse", "fth-external-link"),
                        change("thumb-replace", "thumbnail.replace", "fth-upload"),
                        change("thumb-remove", "thumbnail.remove", "fth-trash-2"),
                        Command.pressing(
                                "sheet-read",
                                "command.read",
                                "fth-grid",
                                "sheet-read",
                                "needs.sheet")));
    }

    private static Command<ThumbnailSection> change(String id, String title, String icon) {
        return Command.pressing(id, title, icon, id, "needs.change");
    }

    private static Command<ThumbnailSection> picture(String id, String title, String icon) {
        return Command.pressing(id, title, icon, id, "needs.picture");
    }
}
