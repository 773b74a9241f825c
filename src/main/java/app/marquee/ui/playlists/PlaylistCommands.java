package app.marquee.ui.playlists;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Commands of the Playlists section, with their shortcuts. */
final class PlaylistCommands {
    private static final String PLAYLIST = "needs.playlist";
    private static final String LIST = "playlist-list";
    private static final String NOTHING = "changes.nothing";

    static final Command<PlaylistSection> SAVE =
            inOpen(
                            "playlist-save",
                            "command.save",
                            "fth-send",
                            NOTHING,
                            open -> open.bar().saving())
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
            inOpen(
                            "playlist-delete",
                            "operation.DELETE_PLAYLIST",
                            "fth-trash-2",
                            PLAYLIST,
                            open -> open.header().deletion())
                    .opening()
                    .on(KeyCode.DELETE)
                    .inControl()
                    .about(LIST);
    static final Command<PlaylistSection> UP =
            staged("staged-up", "keys.up", "fth-arrow-up", videos -> videos.rows().up())
                    .on(KeyCode.UP, KeyCombination.ALT_DOWN)
                    .inControl();
    static final Command<PlaylistSection> DOWN =
            staged("staged-down", "keys.down", "fth-arrow-down", videos -> videos.rows().down())
                    .on(KeyCode.DOWN, KeyCombination.ALT_DOWN)
                    .inControl();
    private static final Command<PlaylistSection> TO =
            staged(
                            "staged-to",
                            "keys.to",
                            "fth-corner-down-right",
                            videos -> videos.foot().positioning())
                    .on(KeyCode.P, KeyCombination.ALT_DOWN);

    private PlaylistCommands() {}

    static SectionCommands<PlaylistSection> all() {
        List<Command<PlaylistSection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("playlist"));
        return new SectionCommands<>(PlaylistSection.class, all);
    }

    private static List<Command<PlaylistSection>> own() {
        return List.of(
                Command.<PlaylistSection>acting(
                                "playlist-create",
                                "create",
                                "fth-plus",
                                section -> section.list().creation())
                        .opening(),
                Command.<PlaylistSection>of(
                                "playlist-add-ids",
                                "ids.open",
                                "fth-hash",
                                section -> section.list().addById())
                        .opening(),
                Command.<PlaylistSection>acting(
                                "playlist-bulk",
                                "bulk.title",
                                "fth-edit",
                                section -> section.list().bulkEdit())
                        .about(LIST),
                Command.<PlaylistSection>of(
                                "playlist-duplicate",
                                "duplicate.command",
                                "fth-copy",
                                PlaylistSection::duplicate)
                        .when(PlaylistSection::canDuplicate)
                        .about(LIST),
                Command.<PlaylistSection>of(
                                "playlist-spreadsheet",
                                "command.sheet",
                                "fth-grid",
                                PlaylistSection::editInSpreadsheet)
                        .when(PlaylistSection::canChange)
                        .about(LIST),
                RENAME,
                inOpen(
                                "playlist-add-videos",
                                "operation.ADD_PLAYLIST_VIDEOS",
                                "fth-film",
                                PLAYLIST,
                                open -> open.header().adding())
                        .opening()
                        .about(LIST),
                Command.acting(
                        "playlist-check-link",
                        "link.ask",
                        "fth-link",
                        // The form of a playlist that can't be changed is disabled as a whole.
                        section ->
                                section.detail()
                                        .filter(open -> open.detail().blocked().isEmpty())
                                        .map(open -> open.link().asking()),
                        "needs.address"),
                SAVE,
                inOpen(
                        "playlist-discard",
                        "command.discard",
                        "fth-x",
                        NOTHING,
                        open -> open.bar().discarding()),
                UP,
                DOWN,
                TO,
                inOpen(
                                "playlist-copy-id",
                                "copy.id",
                                "fth-copy",
                                PLAYLIST,
                                open -> open.header().copying())
                        .about(LIST),
                inOpen(
                                "playlist-forget",
                                "command.forget",
                                "fth-eye-off",
                                "needs.pasted",
                                open -> open.header().forgetting())
                        .about(LIST),
                DELETE);
    }

    private static Command<PlaylistSection> staged(
            String id, String title, String icon, Function<PlaylistVideosView, Action> action) {
        return inOpen(id, title, icon, StagedRows.NO_ROWS, open -> action.apply(open.rows()))
                .about("playlist-videos");
    }

    /**
     * On the open playlist.
     *
     * @param closed the reason when none is open
     */
    private static Command<PlaylistSection> inOpen(
            String id,
            String title,
            String icon,
            String closed,
            Function<PlaylistDetailView, Action> action) {
        return Command.acting(id, title, icon, section -> section.detail().map(action), closed);
    }
}
