package app.marquee.service.catalog;

import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Loaded fields of one item, under the names that changes use; fields that the server did not
 * return are absent. Immutable.
 */
public record ObservedFields(ItemKind kind, String id, Map<String, ChangeValue> members) {
    public ObservedFields {
        members = Map.copyOf(members);
    }

    public static ObservedFields of(Folder folder) {
        return new ObservedFields(
                ItemKind.FOLDER, folder.id().value(), FolderEdit.FIELDS.observed(folder));
    }

    public static ObservedFields of(Video video) {
        return new ObservedFields(
                ItemKind.VIDEO, video.id().value(), VideoEdit.FIELDS.observed(video));
    }

    /** An answer about something else named a video. */
    public static ObservedFields of(VideoId video, @Nullable String title) {
        return new ObservedFields(ItemKind.VIDEO, video.value(), text(Video.TITLE, title));
    }

    public static ObservedFields of(Playlist playlist) {
        return new ObservedFields(
                ItemKind.PLAYLIST, playlist.id().value(), PlaylistEdit.FIELDS.observed(playlist));
    }

    /** The videos of a playlist, in their order. */
    public static ObservedFields of(PlaylistId playlist, List<PlaylistVideo> videos) {
        ChangeValue ids = ids(videos.stream().map(PlaylistVideo::videoId).toList());
        return new ObservedFields(
                ItemKind.PLAYLIST, playlist.value(), Map.of(Playlist.VIDEOS, ids));
    }

    public static ObservedFields of(Funnel funnel) {
        List<FunnelVideo> videos = funnel.videos().orNull();
        Map<String, ChangeValue> known = new HashMap<>(text(Funnel.NAME, funnel.name()));
        if (videos != null) {
            known.put(Funnel.VIDEOS, ids(videos.stream().map(FunnelVideo::id).toList()));
        }
        return new ObservedFields(ItemKind.FUNNEL, funnel.id().value(), known);
    }

    private static Map<String, ChangeValue> text(String field, @Nullable String text) {
        return text == null ? Map.of() : Map.of(field, new ChangeValue.Text(text));
    }

    private static ChangeValue ids(List<VideoId> videos) {
        return new ChangeValue.Many(
                videos.stream()
                        .<ChangeValue>map(video -> new ChangeValue.Text(video.value()))
                        .toList());
    }

    /** A list carries it. */
    ObservedFields listed() {
        Map<String, ChangeValue> more = new HashMap<>(members);
        more.put(Difference.LISTED, new ChangeValue.Flag(true));
        return new ObservedFields(kind, id, more);
    }

    /** The member that holds the title of things of a kind. */
    static String titleOf(ItemKind kind) {
        return kind == ItemKind.VIDEO ? Video.TITLE : Folder.NAME;
    }
}
