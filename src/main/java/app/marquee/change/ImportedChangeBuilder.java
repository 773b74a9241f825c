package app.marquee.change;

import app.marquee.api.FolderRequests;
import app.marquee.api.PlaylistRequests;
import app.marquee.api.VideoRequests;
import app.marquee.http.ApiRequest;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builder of a journal entry from an imported change. The request uses only the listed content, so
 * that the user sees exactly what is sent.
 */
final class ImportedChangeBuilder {
    private final JournalEntryFactory lines;
    private final Staging staging;

    ImportedChangeBuilder(JournalEntryFactory lines) {
        this.lines = lines;
        this.staging = new Staging(lines);
    }

    /**
     * The line under the id of the listed change, staged and never sent.
     *
     * @throws IllegalArgumentException for what is no change that a list may carry
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Refused} for what the contract does not allow
     */
    ChangeLine line(ListedChange listed) {
        ChangeLine line = made(listed).line();
        if (line.content().needsSecret() != listed.needsSecret() || !isWhole(line, listed)) {
            throw new IllegalArgumentException("The request differs from the file: " + listed.id());
        }
        return line.of(listed);
    }

    private StagedChange made(ListedChange listed) {
        return switch (listed.operation()) {
            case UPDATE_FOLDER ->
                    update(
                            listed,
                            FolderRequests.update(
                                    new FolderId(id(listed, ItemKind.FOLDER)),
                                    FolderMembers.wanted(listed.members())),
                            Reversibility.ofFolder(listed.members()));
            case UPDATE_VIDEO ->
                    update(
                            listed,
                            VideoRequests.update(
                                    new VideoId(id(listed, ItemKind.VIDEO)),
                                    VideoMembers.wanted(listed.members())),
                            Reversibility.ofVideo(listed.members()));
            case UPDATE_PLAYLIST -> playlist(listed);
            case CREATE_CUSTOM_FIELD, UPDATE_CUSTOM_FIELD, DELETE_CUSTOM_FIELD ->
                    staging.fields().again(listed);
            case ADD_PLAYLIST_VIDEOS ->
                    update(
                            listed,
                            PlaylistRequests.addVideos(playlistId(listed), entries(listed)),
                            Reversible.NO);
            case REMOVE_THUMBNAIL -> staging.thumbnails().again(listed);
            case TRASH_VIDEOS -> staging.trashVideos(videos(listed), titles(listed));
            case RECOVER_VIDEOS -> staging.recoverVideos(videos(listed), titles(listed));
            case CREATE_FUNNEL -> staging.createFunnel(new FunnelName(text(listed, "name")));
            case CREATE_FOLDER ->
                    staging.createFolder(new FolderDraft(text(listed, "name"), parent(listed)));
            case CREATE_PLAYLIST ->
                    staging.createPlaylist(
                            new PlaylistDraft(
                                    text(listed, "name"),
                                    access(listed),
                                    text(listed, "creator_name")));
            default ->
                    throw new IllegalArgumentException(
                            "Changes of this type can't come from a file: " + listed.operation());
        };
    }

    /** Members and their values before come from the list: they are what it was made against. */
    private StagedChange update(ListedChange listed, ApiRequest request, Reversible reversible) {
        return lines.line(request)
                .about(listed.subjects())
                .members(listed.members())
                .reversible(reversible)
                .stage();
    }

    /** The password itself is in no list; its place is kept until the user enters it. */
    private StagedChange playlist(ListedChange listed) {
        Secret place = new Secret(Secret.MASK);
        PlaylistUpdate update = PlaylistMembers.wanted(listed.members(), place);
        return lines.line(PlaylistRequests.update(playlistId(listed), update))
                .about(listed.subjects())
                .members(listed.members())
                .reversible(Reversibility.ofPlaylist(listed.members()))
                .secrets(update.password().isPresent() ? Set.of(place) : Set.of())
                .stage();
    }

