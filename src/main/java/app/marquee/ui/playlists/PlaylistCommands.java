package app.marquee.ui.playlists;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.ArrayList;
import java.util.List;

/** Commands of the Playlists section, with their shortcuts. */
final class PlaylistCommands {
    private static final String PLAYLIST = "needs.playlist";
    private static final String LIST = "playlist-list";
    private static final String STAGED = "needs.staged";

    static final Command<PlaylistSection> SAVE =
            button("playlist-save", "save", "fth-send", "save.nothing")
                    .on(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN)
                    .inControl();
    static final Command<PlaylistSection> RENAME =
            Command.<PlaylistSection>of(
                            "playlist-rename",
                            "operation.UPDATE_PLAYLIST.name",
                            "fth-edit-2",
                            PlaylistSection::rename)
                    .when(PlaylistSection::needsOpen)
                    .on(KeyCode.F2)
                    .inControl()
                    .about(LIST);
    static final Command<PlaylistSection> DELETE =
            button("playlist-delete", "operation.DELETE_PLAYLIST", "fth-trash-2", PLAYLIST)
                    .on(KeyCode.DELETE)
                    .inControl()
                    .about(LIST);
    static final Command<PlaylistSection> UNDO =
            Command.<PlaylistSection>of(
                            "playlist-undo", "undo.last", "fth-rotate-ccw", PlaylistSection::undo)
                    .when(PlaylistSection::canUndo)
                    .on(KeyCode.Z, KeyCombination.SHORTCUT_DOWN)
                    .inControl();
    static final Command<PlaylistSection> UP =
            staged("staged-up", "keys.up", "fth-arrow-up", "playlist-staged-up")
                    .on(KeyCode.UP, KeyCombination.ALT_DOWN)
                    .inControl()
                    .about("playlist-staged");
    static final Command<PlaylistSection> DOWN =
            staged("staged-down", "keys.down", "fth-arrow-down", "playlist-staged-down")
                    .on(KeyCode.DOWN, KeyCombination.ALT_DOWN)
                    .inControl()
                    .about("playlist-staged");

    static final Command<PlaylistSection> TO =
            staged("staged-to", "keys.to", "fth-corner-down-right", "playlist-staged-to")
                    .on(KeyCode.P, KeyCombination.ALT_DOWN)
                    .about("playlist-staged");

    private PlaylistCommands() {}

    static SectionCommands<PlaylistSection> all() {
        List<Command<PlaylistSection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("playlist"));
        return new SectionCommands<>(PlaylistSection.class, all);
    }

    private static List<Command<PlaylistSection>> own() {
        return List.of(
                button("playlist-create", "create", "fth-plus", "needs.create"),
                button("playlist-add-ids", "ids.open", "fth-hash", "needs.create"),
                button("playlist-bulk", "bulk.title", "fth-edit", "empty.listed.title").about(LIST),
                RENAME,
                button("playlist-add-videos", "operation.ADD_PLAYLIST_VIDEOS", "fth-film", PLAYLIST)
                        .about(LIST),
                button("playlist-check-link", "link.ask", "fth-link", "needs.address"),
                SAVE,
                button("playlist-discard", "command.discard", "fth-x", "save.nothing"),
                UNDO,
                UP,
                DOWN,
                TO,
                button("playlist-copy-id", "copy.id", "fth-copy", PLAYLIST).about(LIST),
                button("playlist-forget", "command.forget", "fth-eye-off", "needs.pasted")
                        .about(LIST),
                DELETE);
    }

    private static Command<PlaylistSection> staged(
            String id, String title, String icon, String button) {
        return Command.pressing(id, title, icon, button, STAGED);
    }

    private static Command<PlaylistSection> button(
            String id, String title, String icon, String reason) {
        return Command.pressing(id, title, icon, id, reason);
    }
}
