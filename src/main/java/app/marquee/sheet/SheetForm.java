package app.marquee.sheet;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Form of a table for one type of item: its key column and the columns that can be edited.
 * Immutable.
 */
public record SheetForm(ItemKind kind, List<SheetField> fields) {

    /** Types of items that have a table. */
    static final List<ItemKind> KINDS = List.of(ItemKind.VIDEO, ItemKind.FOLDER, ItemKind.PLAYLIST);

    private static final SheetForm VIDEOS =
            new SheetForm(
                    ItemKind.VIDEO,
                    List.of(
                            SheetField.of(Video.TITLE, words(Limits.VIDEO_TITLE), "titulo", "name"),
                            SheetField.of(
                                    Video.DESCRIPTION,
                                    new SheetFieldType.Words(0, Integer.MAX_VALUE),
                                    "descricao",
                                    "descripcion"),
                            SheetField.of(
                                    Video.FOLDER,
                                    new SheetFieldType.Place(),
                                    "folder",
                                    "pasta",
                                    "carpeta")));
    private static final SheetForm FOLDERS =
            new SheetForm(
                    ItemKind.FOLDER,
                    List.of(
                            SheetField.of(Folder.NAME, words(Limits.FOLDER_NAME), "nome", "nombre"),
                            SheetField.of(
                                    Folder.PARENT,
                                    new SheetFieldType.Place(),
                                    "parent_folder",
                                    "pasta_pai",
                                    "carpeta_superior"),
                            SheetField.of(
                                    Folder.STATUS,
                                    new SheetFieldType.Flag(),
                                    "active",
                                    "ativa",
                                    "activa")));
    private static final SheetForm PLAYLISTS =
            new SheetForm(
                    ItemKind.PLAYLIST,
                    List.of(
                            SheetField.of(
                                    Playlist.NAME, words(Limits.PLAYLIST_NAME), "nome", "nombre"),
                            SheetField.of(
                                    Playlist.DESCRIPTION,
                                    words(Limits.PLAYLIST_DESCRIPTION),
                                    "descricao",
                                    "descripcion"),
                            SheetField.of(Playlist.CREATOR, words(Limits.CREATOR_NAME)),
                            // The third access type needs a password, which is in no file.
                            SheetField.of(
                                    Playlist.ACCESS,
                                    new SheetFieldType.Choice(
                                            Set.of(
                                                    AccessType.PUBLIC.wire(),
                                                    AccessType.PRIVATE.wire()))),
                            SheetField.of(Playlist.HIDE_VIEWS, new SheetFieldType.Flag())));

    public SheetForm {
        fields = List.copyOf(fields);
    }

    /** The form of the items of a type. */
    public static SheetForm of(ItemKind kind) {
        return switch (kind) {
            case VIDEO -> VIDEOS;
            case FOLDER -> FOLDERS;
            case PLAYLIST -> PLAYLISTS;
            default -> throw new IllegalArgumentException("There is no table of " + kind);
        };
    }

    private static SheetFieldType words(TextLimit limit) {
        return new SheetFieldType.Words(limit.min(), limit.max());
    }

    /** The header of the column with the IDs. */
    String key() {
        return kind.name().toLowerCase(Locale.ROOT) + "_id";
    }

    /** The same with a column for each of these custom fields. */
    public SheetForm withCustom(Collection<String> keys) {
        List<SheetField> all = new ArrayList<>(fields);
        keys.forEach(key -> all.add(SheetField.custom(key)));
        return new SheetForm(kind, all);
    }
}
