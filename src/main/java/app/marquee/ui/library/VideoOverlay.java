package app.marquee.ui.library;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.VideoViews;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.library.folder.ChangeMark;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Overlay of changes on loaded videos: their new values since the load, and the state of each
 * change. FX thread only.
 */
final class VideoOverlay {
    private static final ChangeMark NONE = new ChangeMark.None();

    private final Map<VideoId, Member<String>> titles = new HashMap<>();
    private final Map<VideoId, Member<FolderId>> folders = new HashMap<>();
    private final Set<VideoId> trashed = new HashSet<>();
    private final Map<VideoId, ChangeMark> marks = new HashMap<>();

    /** Clears the overlay after a complete load, which includes all earlier changes. */
    void read() {
        titles.clear();
        folders.clear();
        trashed.clear();
        marks.values().removeIf(mark -> !(mark instanceof ChangeMark.Pending));
    }

    /** The row of a video; empty when the video has left this place. */
    Optional<VideoRow> row(
            Video video, VideoPlace place, PendingChangeIndex waiting, VideoViews views) {
        boolean gone =
                trashed.contains(video.id())
                        || (folders.containsKey(video.id())
                                && !lies(folders.get(video.id()), place));
        if (gone) {
            return Optional.empty();
        }
        Member<String> title = titles.get(video.id());
        Video shown = title == null ? video : video.withTitle(title);
        VideoId id = video.id();
        return Optional.of(new VideoRow(shown, mark(id, waiting), views.of(id), views.change(id)));
    }

    /** The mark of a video: a change in progress or failed precedes a pending one. */
    private ChangeMark mark(VideoId video, PendingChangeIndex waiting) {
        ChangeMark mark = marks.getOrDefault(video, NONE);
        List<ChangeLine> lines =
                mark.equals(NONE) ? waiting.about(ItemKind.VIDEO, video.value()) : List.of();
        return lines.isEmpty() ? mark : new ChangeMark.Waiting(lines);
    }

    private static boolean lies(Member<FolderId> folder, VideoPlace place) {
        return switch (place) {
            case VideoPlace.Nowhere _ -> false;
            case VideoPlace.Everywhere _, VideoPlace.Found _ -> true;
            case VideoPlace.Top _ -> folder.isNull();
            case VideoPlace.In(var id) -> folder.equals(Member.of(id));
        };
    }

    /** Applies a step of a change; false when it does not concern videos. */
    boolean follow(ChangeEntry entry) {
        List<VideoId> videos = videos(entry.line());
        if (videos.isEmpty()) {
            return false;
        }
        ChangeMark mark = mark(entry);
        for (VideoId video : videos) {
            marks.put(video, mark);
        }
        if (entry.state() == ChangeEntry.State.DONE) {
            done(entry.line(), videos);
        }
        return true;
    }

    private static ChangeMark mark(ChangeEntry entry) {
        Failure failure = entry.failure();
        return switch (entry.state()) {
            case WAITING, SENDING -> new ChangeMark.Pending();
            case DONE, CANCELLED, FOUND_DONE, FOUND_UNDONE -> NONE;
            case FAILED, PAUSED ->
                    failure == null ? NONE : new ChangeMark.Failed(entry.line(), failure);
            case UNKNOWN -> failure == null ? NONE : new ChangeMark.Unknown(entry.line(), failure);
        };
    }

    private void done(ChangeLine line, List<VideoId> videos) {
        if (line.operation() == Operation.TRASH_VIDEOS) {
            trashed.addAll(videos);
        } else if (line.operation() == Operation.RECOVER_VIDEOS) {
            videos.forEach(trashed::remove);
        }
        VideoId video = videos.getFirst();
        for (MemberChange change : line.members()) {
            if (change.member().equals(Video.TITLE)) {
                titles.put(video, text(change.after()));
            } else if (change.member().equals(Video.FOLDER)) {
                folders.put(video, text(change.after()).map(FolderId::new));
            }
        }
    }

    private static Member<String> text(ChangeValue value) {
        return value instanceof ChangeValue.Text(var text) ? Member.of(text) : Member.ofNull();
    }

    private static List<VideoId> videos(ChangeLine line) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.VIDEO)
                .flatMap(subject -> Stream.ofNullable(subject.id()))
                .map(VideoId::new)
                .toList();
    }

    /** Whether a change of the video is in progress. */
    boolean isPending(VideoId video) {
        return marks.get(video) instanceof ChangeMark.Pending;
    }
}
