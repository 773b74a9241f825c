package app.marquee.ui.library;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.library.folder.FolderChoice;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Commands of the Library for folders and videos, with their shortcuts. */
final class LibraryCommands {
    private static final String FOLDERS = "needs.folders";
    private static final String VIDEOS = "needs.videos";
    private static final String TREE = "folder-tree";
    private static final String TABLE = "video-table";

    static final Command<LibrarySection> RENAME =
            button("folder-rename", "key.rename", "fth-edit-2", "needs.folder")
                    .on(KeyCode.F2)
                    .inControl()
                    .about(TREE);
    static final Command<LibrarySection> EXPAND =
            Command.<LibrarySection>of(
                            "folder-expand",
                            "key.expand",
                            "fth-chevrons-down",
                            LibrarySection::toggle)
                    .when(LibraryCommands::needsOneFolder)
                    .on(KeyCode.ENTER)
                    .inControl()
                    .about(TREE);
    static final Command<LibrarySection> CUT =
            folders(
                            "folder-cut",
                            "key.cut",
                            "fth-scissors",
                            FolderChoice::canChange,
                            FOLDERS,
                            section -> section.models().actions().cut())
                    .on(KeyCode.X, KeyCombination.SHORTCUT_DOWN)
                    .inControl()
                    .about(TREE);
    static final Command<LibrarySection> PASTE =
            Command.<LibrarySection>of(
                            "folder-paste",
                            "key.paste",
                            "fth-clipboard",
                            section -> section.models().actions().paste())
                    .when(
                            section ->
                                    Availability.when(
                                            section.models()
                                                    .actions()
                                                    .choiceProperty()
                                                    .get()
                                                    .canPaste(),
                                            "paste.nothing"))
                    .on(KeyCode.V, KeyCombination.SHORTCUT_DOWN)
                    .inControl()
                    .about(TREE);
    static final Command<LibrarySection> UNDO =
            Command.<LibrarySection>of(
                            "library-undo",
                            "undo.last",
                            "fth-rotate-ccw",
                            section -> section.models().changes().flow().undo())
                    .when(
                            section ->
                                    Availability.when(
                                            section.models().changes().flow().canUndo(),
                                            "undo.nothing"))
                    .on(KeyCode.Z, KeyCombination.SHORTCUT_DOWN)
                    .inControl();
    static final Command<LibrarySection> TRASH =
            button("video-trash", "operation.TRASH_VIDEOS", "fth-trash-2", VIDEOS)
                    .on(KeyCode.DELETE)
                    .inControl()
                    .about(TABLE);

    static final Command<LibrarySection> OPEN =
            Command.<LibrarySection>of(
                            "video-open",
                            "video.open",
                            "fth-info",
                            section -> section.videos().openSelected())
                    .when(section -> Availability.when(section.videos().isOneSelected(), VIDEOS))
                    .on(KeyCode.ENTER)
                    .inControl()
                    .about(TABLE);

    static final Command<LibrarySection> BACK =
            Command.<LibrarySection>of(
                            "video-leave",
                            "command.video.leave",
                            "fth-arrow-left",
                            LibrarySection::leavePage)
                    .when(section -> Availability.when(section.isPageShown(), "needs.page"))
                    .on(KeyCode.LEFT, KeyCombination.ALT_DOWN);

    private LibraryCommands() {}

    static SectionCommands<LibrarySection> all() {
        List<Command<LibrarySection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("library"));
        return new SectionCommands<>(LibrarySection.class, all);
    }

    private static List<Command<LibrarySection>> own() {
        return List.of(
                button("folder-create", "action.create", "fth-plus", "needs.service"),
                button("folder-add", "command.add", "fth-hash", "needs.service"),
                RENAME,
                EXPAND,
                button("folder-move", "command.move", "fth-folder-plus", FOLDERS).about(TREE),
                folders(
                                "folder-to-root",
                                "command.toTop",
                                "fth-corner-left-up",
                                FolderChoice::canMoveToTop,
                                "needs.lower",
                                section -> section.models().actions().toTop())
                        .about(TREE),
                status("folder-activate", "command.activate", true).about(TREE),
                status("folder-deactivate", "command.deactivate", false).about(TREE),
                CUT,
                PASTE,
                OPEN,
                BACK,
                button("video-rename", "operation.UPDATE_VIDEO.title", "fth-edit-3", VIDEOS)
                        .about(TABLE),
                button("video-move", "command.video.move", "fth-film", VIDEOS).about(TABLE),
                TRASH,
                button("video-compare", "fields.compare", "fth-grid", "needs.listed").about(TABLE),
                field(
                        "video-field-add",
                        "operation.CREATE_CUSTOM_FIELD",
                        "fth-plus",
                        "needs.fields"),
                field(
                        "video-field-edit",
                        "operation.UPDATE_CUSTOM_FIELD",
                        "fth-edit-2",
                        "needs.field"),
                field(
                        "video-field-remove",
                        "operation.DELETE_CUSTOM_FIELD",
                        "fth-trash-2",
                        "needs.field"),
                UNDO);
    }

    private static Command<LibrarySection> button(
            String id, String title, String icon, String reason) {
        return Command.pressing(id, title, icon, id, reason);
    }

    private static Command<LibrarySection> field(
            String id, String title, String icon, String reason) {
        return button(id, title, icon, reason).about("video-fields");
    }

    private static Command<LibrarySection> status(String id, String title, boolean active) {
        return folders(
                id,
                title,
                active ? "fth-check-circle" : "fth-slash",
                choice -> choice.canChange() && (active ? choice.activate() : choice.deactivate()),
                active ? "needs.inactive" : "needs.active",
                section -> section.models().actions().status(active));
    }

    private static Command<LibrarySection> folders(
            String id,
            String title,
            String icon,
            Predicate<FolderChoice> test,
            String reason,
            Consumer<LibrarySection> action) {
        return Command.of(id, title, icon, action)
                .when(
                        section -> {
                            FolderChoice choice = section.models().actions().choiceProperty().get();
                            return Availability.when(test.test(choice), why(choice, reason));
                        });
    }

    /** Opening a folder changes nothing, so that it needs only one selected folder. */
    private static Availability needsOneFolder(LibrarySection section) {
        int folders = section.models().actions().choiceProperty().get().folders().size();
        return Availability.when(folders == 1, "needs.one-folder");
    }

    /** The reason why a command is unavailable: no folder first, then what blocks every command. */
    private static String why(FolderChoice choice, String reason) {
        if (choice.folders().isEmpty()) {
            return FOLDERS;
        }
        return choice.blocked().isEmpty() ? reason : choice.blocked();
    }
}
