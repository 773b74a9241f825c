package app.marquee.ui.thumbnails;

import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
                        Command.of(
                                "thumbs-paste", "paste", "fth-hash", ThumbnailSection::switchPaste),
                        inGallery(
                                "thumb-open",
                                "command.open",
                                "fth-maximize-2",
                                section -> section.pictureActions().open()),
                        inGallery(
                                "thumb-copy",
                                "command.copy",
                                "fth-copy",
                                section -> section.pictureActions().copy()),
                        inGallery(
                                "thumb-save",
                                "command.save",
                                "fth-download",
                                section -> section.pictureActions().save()),
                        inGallery(
                                "thumb-browse",
                                "command.browse",
                                "fth-external-link",
                                section -> section.pictureActions().browse()),
                        inGallery(
                                "thumb-use",
                                "thumb.use",
                                "fth-check",
                                section -> section.tools().use()),
                        inGallery(
                                "thumb-replace",
                                "thumbnail.replace",
                                "fth-upload",
                                section -> section.tools().replacement()),
                        inGallery(
                                "thumb-remove",
                                "thumbnail.remove",
                                "fth-trash-2",
                                section -> section.tools().removal()),
                        Command.acting(
                                "sheet-read",
                                "command.read",
                                "fth-grid",
                                section ->
                                        Optional.of(section)
                                                .filter(any -> !any.isGalleryShown())
                                                .map(ThumbnailSection::reading),
                                "needs.sheet")));
    }

    private static Command<ThumbnailSection> inGallery(
            String id, String title, String icon, Function<ThumbnailSection, Action> action) {
        return Command.acting(
                id,
                title,
                icon,
                section ->
                        Optional.of(section).filter(ThumbnailSection::isGalleryShown).map(action),
                "needs.gallery");
    }
}
