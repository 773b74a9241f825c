package app.marquee.service.trash;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Video moved to the trash from this computer and not recovered since.
 *
 * @param at when it was sent
 * @param certain false when the answer to it, or to a recovery after it, was lost
 */
record LocalTrashRecord(VideoId video, @Nullable String title, Instant at, boolean certain) {
    /** What the lines of a journal come to, whatever their order. Pure. */
    static Map<VideoId, LocalTrashRecord> of(List<ChangeLine> lines) {
        Map<VideoId, LocalTrashRecord> there = new HashMap<>();
        lines.stream()
                .filter(
                        line ->
                                line.operation() == Operation.TRASH_VIDEOS
                                        || line.operation() == Operation.RECOVER_VIDEOS)
                .filter(
                        line ->
                                line.state() == ChangeState.DONE
                                        || line.state() == ChangeState.UNKNOWN)
                .sorted(Comparator.comparing(LocalTrashRecord::time))
                .forEach(line -> take(there, line));
        return there;
    }

    private static Instant time(ChangeLine line) {
        Instant sent = line.progress().sentAt();
        return sent == null ? line.origin().stagedAt() : sent;
    }

    private static void take(Map<VideoId, LocalTrashRecord> there, ChangeLine line) {
        boolean done = line.state() == ChangeState.DONE;
        for (Subject subject : line.subjects()) {
            String id = subject.id();
            if (subject.kind() != ItemKind.VIDEO || id == null) {
                continue;
            }
            VideoId video = new VideoId(id);
            if (line.operation() == Operation.TRASH_VIDEOS) {
                there.put(video, new LocalTrashRecord(video, subject.title(), time(line), done));
            } else if (done) {
                there.remove(video);
            } else {
                there.computeIfPresent(video, (_, here) -> here.doubted());
            }
        }
    }

    private LocalTrashRecord doubted() {
        return new LocalTrashRecord(video, title, at, false);
    }
}
