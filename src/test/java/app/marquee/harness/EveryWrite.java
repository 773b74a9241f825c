package app.marquee.harness;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
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
    public Map<Operation, StagedChange> staged(JournalEntryFactory staging) {
        PlaylistId playlist = new PlaylistId(account.playlists().getFirst().id().toString());
        PlaylistId gone = new PlaylistId(account.playlists().getLast().id().toString());
        FolderId folder = new FolderId(account.folders().getLast().id().toString());
        FunnelId funnel = new FunnelId(account.funnels().getFirst().id().toString());
        VideoId inFunnel =
                new VideoId(account.funnels().getFirst().videoIds().getFirst().toString());
        VideoId video = new VideoId(account.videoId(5).toString());
        Map<Operation, StagedChange> all = new EnumMap<>(Operation.class);
        add(all, PlaylistEdit.TYPE.stage(staging, Playlist.known(playlist), playlistUpdate(null)));
        add(
                all,
                PlaylistAddition.TYPE.stage(
                        staging,
                        Playlist.known(playlist),
                        List.of(new PlaylistEntry(video, 0)),
                        Map.of()));
        add(all, PlaylistDeletion.TYPE.stage(staging, Playlist.known(gone)));
        add(
                all,
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft("New", AccessType.PUBLIC, "Somebody")));
        add(
                all,
                FolderEdit.TYPE.stage(
                        staging, Folder.known(folder), FolderUpdate.rename("New name")));
        add(all, FolderCreation.TYPE.stage(staging, new FolderDraft("New", null)));
        add(all, NewFunnel.TYPE.stage(staging, new FunnelName("New funnel")));
        add(all, FunnelVideoRemoval.TYPE.stage(staging, funnel, null, List.of(inFunnel), Map.of()));
        add(all, TrashChange.RECOVER.stage(staging, List.of(trashed()), Map.of()));
        add(all, TrashChange.MOVE.stage(staging, List.of(video), Map.of()));
        add(all, VideoEdit.TYPE.stage(staging, known(video), VideoUpdate.rename("New title")));
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
