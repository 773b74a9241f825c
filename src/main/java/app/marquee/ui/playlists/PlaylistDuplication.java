package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.playlist.PlaylistReading;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Copy of a playlist: creates one, then sets its description and adds the videos, for which the
 * server has to return its ID. A password is never copied, so that a protected playlist becomes a
 * private one.
 */
record PlaylistDuplication(PlaylistService service, Messages messages) {

    /** The changes, with the name of the copy. */
    record Copy(String name, List<StagedChange> changes) {

        Copy {
            changes = List.copyOf(changes);
        }
    }

    /**
     * Loads the playlist and its videos; blocks.
     *
     * @return empty where the platform doesn't provide its videos or its creator
     */
    Optional<Copy> of(Playlist known) {
        Playlist now =
                service.read(known.id()) instanceof PlaylistReading.Read(var playlist)
                        ? known.with(playlist)
                        : known;
        String creator = now.creatorName().orNull();
        return service.videos(known.id()) instanceof PlaylistVideosReading.Read(var videos)
                        && creator != null
                ? Optional.of(copy(now, creator, videos))
                : Optional.empty();
    }

    private Copy copy(Playlist original, String creator, List<PlaylistVideo> videos) {
        String name = name(original);
        AccessType access =
                original.accessType().orNull() == AccessType.PUBLIC
                        ? AccessType.PUBLIC
                        : AccessType.PRIVATE;
        StagedChange creation = service.create(new PlaylistDraft(name, access, creator));
        Playlist copy = copied(creation, name);
        List<StagedChange> all = new ArrayList<>(List.of(creation));
        PlaylistUpdate rest = settings(original);
        if (!rest.isEmpty()) {
            all.add(service.update(copy, rest).needing(creation));
        }
        if (!videos.isEmpty()) {
            all.add(service.addVideos(copy, entries(videos), titles(videos)).needing(creation));
        }
        return new Copy(name, all);
    }

    /** The name with a note that it is a copy, as far as the limit leaves room for it. */
    private String name(Playlist original) {
        String name = original.name().toOptional().orElse("");
        String made = messages.text("duplicate.name", name).strip();
        int most = Limits.PLAYLIST_NAME.max();
        return made.codePointCount(0, made.length()) <= most
                ? made
                : made.substring(
                        made.offsetByCodePoints(0, made.codePointCount(0, made.length()) - most));
    }

    private static Playlist copied(StagedChange creation, String name) {
        return Playlist.known(new PlaylistId(creation.line().id().value()), Member.of(name));
    }

    /** What a creation can't set; what is unknown or empty stays as the platform makes it. */
    private static PlaylistUpdate settings(Playlist original) {
        return new PlaylistUpdate(
                Member.absent(),
                filled(original.description().orNull()),
                Member.absent(),
                Member.absent(),
                original.hideViews().equals(Member.of(true)) ? Member.of(true) : Member.absent(),
                Member.absent(),
                Member.ofKnown(original.externalButton().orNull()),
                Member.ofKnown(original.imageId().orNull()));
    }

    private static Member<String> filled(@Nullable String text) {
        return text == null || text.isEmpty() ? Member.absent() : Member.of(text);
    }

    private static List<PlaylistEntry> entries(List<PlaylistVideo> videos) {
        List<PlaylistEntry> entries = new ArrayList<>();
        videos.forEach(video -> entries.add(new PlaylistEntry(video.videoId(), entries.size())));
        return entries;
    }

    private static Map<VideoId, String> titles(List<PlaylistVideo> videos) {
        Map<VideoId, String> titles = new HashMap<>();
        for (PlaylistVideo video : videos) {
            if (video.title() != null) {
                titles.put(video.videoId(), video.title());
            }
        }
        return titles;
    }
}
