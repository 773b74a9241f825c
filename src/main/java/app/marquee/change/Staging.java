package app.marquee.change;

import app.marquee.api.FolderRequests;
import app.marquee.api.FunnelRequests;
import app.marquee.api.PlaylistRequests;
import app.marquee.api.VideoRequests;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Factory of one connection's changes, with the previous values as far as known and the exact
 * request. Violations of the contract throw {@link app.marquee.model.failure.FailureException} with
 * {@link app.marquee.model.failure.Failure.Refused}. A video without a known title keeps its ID.
 */
public final class Staging {
    private final JournalEntryFactory lines;

    public Staging(JournalEntryFactory lines) {
        this.lines = lines;
    }

    /**
     * @param known the playlist as far as it was read, for the values before
     * @param update the changed members only, at least one
     */
    public StagedChange updatePlaylist(Playlist known, PlaylistUpdate update) {
        requireSomething(update.isEmpty());
        List<MemberChange> members = PlaylistMembers.changes(known, update);
        return lines.line(PlaylistRequests.update(known.id(), update))
                .about(Subject.of(ItemKind.PLAYLIST, known.id(), known.name().orNull()))
                .members(members)
                .reversible(Reversibility.ofPlaylist(members))
                .secrets(update.password().toOptional().map(Set::of).orElse(Set.<Secret>of()))
                .stage();
    }

    public StagedChange addVideos(
            Playlist known, List<PlaylistEntry> entries, Map<VideoId, String> titles) {
        List<Subject> subjects = new ArrayList<>();
        subjects.add(Subject.of(ItemKind.PLAYLIST, known.id(), known.name().orNull()));
        entries.forEach(entry -> subjects.add(video(entry.videoId(), titles)));
        ChangeValue added =
                new ChangeValue.Many(entries.stream().map(PlaylistMembers::entry).toList());
        return lines.line(PlaylistRequests.addVideos(known.id(), entries))
                .about(subjects)
                .member("videos", new ChangeValue.Unknown(), added)
                .reversible(Reversible.NO)
                .stage();
    }

    /** For good. */
    public StagedChange deletePlaylist(Playlist known) {
        return lines.line(PlaylistRequests.delete(known.id()))
                .about(Subject.of(ItemKind.PLAYLIST, known.id(), known.name().orNull()))
                .reversible(Reversible.NO)
                .stage();
    }

    /** An extension. Undone by deleting it, once the server has returned its ID. */
    public StagedChange createPlaylist(PlaylistDraft draft) {
        return lines.line(PlaylistRequests.create(draft))
                .about(Subject.created(ItemKind.PLAYLIST, draft.name()))
                .created("name", new ChangeValue.Text(draft.name()))
                .created("access_type", new ChangeValue.Text(draft.accessType().wire()))
                .created("creator_name", new ChangeValue.Text(draft.creatorName()))
                .reversible(Reversible.UNKNOWN)
                .stage();
    }

    /**
     * @param known the folder as far as it was read, for the values before
     * @param update the changed members only, at least one
     */
    public StagedChange updateFolder(Folder known, FolderUpdate update) {
        requireSomething(update.isEmpty());
        List<MemberChange> members = FolderMembers.changes(known, update);
        return lines.line(FolderRequests.update(known.id(), update))
                .about(Subject.of(ItemKind.FOLDER, known.id(), known.name().orNull()))
                .members(members)
                .reversible(Reversibility.ofFolder(members))
                .stage();
    }

    /** An extension. */
    public StagedChange createFolder(FolderDraft draft) {
        return lines.line(FolderRequests.create(draft))
                .about(Subject.created(ItemKind.FOLDER, draft.name()))
                .created("name", new ChangeValue.Text(draft.name()))
                .created("parent_folder_id", ChangeValue.text(Member.ofNullable(draft.parent())))
                .reversible(Reversible.NO)
                .stage();
    }

    public StagedChange createFunnel(FunnelName name) {
        return lines.line(FunnelRequests.create(name))
                .about(Subject.created(ItemKind.FUNNEL, name.text()))
                .created("name", new ChangeValue.Text(name.text()))
                .reversible(Reversible.NO)
                .stage();
    }

    /**
     * Nothing in the request names the funnel, so that the service may remove the videos elsewhere,
     * too: read every funnel before and after.
     *
     * @param funnel the funnel in which the user removes them
     */
    public StagedChange removeFunnelVideos(
            FunnelId funnel,
            @Nullable String funnelName,
            List<VideoId> videos,
            Map<VideoId, String> titles) {
        List<Subject> subjects = new ArrayList<>();
        subjects.add(Subject.of(ItemKind.FUNNEL, funnel, funnelName));
        subjects.addAll(videos(videos, titles));
        return lines.line(FunnelRequests.removeVideos(videos))
                .about(subjects)
                .member("videos", ids(videos), new ChangeValue.None())
                .reversible(Reversible.NO)
                .stage();
    }

    /** The way back is an extension. */
    public StagedChange recoverVideos(List<VideoId> videos, Map<VideoId, String> titles) {
        return lines.line(VideoRequests.recover(videos))
                .about(videos(videos, titles))
                .reversible(Reversible.UNKNOWN)
                .stage();
    }

    /** An extension. Undone by recovering them, within 30 days. */
    public StagedChange trashVideos(List<VideoId> videos, Map<VideoId, String> titles) {
        return lines.line(VideoRequests.trash(videos))
                .about(videos(videos, titles))
                .reversible(Reversible.YES)
                .stage();
    }

    /**
     * An extension.
     *
     * @param known the video as far as it was read, for the values before
     * @param update the changed members only, at least one
     */
    public StagedChange updateVideo(Video known, VideoUpdate update) {
        requireSomething(update.isEmpty());
        List<MemberChange> members = VideoMembers.changes(known, update);
        return lines.line(VideoRequests.update(known.id(), update))
                .about(Subject.of(ItemKind.VIDEO, known.id(), known.title().orNull()))
                .members(members)
                .reversible(Reversibility.ofVideo(members))
                .stage();
    }

    /** Changes of the custom fields of videos; extensions. */
    public CustomFieldStaging fields() {
        return new CustomFieldStaging(lines);
    }

    /** Changes of the custom thumbnails of videos; extensions. */
    public ThumbnailStaging thumbnails() {
        return new ThumbnailStaging(lines);
    }

    /** A change that was made for another address, made anew for the one of this connection. */
    public StagedChange anew(StagedChange elsewhere) {
        return lines.line(elsewhere.request())
                .about(elsewhere.line().subjects())
                .members(elsewhere.line().members())
                .reversible(elsewhere.line().reversible())
                .secrets(elsewhere.secrets())
                .stage();
    }

    private static List<Subject> videos(List<VideoId> videos, Map<VideoId, String> titles) {
        return videos.stream().map(video -> video(video, titles)).toList();
    }

    private static Subject video(VideoId video, Map<VideoId, String> titles) {
        return Subject.of(ItemKind.VIDEO, video, titles.get(video));
    }

    private static ChangeValue ids(List<VideoId> videos) {
        return new ChangeValue.Many(
                videos.stream()
                        .<ChangeValue>map(video -> new ChangeValue.Text(video.value()))
                        .toList());
    }

    private static void requireSomething(boolean nothing) {
        if (nothing) {
            throw new IllegalArgumentException("The change has no fields");
        }
    }
}
