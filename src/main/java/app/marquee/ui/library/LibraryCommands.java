package app.marquee.ui.library;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.library.folder.FolderActions;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;
import app.marquee.ui.video.FieldActions;
import app.marquee.ui.video.ThumbnailTools;
import app.marquee.ui.video.VideoGallery;
import app.marquee.ui.video.VideoPage;
import app.marquee.ui.video.VideoTab;
import app.marquee.ui.video.matrix.GridActions;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Commands of the Library for folders and videos, with their shortcuts. */
final class LibraryCommands {
    private static final String TREE = "folder-tree";
    private static final String TABLE = "video-table";

    static final Command<LibrarySection> RENAME =
            folders(
                            "folder-rename",
                            "operation.UPDATE_FOLDER.name",
                            "fth-edit-2",
                            FolderActions::rename)
                    .on(KeyCode.F2)
                    .inControl("section.folders");
    static final Command<LibrarySection> EXPAND =
            Command.<LibrarySection>of(
                            "folder-expand",
                            "key.expand",
                            "fth-chevrons-down",
                            section -> section.content().toggle())
                    .when(LibraryCommands::needsOneFolder)
                    .on(KeyCode.ENTER)
                    .inControl("section.folders")
                    .about(TREE);
    static final Command<LibrarySection> CUT =
            folders("folder-cut", "key.cut", "fth-scissors", FolderActions::cut)
                    .on(KeyCode.X, KeyCombination.SHORTCUT_DOWN)
                    .inControl("section.folders");
    static final Command<LibrarySection> PASTE =
            folders("folder-paste", "key.paste", "fth-clipboard", FolderActions::paste)
                    .opening()
                    .on(KeyCode.V, KeyCombination.SHORTCUT_DOWN)
                    .inControl("section.folders");
    static final Command<LibrarySection> TITLE =
            videos(
                            "video-rename",
                            "operation.UPDATE_VIDEO.title",
                            "fth-edit-3",
                            VideoActions::rename)
                    .opening()
                    .on(KeyCode.F2)
                    .inControl("field.videos");
    static final Command<LibrarySection> TRASH =
            videos("video-trash", "operation.TRASH_VIDEOS", "fth-trash-2", VideoActions::trash)
                    .opening()
                    .on(KeyCode.DELETE)
                    .inControl("field.videos");

    static final Command<LibrarySection> INSPECT =
            list("library-inspector", "library.inspector", "fth-sidebar", VideoPane::inspect)
                    .on(KeyCode.SPACE)
                    .inControl("field.videos")
                    .about(TABLE);

    static final Command<LibrarySection> OPEN =
            Command.<LibrarySection>of(
                            "video-open",
                            "video.open",
                            "fth-info",
                            section -> section.content().videos().openSelected())
                    .when(
                            section ->
                                    Availability.when(
                                            section.content().videos().isOneSelected(),
                                            "needs.videos"))
                    .on(KeyCode.ENTER)
                    .inControl("field.videos")
                    .about(TABLE);

    private static final Command<LibrarySection> COPY_ID =
            Command.<LibrarySection>of(
                            "video-copy-id", "copy.id", "fth-copy", LibrarySection::copyVideoId)
                    .when(
                            section ->
                                    Availability.when(
                                            section.oneVideo().isPresent(), "needs.page"));

    static final Command<LibrarySection> BACK =
            Command.<LibrarySection>of(
                            "video-leave",
                            "command.video.leave",
                            "fth-chevron-left",
                            section -> section.content().leave())
                    .when(
                            section ->
                                    Availability.when(
                                            section.content().isPageShown(), "needs.page"))
                    .on(KeyCode.LEFT, KeyCombination.ALT_DOWN);

    private LibraryCommands() {}

