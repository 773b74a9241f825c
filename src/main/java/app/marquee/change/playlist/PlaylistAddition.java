package app.marquee.change.playlist;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.change.BodyMembers;
import app.marquee.change.ChangeType;
import app.marquee.change.FieldValues;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistVideo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Addition of videos to a playlist (contract, section 4, Playlists). */
public final class PlaylistAddition extends ChangeType {
    public static final PlaylistAddition TYPE = new PlaylistAddition();

    private PlaylistAddition() {
        super(Operation.ADD_PLAYLIST_VIDEOS, Order.BY_ITEM, Deferral.SHARED);
    }

    /**
     * @param entries an entry without a position leaves it to the platform
     */
    public StagedChange stage(
            JournalEntryFactory lines,
            Playlist known,
            List<PlaylistEntry> entries,
            Map<VideoId, String> titles) {
        return stage(lines, subjects(known, entries, titles), entries, new ChangeValue.Unknown());
    }

    /** The same for a playlist whose videos were read, so that a later read can be compared. */
    public StagedChange stage(
            JournalEntryFactory lines,
            Playlist known,
            List<VideoId> seen,
            List<PlaylistEntry> entries,
            Map<VideoId, String> titles) {
        return stage(lines, subjects(known, entries, titles), entries, ids(seen));
    }

    private static List<Subject> subjects(
            Playlist known, List<PlaylistEntry> entries, Map<VideoId, String> titles) {
        List<Subject> subjects = new ArrayList<>();
        subjects.add(PlaylistRequest.subject(known));
        entries.forEach(entry -> subjects.add(Subjects.video(entry.videoId(), titles)));
        return subjects;
    }

    private static ChangeValue ids(List<VideoId> videos) {
        return new ChangeValue.Many(
                videos.stream()
                        .<ChangeValue>map(video -> new ChangeValue.Text(video.value()))
                        .toList());
    }

    private StagedChange stage(
            JournalEntryFactory lines,
            List<Subject> subjects,
            List<PlaylistEntry> entries,
            ChangeValue before) {
        MemberChange added = new MemberChange(Playlist.VIDEOS, before, value(entries));
        return stage(lines, subjects, entries, List.of(added));
    }

    private StagedChange stage(
            JournalEntryFactory lines,
            List<Subject> subjects,
            List<PlaylistEntry> entries,
            List<MemberChange> members) {
        RequestValidator rules = new RequestValidator().notEmpty("video_id", entries);
        entries.forEach(entry -> rules.all(entry.violations()));
        rules.hold();
        JsonBody body = JsonBody.of(BodyMembers.node(value(entries)).toString());
        return lines.line(PlaylistRequest.of(operation(), subjects, body))
                .about(subjects)
                .members(members)
                .reversible(Reversible.NO)
                .stage();
    }

    private static ChangeValue value(List<PlaylistEntry> entries) {
        return new ChangeValue.Many(entries.stream().map(PlaylistAddition::value).toList());
    }

    private static ChangeValue value(PlaylistEntry entry) {
        Map<String, ChangeValue> parts = new LinkedHashMap<>();
        parts.put("video_id", new ChangeValue.Text(entry.videoId().value()));
        if (entry.order() != null) {
            parts.put("order", new ChangeValue.Whole(entry.order()));
        }
        return new ChangeValue.Parts(parts);
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return PlaylistRequest.send(transport, request);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        return stage(lines, listed.subjects(), entries(listed), listed.members());
    }

    private static List<PlaylistEntry> entries(ListedChange listed) {
        if (new FieldValues(listed.members()).value(Playlist.VIDEOS)
                instanceof ChangeValue.Many(var values)) {
            return values.stream().map(PlaylistAddition::entry).toList();
        }
        throw new IllegalArgumentException("The value isn't a list of videos");
    }

    private static PlaylistEntry entry(ChangeValue value) {
        if (!(value instanceof ChangeValue.Parts(var parts))
                || !(parts.get("video_id") instanceof ChangeValue.Text(var video))) {
            throw new IllegalArgumentException("The value isn't a playlist entry");
        }
        Integer order =
                parts.get("order") instanceof ChangeValue.Whole(var number)
                        ? Integer.valueOf(Math.toIntExact(number))
                        : null;
        return new PlaylistEntry(new VideoId(video), order);
    }

    @Override
    public boolean isWhole(StagedChange restaged, ListedChange listed) {
        List<VideoId> added = entries(listed).stream().map(PlaylistEntry::videoId).toList();
        return listed.members().size() == 1
                && listed.subjects().size() == added.size() + 1
                && added.equals(Subjects.videos(restaged.line()));
    }

    /**
     * The same video may be in a playlist more than once, so that the videos before have to be
     * known.
     */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        ChangeValue before = line.members().getFirst().before();
        boolean isSeen = before instanceof ChangeValue.Many && before.isKnown();
        if (line.state() != ChangeState.STAGED && !isSeen) {
            return StateCheck.unread(line);
        }
        String id = String.valueOf(line.subject().id());
        return now.read(
                        Operation.GET_PLAYLIST_VIDEOS,
                        id,
                        gateways -> gateways.playlists().videos(new PlaylistId(id)))
                .map(videos -> ids(videos.stream().map(PlaylistVideo::videoId).toList()))
                .map(found -> check(line, before, (ChangeValue.Many) found))
                .orElseGet(() -> StateCheck.unread(line));
    }

    private static StateCheck check(ChangeLine line, ChangeValue before, ChangeValue.Many found) {
        if (before.mayBe(found)) {
            return StateCheck.asExpected(line.seen(_ -> found));
        }
        return before instanceof ChangeValue.Many(var seen)
                ? check(line, seen, found)
                : changed(line, before, found);
    }

    private static StateCheck check(
            ChangeLine line, List<ChangeValue> before, ChangeValue.Many found) {
        List<ChangeValue> wanted = new ArrayList<>(before);
        for (VideoId video : Subjects.videos(line)) {
            wanted.add(new ChangeValue.Text(video.value()));
        }
        if (sorted(found.values()).equals(sorted(wanted))) {
            return StateCheck.already(line);
        }
        return changed(line, new ChangeValue.Many(before), found);
    }

    private static StateCheck changed(ChangeLine line, ChangeValue before, ChangeValue found) {
        MemberChange difference = new MemberChange(Playlist.VIDEOS, before, found);
        return new StateCheck(
                line, StateCheck.Kind.CHANGED, List.of(difference), /* begun= */ false, null);
    }

    private static List<String> sorted(List<ChangeValue> values) {
        return values.stream().map(ChangeValue::toString).sorted().toList();
    }

    @Override
    public Set<String> touches() {
        return Set.of(Playlist.VIDEOS, Playlist.QUANTITY);
    }

    @Override
    public boolean adds() {
        return true;
    }
}
