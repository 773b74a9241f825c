package app.marquee.harness;

import app.marquee.change.StagedChange;
import app.marquee.change.Staging;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One change for each write that there is, of things that the sandbox's account has. */
public final class EveryWrite {
    private final Account account;

    public EveryWrite(Account account) {
        this.account = account;
    }

    /** By operation, staged anew for this connection. */
    public Map<Operation, StagedChange> staged(Staging staging) {
        PlaylistId playlist = new PlaylistId(account.playlists().getFirst().id().toString());
        PlaylistId gone = new PlaylistId(account.playlists().getLast().id().toString());
        FolderId folder = new FolderId(account.folders().getLast().id().toString());
        FunnelId funnel = new FunnelId(account.funnels().getFirst().id().toString());
        VideoId inFunnel =
                new VideoId(account.funnels().getFirst().videoIds().getFirst().toString());
        VideoId video = new VideoId(account.videoId(5).toString());
        Map<Operation, StagedChange> all = new EnumMap<>(Operation.class);
        add(all, staging.updatePlaylist(Playlist.known(playlist), playlistUpdate(null)));
        add(
                all,
                staging.addVideos(
                        Playlist.known(playlist), List.of(new PlaylistEntry(video, 0)), Map.of()));
        add(all, staging.deletePlaylist(Playlist.known(gone)));
        add(all, staging.createPlaylist(new PlaylistDraft("New", AccessType.PUBLIC, "Somebody")));
        add(all, staging.updateFolder(Folder.known(folder), FolderUpdate.rename("New name")));
        add(all, staging.createFolder(new FolderDraft("New", null)));
        add(all, staging.createFunnel(new FunnelName("New funnel")));
        add(all, staging.removeFunnelVideos(funnel, null, List.of(inFunnel), Map.of()));
        add(all, staging.recoverVideos(List.of(trashed()), Map.of()));
        add(all, staging.trashVideos(List.of(video), Map.of()));
        add(all, staging.updateVideo(known(video), VideoUpdate.rename("New title")));
        new EveryThumbnailWrite(account).staged(staging).forEach(change -> add(all, change));
        new EveryFieldWrite(account).staged(staging).forEach(change -> add(all, change));
        return all;
    }

    /** An update with a password. */
    public static PlaylistUpdate playlistUpdate(@Nullable Secret password) {
        return new PlaylistUpdate(
                Member.of("New name"),
                Member.absent(),
                password == null ? Member.absent() : Member.of(AccessType.ANYONE_WITH_PASSWORD),
                password == null ? Member.absent() : Member.of(password),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    private static void add(Map<Operation, StagedChange> all, StagedChange change) {
        all.put(change.line().operation(), change);
    }

    private static Video known(VideoId id) {
        return new Video(
                id,
                Member.of("Old title"),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    private VideoId trashed() {
        return account.videos()
                .filter(video -> video.status() == VideoStatus.DELETING)
                .map(video -> new VideoId(video.id().toString()))
                .findFirst()
                .orElseThrow();
    }
}
