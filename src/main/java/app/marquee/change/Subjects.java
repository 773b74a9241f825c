package app.marquee.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Items that changes are about. */
public final class Subjects {
    private Subjects() {}

    /** The ID of the one item that a change is about. */
    public static String only(List<Subject> subjects, ItemKind kind) {
        if (subjects.size() != 1) {
            throw new IllegalArgumentException("The change isn't for one item");
        }
        return first(subjects, kind);
    }

    /** The ID of the item that a change is named after. */
    public static String first(List<Subject> subjects, ItemKind kind) {
        Subject subject = subjects.getFirst();
        if (subject.kind() != kind || subject.id() == null) {
            throw new IllegalArgumentException("The change isn't for an item of type " + kind);
        }
        return subject.id();
    }

    public static Subject video(VideoId video, Map<VideoId, String> titles) {
        return Subject.of(ItemKind.VIDEO, video, titles.get(video));
    }

    public static List<Subject> videos(List<VideoId> videos, Map<VideoId, String> titles) {
        return videos.stream().map(video -> video(video, titles)).toList();
    }

    /** The videos that a change names. */
    public static List<VideoId> videos(ChangeLine line) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.VIDEO)
                .map(Subject::id)
                .filter(Objects::nonNull)
                .map(VideoId::new)
                .toList();
    }

    public static Map<VideoId, String> titles(List<Subject> subjects) {
        Map<VideoId, String> titles = new HashMap<>();
        for (Subject subject : subjects) {
            if (subject.id() != null && subject.title() != null) {
                titles.put(new VideoId(subject.id()), subject.title());
            }
        }
        return titles;
    }
}
