package app.marquee.command.plan;

import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.command.Sentence;
import app.marquee.command.plan.PlaylistsFile.WantedPlaylist;
import app.marquee.model.NameKey;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.service.playlist.PlaylistService;

import java.util.List;

/**
 * Planner of a wanted playlist that isn't there: its creation, then its other fields and videos.
 */
record NewPlaylist(PlaylistService service, PlanBuilder plan) {
    void add(Sentence what, WantedPlaylist wanted) {
        PlaylistUpdate fields = wanted.fields();
        AccessType access = fields.accessType().orNull();
        String creator = fields.creatorName().orNull();
        if (!fields.name().isAbsent()) {
            plan.refuse(what, Sentence.of("plan.rename"));
        } else if (access == null || creator == null) {
            plan.refuse(what, Sentence.of("plan.create"));
        } else if (access == AccessType.ANYONE_WITH_PASSWORD) {
            plan.refuse(what, Sentence.of("plan.password"));
        } else {
            create(
                    what,
                    wanted,
                    new PlaylistDraft(NameKey.trimmed(wanted.playlist()), access, creator));
        }
    }

    private void create(Sentence what, WantedPlaylist wanted, PlaylistDraft draft) {
        if (!draft.violations().isEmpty()) {
            plan.stage(what, () -> service.create(draft));
            return;
        }
        StagedChange creation = service.create(draft);
        plan.stage(what, () -> creation);
        PlaylistId id = new PlaylistId(creation.line().id().value());
        Playlist created = PlaylistEdit.after(Playlist.known(id), creation.line());
        List<MemberChange> rest =
                PlaylistEdit.FIELDS.changes(created, wanted.fields()).stream()
                        .filter(member -> !member.before().equals(member.after()))
                        .toList();
        if (!rest.isEmpty()) {
            PlaylistUpdate update = PlaylistEdit.FIELDS.wanted(rest);
            plan.stage(what, () -> service.update(created, update).needing(creation));
        }
        List<VideoId> videos = wanted.videos();
        if (videos != null && !videos.isEmpty()) {
            List<PlaylistEntry> entries =
                    videos.stream().map(video -> new PlaylistEntry(video, null)).toList();
            plan.stage(
                    what,
                    () ->
                            service.addVideos(created, entries, service.titles(videos))
                                    .needing(creation));
        }
    }
}
