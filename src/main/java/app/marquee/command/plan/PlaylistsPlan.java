package app.marquee.command.plan;

import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.command.plan.PlaylistsFile.WantedPlaylist;
import app.marquee.command.plan.RuleReader.RuledPlaylist;
import app.marquee.model.HarmlessText;
import app.marquee.model.Interrupts;
import app.marquee.model.NameKey;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.playlist.PlaylistListing;
import app.marquee.service.playlist.PlaylistReading;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Comparison of wanted playlists with those that are there. Blocking. */
final class PlaylistsPlan {
    private final Session session;
    private final PlaylistService service;
    private final PlanBuilder plan = new PlanBuilder();
    private final Set<Object> seen = new HashSet<>();
    private @Nullable PlaylistListing listed;

    private PlaylistsPlan(Session session) {
        this.session = session;
        this.service = new SessionPlaylistService(session);
    }

    static Plan of(Session session, PlaylistsFile.Content content) throws InterruptedException {
        PlaylistsPlan comparison = new PlaylistsPlan(session);
        for (WantedPlaylist one : comparison.ruled(content)) {
            Interrupts.heed();
            comparison.find(one).ifPresent(id -> comparison.compare(id, one));
        }
        return comparison.plan.build();
    }

    /** The wanted playlists with the videos of the rules. */
    private List<WantedPlaylist> ruled(PlaylistsFile.Content content) throws InterruptedException {
        PlaylistRules rules = new PlaylistRules(session);
        Map<Object, WantedPlaylist> all = new LinkedHashMap<>();
        List<WantedPlaylist> twice = new ArrayList<>();
        for (WantedPlaylist one : content.playlists()) {
            if (all.putIfAbsent(key(one.playlist()), one) != null) {
                twice.add(one);
            }
        }
        for (RuledPlaylist rule : content.rules()) {
            WantedPlaylist nothing =
                    new WantedPlaylist(rule.playlist(), rule.line(), PlaylistUpdate.NOTHING, null);
            WantedPlaylist wanted = all.getOrDefault(key(rule.playlist()), nothing);
            if (wanted.videos() != null) {
                plan.refuse(what(nothing), Sentence.of("plan.videos"));
                continue;
            }
            try {
                all.put(key(rule.playlist()), wanted.with(rules.videos(rule.rule())));
            } catch (CommandFailure missing) {
                plan.refuse(what(nothing), missing.sentence());
            }
        }
        twice.addAll(0, all.values());
        return twice;
    }

    /** Its ID, or the key of its name. */
    private static Object key(String playlist) {
        PlaylistId given = new PlaylistId(playlist.strip());
        return given.isUuid()
                ? new PlaylistId(given.value().toLowerCase(Locale.ROOT))
                : NameKey.of(playlist);
    }

    private static Sentence what(WantedPlaylist wanted) {
        return Sentence.of("plan.playlist", HarmlessText.quoted(wanted.playlist()), wanted.line());
    }

    private Optional<PlaylistId> find(WantedPlaylist wanted) {
        PlaylistId given = new PlaylistId(wanted.playlist().strip());
        List<PlaylistId> found =
                given.isUuid() ? List.of(given) : named(NameKey.of(wanted.playlist()));
        if (found.size() > 1) {
            String ids = found.stream().map(PlaylistId::value).collect(Collectors.joining(", "));
            plan.refuse(what(wanted), Sentence.of("plan.name.several", ids));
            return Optional.empty();
        }
        if (found.isEmpty() && !canCreate()) {
            plan.refuse(what(wanted), Sentence.of("plan.name.none"));
            return Optional.empty();
        }
        if (!seen.add(key(found.isEmpty() ? wanted.playlist() : found.getFirst().value()))) {
            plan.refuse(what(wanted), Sentence.of("plan.twice"));
            return Optional.empty();
        }
        if (found.isEmpty()) {
            new NewPlaylist(service, plan).add(what(wanted), wanted);
        }
        return found.stream().findFirst();
    }

    /** Where a name isn't known, it may be that of the new playlist. */
    private boolean canCreate() {
        return listed != null
                && listed.listed()
                && service.canCreate()
                && listed.playlists().stream().noneMatch(one -> one.playlist().name().isAbsent());
    }

    private List<PlaylistId> named(NameKey key) {
        if (listed == null) {
            listed = service.list();
        }
        return listed.playlists().stream()
                .filter(
                        one ->
                                one.playlist()
                                        .name()
                                        .toOptional()
                                        .filter(name -> NameKey.of(name).equals(key))
                                        .isPresent())
                .map(SourcedPlaylist::id)
                .toList();
    }

    private void compare(PlaylistId id, WantedPlaylist wanted) {
        switch (service.read(id)) {
            case PlaylistReading.Gone _ ->
                    plan.refuse(what(wanted), Sentence.of("plan.gone.playlist"));
            case PlaylistReading.NotOffered _ -> fields(Playlist.known(id), wanted);
            case PlaylistReading.Read(var playlist) -> fields(playlist, wanted);
        }
    }

    private void fields(Playlist known, WantedPlaylist wanted) {
        List<MemberChange> all = PlaylistEdit.FIELDS.changes(known, wanted.fields());
        List<MemberChange> different =
                all.stream().filter(member -> !member.before().equals(member.after())).toList();
        plan.already(all.size() - different.size());
        if (!different.isEmpty()) {
            PlaylistUpdate update = PlaylistEdit.FIELDS.wanted(different);
            plan.stage(what(wanted), () -> service.update(known, update));
        }
        if (wanted.videos() != null) {
            videos(known, wanted, wanted.videos());
        }
    }

    private void videos(Playlist known, WantedPlaylist wanted, List<VideoId> videos) {
        switch (service.videos(known.id())) {
            case PlaylistVideosReading.NotOffered _ ->
                    plan.refuse(what(wanted), Sentence.of("plan.videos.unknown"));
            case PlaylistVideosReading.Read(var read) ->
                    videos(
                            known,
                            wanted,
                            videos,
                            read.stream().map(PlaylistVideo::videoId).toList());
        }
    }

    private void videos(
            Playlist known, WantedPlaylist wanted, List<VideoId> videos, List<VideoId> now) {
        List<VideoId> extra = now.stream().filter(id -> !videos.contains(id)).toList();
        extra.forEach(
                id -> plan.refuse(what(wanted), Sentence.of("plan.videos.remove", id.value())));
        List<VideoId> kept = now.stream().filter(videos::contains).toList();
        boolean ordered = kept.equals(videos.stream().filter(now::contains).toList());
        if (!ordered) {
            plan.refuse(what(wanted), Sentence.of("plan.videos.order"));
        }
        plan.already(kept.size());
        List<PlaylistEntry> added = new ArrayList<>();
        for (int at = 0; at < videos.size(); at++) {
            if (!now.contains(videos.get(at))) {
                // A position means something only where all others are as wanted.
                Integer order = ordered && extra.isEmpty() ? Integer.valueOf(at) : null;
                added.add(new PlaylistEntry(videos.get(at), order));
            }
        }
        if (!added.isEmpty()) {
            Map<VideoId, String> titles = service.titles(videos);
            plan.stage(
                    what(wanted),
                    () ->
                            PlaylistAddition.TYPE.stage(
                                    session.staging(), known, now, added, titles));
        }
    }
}
