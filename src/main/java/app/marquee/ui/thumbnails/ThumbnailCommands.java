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
                        Command.<ThumbnailSection>of(
                                        "thumbs-paste",
                                        "ids.videos",
                                        "fth-hash",
                                        ThumbnailSection::addById)
                                .opening(),
                        Command.<ThumbnailSection>acting(
                                        "thumbs-folder",
                                        "command.folder",
                                        "fth-folder",
                                        ThumbnailSection::fromFolder)
                                .opening(),
                        Command.acting(
                                "thumb-open",
                                "command.open",
                                "fth-maximize-2",
                                section -> section.pictureActions().open()),
                        Command.acting(
                                "thumb-save",
                                "command.save",
                                "fth-download",
                                section -> section.pictureActions().save()),
                        Command.<ThumbnailSection>acting(
                                        "thumb-use",
                                        "thumb.use",
                                        "fth-check",
                                        section -> section.tools().use())
                                .opening(),
                        Command.<ThumbnailSection>acting(
                                        "thumb-replace",
                                        "thumbnail.replace",
                                        "fth-upload",
                                        section -> section.tools().replacement())
                                .opening()
                                .about("thumbs-grid"),
                        Command.<ThumbnailSection>acting(
                                        "thumb-remove",
                                        "thumbnail.remove",
                                        "fth-trash-2",
                                        section -> section.tools().removal())
                                .opening()
                                .about("thumbs-grid"),
                        Command.acting(
                                "sheet-read",
                                "operation.GET_THUMBS",
                                "fth-download-cloud",
                                ThumbnailSection::loading),
                        Command.of(
                                "thumbs-larger",
                                "tiles.larger",
                                "fth-zoom-in",
                                section -> section.resize(1)),
                        Command.of(
                                "thumbs-smaller",
                                "tiles.smaller",
                                "fth-zoom-out",
                                section -> section.resize(-1)),
                        Command.of(
                                "thumbs-sort-views",
                                "command.sort.views",
                                "fth-bar-chart",
                                section -> section.sort(ThumbnailGrid.Order.VIEWS)),
                        Command.of(
                                "thumbs-sort-title",
                                "command.sort.title",
                                "fth-list",
                                section -> section.sort(ThumbnailGrid.Order.TITLE)),
                        Command.of(
                                "thumbs-show-bare",
                                "command.show.bare",
                                "fth-sliders",
                                section -> section.narrow(ThumbnailFilter.BARE)),
                        Command.of(
                                "thumbs-show-failed",
                                "command.show.failed",
                                "fth-sliders",
                                section -> section.narrow(ThumbnailFilter.FAILED)),
                        Command.of(
                                "thumbs-show-all",
                                "command.show.all",
                                "fth-sliders",
                                section -> section.narrow(ThumbnailFilter.ALL))));
    }
}