    /** Whether the request carries exactly what is listed, about exactly the listed things. */
    private static boolean isWhole(ChangeLine line, ListedChange listed) {
        return line.subjects().equals(listed.subjects())
                && switch (listed.operation()) {
                    case UPDATE_FOLDER ->
                            isOne(listed) && same(listed, FolderMembers.listed(listed.members()));
                    case UPDATE_VIDEO ->
                            isOne(listed) && same(listed, VideoMembers.listed(listed.members()));
                    case UPDATE_CUSTOM_FIELD ->
                            same(listed, CustomFieldMembers.listed(listed.members()));
                    case UPDATE_PLAYLIST ->
                            isOne(listed) && same(listed, PlaylistMembers.listed(listed.members()));
                    case ADD_PLAYLIST_VIDEOS -> isAdded(listed);
                    default -> same(listed, line.members());
                };
    }

    private static boolean isOne(ListedChange listed) {
        return listed.subjects().size() == 1;
    }

    private static boolean same(ListedChange listed, List<MemberChange> sent) {
        return afters(sent).equals(afters(listed.members()))
                && sent.size() == listed.members().size();
    }

    private static Map<String, ChangeValue> afters(List<MemberChange> members) {
        Map<String, ChangeValue> afters = new HashMap<>();
        members.forEach(member -> afters.put(member.member(), member.after()));
        return afters;
    }

    private static boolean isAdded(ListedChange listed) {
        List<String> added =
                entries(listed).stream().map(entry -> entry.videoId().value()).toList();
        List<String> named =
                listed.subjects().stream()
                        .skip(1)
                        .filter(subject -> subject.kind() == ItemKind.VIDEO)
                        .map(subject -> String.valueOf(subject.id()))
                        .toList();
        return listed.members().size() == 1 && added.equals(named);
    }

    private static String id(ListedChange listed, ItemKind kind) {
        Subject subject = listed.subject();
        if (subject.kind() != kind || subject.id() == null) {
            throw new IllegalArgumentException("The change isn't for an item of type " + kind);
        }
        return subject.id();
    }

    private static PlaylistId playlistId(ListedChange listed) {
        return new PlaylistId(id(listed, ItemKind.PLAYLIST));
    }

    private static List<VideoId> videos(ListedChange listed) {
        return listed.subjects().stream()
                .map(subject -> subject.kind() == ItemKind.VIDEO ? subject.id() : null)
                .map(
                        id -> {
                            if (id == null) {
                                throw new IllegalArgumentException("The change isn't for videos");
                            }
                            return new VideoId(id);
                        })
                .toList();
    }

    private static Map<VideoId, String> titles(ListedChange listed) {
        Map<VideoId, String> titles = new HashMap<>();
        for (Subject subject : listed.subjects()) {
            if (subject.id() != null && subject.title() != null) {
                titles.put(new VideoId(subject.id()), subject.title());
            }
        }
        return titles;
    }

    private static ChangeValue after(ListedChange listed, String member) {
        return listed.members().stream()
                .filter(one -> one.member().equals(member))
                .map(MemberChange::after)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Field is missing: " + member));
    }

    private static String text(ListedChange listed, String member) {
        return text(after(listed, member));
    }

    private static String text(@Nullable ChangeValue value) {
        if (value instanceof ChangeValue.Text(var text)) {
            return text;
        }
        throw new IllegalArgumentException("The value isn't text");
    }

    private static @Nullable FolderId parent(ListedChange listed) {
        return after(listed, "parent_folder_id") instanceof ChangeValue.None
                ? null
                : new FolderId(text(listed, "parent_folder_id"));
    }

    private static AccessType access(ListedChange listed) {
        return AccessType.ofWire(text(listed, "access_type"))
                .orElseThrow(() -> new IllegalArgumentException("Unknown access type"));
    }

    private static List<PlaylistEntry> entries(ListedChange listed) {
        if (after(listed, "videos") instanceof ChangeValue.Many(var values)) {
            return values.stream().map(ImportedChangeBuilder::entry).toList();
        }
        throw new IllegalArgumentException("The value isn't a list of videos");
    }

    private static PlaylistEntry entry(ChangeValue value) {
        if (!(value instanceof ChangeValue.Parts(var parts))) {
            throw new IllegalArgumentException("The value isn't a playlist entry");
        }
        Integer order =
                parts.get("order") instanceof ChangeValue.Whole(var number)
                        ? Integer.valueOf(Math.toIntExact(number))
                        : null;
        return new PlaylistEntry(new VideoId(text(parts.get("video_id"))), order);
    }
}
