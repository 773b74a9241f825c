package app.marquee.api;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;

import java.net.URI;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** Requests of the write operations, as they are staged. */
public final class Writes {
    private static final Thumbnails NONE =
            new Thumbnails(Member.ofNull(), Member.absent(), UnknownMembers.NONE);

    private Writes() {}

    public static WriteResponse send(Transport transport, ApiRequest write) {
        return ChangeTypes.of(write.operation()).send(transport, write);
    }

    public static JournalEntryFactory lines() {
        Connection connection =
                new Connection(
                        new ConnectionId("acme"),
                        "Acme",
                        ConnectionKind.TEST,
                        URI.create("https://api.acme.test/v1/"),
                        URI.create("https://data.acme.test"),
                        Connection.Routes.USUAL,
                        new Connection.Terms(false, 120, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        return new JournalEntryFactory(
                connection, Clock.systemUTC(), () -> new ChangeId("change"), "maria");
    }

    static ApiRequest recover(List<VideoId> videos) {
        return TrashChange.RECOVER.stage(lines(), videos, Map.of()).request();
    }

    static ApiRequest trash(List<VideoId> videos) {
        return TrashChange.MOVE.stage(lines(), videos, Map.of()).request();
    }

    static ApiRequest video(VideoId video, VideoUpdate update) {
        return VideoEdit.TYPE.stage(lines(), Video.known(video), update).request();
    }

    /** An update of nothing, too, which is never staged. */
    public static ApiRequest playlist(PlaylistId playlist, PlaylistUpdate update) {
        return PlaylistEdit.TYPE.request(
                List.of(Subject.of(ItemKind.PLAYLIST, playlist, null)), update);
    }

    public static ApiRequest addVideos(PlaylistId playlist, List<PlaylistEntry> entries) {
        return PlaylistAddition.TYPE
                .stage(lines(), Playlist.known(playlist), entries, Map.of())
                .request();
    }

    static ApiRequest deletePlaylist(PlaylistId playlist) {
        return PlaylistDeletion.TYPE.stage(lines(), Playlist.known(playlist)).request();
    }

    static ApiRequest createPlaylist(PlaylistDraft draft) {
        return PlaylistCreation.TYPE.request(draft);
    }

    public static ApiRequest folder(FolderId folder, FolderUpdate update) {
        return FolderEdit.TYPE.stage(lines(), Folder.known(folder), update).request();
    }

    static ApiRequest createFolder(FolderDraft draft) {
        return FolderCreation.TYPE.request(draft);
    }

    public static ApiRequest createFunnel(FunnelName name) {
        return NewFunnel.TYPE.request(name);
    }

    static ApiRequest removeVideos(List<VideoId> videos) {
        return FunnelVideoRemoval.TYPE
                .stage(lines(), TestIds.FUNNEL, null, videos, Map.of())
                .request();
    }

    static ApiRequest createField(VideoId video, CustomFieldDraft draft) {
        return FieldCreation.TYPE.stage(lines(), video, null, draft).request();
    }

    static ApiRequest field(VideoId video, CustomFieldId field, CustomFieldUpdate update) {
        return FieldEdit.TYPE.stage(lines(), video, null, known(video, field), update).request();
    }

    static ApiRequest deleteField(VideoId video, CustomFieldId field) {
        return FieldDeletion.TYPE.stage(lines(), video, null, known(video, field)).request();
    }

    private static CustomField known(VideoId video, CustomFieldId field) {
        return new CustomField(field, video, null, null, null, null, UnknownMembers.NONE);
    }

    static ApiRequest replaceThumbnail(VideoId video, PictureUpload picture) {
        StagedChange change = ThumbnailReplacement.TYPE.stage(lines(), video, null, NONE, picture);
        return change.request();
    }

    static ApiRequest removeThumbnail(VideoId video) {
        return ThumbnailRemoval.TYPE.stage(lines(), video, null, NONE).request();
    }
}
