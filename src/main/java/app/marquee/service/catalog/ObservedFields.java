package app.marquee.service.catalog;

import app.marquee.change.PlaylistMembers;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
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
    static final String NAME = "name";
    static final String TITLE = "title";
    static final String STATUS = "status";
    static final String PARENT = "parent_folder_id";
    static final String FOLDER = "folder_id";
    static final String VIDEOS = "videos";
    static final String QUANTITY = "videos_quantity";

    public ObservedFields {
        members = Map.copyOf(members);
    }

    public static ObservedFields of(Folder folder) {
        return new Members()
                .text(NAME, folder.name())
                .text(PARENT, folder.parent())
                .put(STATUS, ChangeValue.flag(folder.active()))
                .of(ItemKind.FOLDER, folder.id());
    }

    public static ObservedFields of(Video video) {
        return new Members()
                .text(TITLE, video.title())
                .text(FOLDER, video.folderId())
                .text(STATUS, video.status())
                .of(ItemKind.VIDEO, video.id());
    }

    /** An answer about something else named a video. */
    public static ObservedFields of(VideoId video, @Nullable String title) {
        return new Members().text(TITLE, Member.ofKnown(title)).of(ItemKind.VIDEO, video);
    }

    public static ObservedFields of(Playlist playlist) {
        return new Members()
                .text(NAME, playlist.name())
                .text("description", playlist.description())
                .text("access_type", playlist.accessType().map(AccessType::wire))
                .put("hide_views", ChangeValue.flag(playlist.hideViews()))
                .text("creator_name", playlist.creatorName())
                .put("external_button", PlaylistMembers.button(playlist.externalButton()))
                .text("image_id", playlist.imageId())
                .put(QUANTITY, number(playlist.videosQuantity()))
                .of(ItemKind.PLAYLIST, playlist.id());
    }

    /** The videos of a playlist, in their order. */
    public static ObservedFields of(PlaylistId playlist, List<PlaylistVideo> videos) {
        return new Members()
                .put(VIDEOS, ids(videos.stream().map(PlaylistVideo::videoId).toList()))
                .of(ItemKind.PLAYLIST, playlist);
    }

    public static ObservedFields of(Funnel funnel) {
        List<FunnelVideo> videos = funnel.videos().orNull();
        Members members = new Members().text(NAME, Member.ofKnown(funnel.name()));
        if (videos != null) {
            members.put(VIDEOS, ids(videos.stream().map(FunnelVideo::id).toList()));
        }
        return members.of(ItemKind.FUNNEL, funnel.id());
    }

    private static ChangeValue number(Member<Long> count) {
        Long told = count.orNull();
        return told == null ? new ChangeValue.Unknown() : new ChangeValue.Whole(told);
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
        return kind == ItemKind.VIDEO ? TITLE : NAME;
    }

    /** Builder of known fields. */
    private static final class Members {
        private final Map<String, ChangeValue> known = new HashMap<>();

        Members text(String member, Member<?> value) {
            return put(member, ChangeValue.text(value));
        }

        Members put(String member, ChangeValue value) {
            if (value.isKnown()) {
                known.put(member, value);
            }
            return this;
        }

        ObservedFields of(ItemKind kind, Id id) {
            return new ObservedFields(kind, id.value(), known);
        }
    }
}