    static SectionCommands<LibrarySection> all() {
        List<Command<LibrarySection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("library"));
        return new SectionCommands<>(LibrarySection.class, all);
    }

    private static List<Command<LibrarySection>> own() {
        return List.of(
                beside("folder-create", "action.create", "fth-plus", LibraryView::creation)
                        .opening(),
                beside("folder-add", "command.add", "fth-hash", LibraryView::adding).opening(),
                RENAME,
                EXPAND,
                folders(
                                "folder-batch-rename",
                                "command.renameMany",
                                "fth-edit-2",
                                FolderActions::renameMany)
                        .opening(),
                folders("folder-move", "command.move", "fth-folder-plus", FolderActions::move)
                        .opening(),
                folders(
                                "folder-to-root",
                                "command.toTop",
                                "fth-corner-left-up",
                                FolderActions::toTop)
                        .opening(),
                folders(
                                "folder-activate",
                                "command.activate",
                                "fth-check-circle",
                                FolderActions::activate)
                        .opening(),
                folders(
                                "folder-deactivate",
                                "command.deactivate",
                                "fth-slash",
                                FolderActions::deactivate)
                        .opening(),
                CUT,
                PASTE,
                OPEN,
                COPY_ID,
                BACK,
                INSPECT,
                page("video-previous", "video.previous", "fth-chevron-up", p -> p.step(-1))
                        .when(section -> canStep(section, -1))
                        .on(KeyCode.UP, KeyCombination.ALT_DOWN),
                page("video-next", "video.next", "fth-chevron-down", p -> p.step(1))
                        .when(section -> canStep(section, 1))
                        .on(KeyCode.DOWN, KeyCombination.ALT_DOWN),
                page("video-page-rename", "video.edit.title", "fth-edit-2", VideoPage::editTitle),
                page(
                        "video-page-describe",
                        "video.edit.description",
                        "fth-align-left",
                        VideoPage::editDescription),
                tab(VideoTab.OVERVIEW, "fth-bar-chart-2"),
                tab(VideoTab.FIELDS, "fth-tag"),
                tab(VideoTab.THUMBNAILS, "fth-image"),
                tab(VideoTab.BROWSERS, "fth-globe"),
                tab(VideoTab.HISTORY, "fth-clock"),
                thumbnail("video-thumb-use", "thumb.use", "fth-check", ThumbnailTools::use)
                        .opening(),
                thumbnail(
                                "video-thumb-replace",
                                "thumbnail.replace",
                                "fth-upload",
                                ThumbnailTools::replacement)
                        .opening(),
                thumbnail(
                                "video-thumb-remove",
                                "thumbnail.remove",
                                "fth-trash-2",
                                ThumbnailTools::removal)
                        .opening(),
                list("library-view-grid", "library.view.grid", "fth-grid", p -> p.showAs(true)),
                list("library-view-table", "library.view.table", "fth-list", p -> p.showAs(false)),
                Command.of(
                        "library-all",
                        "videos.all",
                        "fth-film",
                        section -> section.content().showAll()),
                Command.of(
                        "library-everywhere",
                        "library.everywhere.long",
                        "fth-search",
                        section -> section.content().searchEverywhere()),
                sort("newest"),
                sort("longest"),
                sort("largest"),
                sort("viewed"),
                sort("title"),
                TITLE,
                videos(
                                "batch-rename",
                                "command.video.renameMany",
                                "fth-edit-3",
                                VideoActions::renameMany)
                        .opening(),
                videos(
                                "video-playlist",
                                "command.video.playlist",
                                "fth-list",
                                VideoActions::addToPlaylist)
                        .opening()
                        .on(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                videos("video-move", "command.video.move", "fth-film", VideoActions::move)
                        .opening()
                        .on(KeyCode.M, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                Command.<LibrarySection>of(
                                "video-move-new",
                                "command.video.moveNew",
                                "fth-folder-plus",
                                LibrarySection::moveToNewFolder)
                        .when(LibrarySection::canMoveToNewFolder)
                        .about(TABLE),
                Command.<LibrarySection>of(
                                "video-spreadsheet",
                                "command.video.sheet",
                                "fth-grid",
                                section ->
                                        section.spreadsheets()
                                                .videos(
                                                        section.content().videos().place(),
                                                        section.content().videos().meant()))
                        .when(LibrarySection::canChange)
                        .about(TABLE),
                Command.<LibrarySection>of(
                                "folder-spreadsheet",
                                "command.folder.sheet",
                                "fth-grid",
                                section -> section.spreadsheets().folders())
                        .when(LibrarySection::canChange)
                        .about(TREE),
                TRASH,
                videos("video-compare", "fields.compare", "fth-grid", VideoActions::compare),
                videos("video-fill", "command.video.fill", "fth-tag", VideoActions::fill).opening(),
                Command.<LibrarySection>of(
                                "folder-rename-videos",
                                "command.folder.renameVideos",
                                "fth-edit-3",
                                section -> section.content().renameInFolder())
                        .when(LibraryCommands::canRenameInFolder)
                        .opening()
                        .about(TREE),
                Command.<LibrarySection>of(
                                "folder-fill",
                                "command.folder.fill",
                                "fth-tag",
                                section -> section.content().fillFolder())
                        .when(LibraryCommands::canFill)
                        .opening()
                        .about(TREE),
                field(
                                "video-field-add",
                                "operation.CREATE_CUSTOM_FIELD",
                                "fth-plus",
                                FieldActions::add)
                        .opening(),
                field(
                                "video-field-edit",
                                "operation.UPDATE_CUSTOM_FIELD",
                                "fth-edit-2",
                                FieldActions::edit)
                        .opening(),
                field(
                                "video-field-remove",
                                "operation.DELETE_CUSTOM_FIELD",
                                "fth-trash-2",
                                FieldActions::remove)
                        .opening(),
                cells("edit", "fth-edit-2", GridActions::edit)
                        .on(KeyCode.F2)
                        .inControl("command.matrix.place"),
                cells("fill", "fth-arrow-down", GridActions::fill)
                        .on(KeyCode.D, KeyCombination.SHORTCUT_DOWN)
                        .inControl("command.matrix.place"),
                cells("paste", "fth-clipboard", GridActions::paste)
                        .on(KeyCode.V, KeyCombination.SHORTCUT_DOWN)
                        .inControl("command.matrix.place"),
                cells("clear", "fth-delete", GridActions::clear)
                        .on(KeyCode.DELETE)
                        .inControl("command.matrix.place"),
                cells("undo", "fth-corner-up-left", GridActions::undo)
                        .on(KeyCode.Z, KeyCombination.SHORTCUT_DOWN)
                        .inControl("command.matrix.place"),
                cells("redo", "fth-corner-up-right", GridActions::redo)
                        .on(KeyCode.Y, KeyCombination.SHORTCUT_DOWN)
                        .inControl("command.matrix.place"),
                cells("add", "fth-plus", GridActions::addKey).opening(),
                cells("unify", "fth-copy", GridActions::unify).opening(),
                cells("discard", "fth-x", GridActions::discard),
                cells("send", "fth-send", GridActions::send)
                        .on(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN)
                        .inControl("command.matrix.place"));
    }

    /** Command on the shown videos, refused while a page covers them. */
    private static Command<LibrarySection> list(
            String id, String title, String icon, Consumer<VideoPane> action) {
        return Command.<LibrarySection>of(
                        id, title, icon, section -> action.accept(section.content().videos()))
                .when(
                        section ->
                                Availability.when(
                                        !section.content().isPageShown(), "needs.listed"));
    }

    private static Command<LibrarySection> sort(String order) {
        return list(
                "library-sort-" + order,
                "library.sort." + order + ".long",
                "fth-bar-chart",
                pane -> pane.sort(order));
    }

    private static Command<LibrarySection> folders(
            String id, String title, String icon, Function<FolderActions, Action> action) {
        return beside(id, title, icon, view -> action.apply(view.folderActions())).about(TREE);
    }

    private static Command<LibrarySection> videos(
            String id, String title, String icon, Function<VideoActions, Action> action) {
        return beside(id, title, icon, view -> action.apply(view.videos().actions())).about(TABLE);
    }

    /** Command on the tree or the table, refused while a page covers them. */
    private static Command<LibrarySection> beside(
            String id, String title, String icon, Function<LibraryView, Action> action) {
        return Command.acting(
                id,
                title,
                icon,
                section ->
                        Optional.of(section.content())
                                .filter(view -> !view.isPageShown())
                                .map(action),
                "needs.listed");
    }

    private static Command<LibrarySection> field(
            String id, String title, String icon, Function<FieldActions, Action> action) {
        return Command.<LibrarySection>acting(
                        id,
                        title,
                        icon,
                        section -> section.content().fieldActions().map(action),
                        "needs.fields")
                .about("video-fields");
    }

    /** Command on the cells of compared custom fields. */
    private static Command<LibrarySection> cells(
            String id, String icon, Function<GridActions, Action> action) {
        return Command.<LibrarySection>acting(
                        "field-matrix-" + id,
                        "command.matrix." + id,
                        icon,
                        section -> section.content().gridActions().map(action),
                        "needs.matrix")
                .about("field-matrix");
    }

    /** Command on the page of a video. */
    private static Command<LibrarySection> page(
            String id, String title, String icon, Consumer<VideoPage> action) {
        return Command.<LibrarySection>of(
                        id, title, icon, section -> section.content().page().ifPresent(action))
                .when(
                        section ->
                                Availability.when(
                                        section.content().page().isPresent(), "needs.page"));
    }

    private static Command<LibrarySection> tab(VideoTab tab, String icon) {
        return page(
                "video-tab-" + tab.key(),
                "command.tab." + tab.key(),
                icon,
                page -> page.choose(tab));
    }

    private static Availability canStep(LibrarySection section, int steps) {
        return Availability.when(
                section.content().page().filter(page -> page.canStep(steps)).isPresent(),
                "needs.step");
    }

    private static Command<LibrarySection> thumbnail(
            String id, String title, String icon, Function<ThumbnailTools, Action> action) {
        return Command.acting(
                id,
                title,
                icon,
                section ->
                        section.content()
                                .page()
                                .flatMap(VideoPage::gallery)
                                .map(VideoGallery::tools)
                                .map(action),
                "needs.thumbnails");
    }

    private static Availability canRenameInFolder(LibrarySection section) {
        return canFill(section) instanceof Availability.Refused no
                ? no
                : Availability.when(section.models().videoActions().canUpdate(), "needs.service");
    }

    private static Availability canFill(LibrarySection section) {
        Availability one = needsOneFolder(section);
        return one instanceof Availability.Refused ? one : section.canChange();
    }

    /** Opening a folder changes nothing, so that it needs only one selected folder. */
    private static Availability needsOneFolder(LibrarySection section) {
        int folders = section.models().actions().choiceProperty().get().folders().size();
        return Availability.when(folders == 1, "needs.one-folder");
    }
}
