package app.marquee.service.trash;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.Session;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pending recoveries of videos that expire soon: if nobody applies them, the videos are lost.
 *
 * @param lines the pending changes in the order made
 * @param videos those that expire soon, as far as the trash is known
 */
public record ExpiringRecoveries(List<ChangeLine> lines, Set<VideoId> videos) {
    public ExpiringRecoveries {
        lines = List.copyOf(lines);
        videos = Set.copyOf(videos);
    }

    /** Blocks; sends nothing. */
    public static ExpiringRecoveries of(Session session, TrashService trash) {
        List<ChangeLine> recoveries =
                session.changes().waiting().stream()
                        .filter(line -> line.operation() == Operation.RECOVER_VIDEOS)
                        .toList();
        if (recoveries.isEmpty()) {
            return new ExpiringRecoveries(List.of(), Set.of());
        }
        Instant now = session.clock().instant();
        Set<VideoId> expiring =
                trash.known().stream()
                        .filter(video -> video.isExpiring(TrashedVideo.SOON, now))
                        .map(TrashedVideo::id)
                        .collect(Collectors.toSet());
        return of(recoveries, expiring);
    }

    private static ExpiringRecoveries of(List<ChangeLine> recoveries, Set<VideoId> expiring) {
        Set<VideoId> saved = new LinkedHashSet<>();
        recoveries.forEach(line -> videos(line).filter(expiring::contains).forEach(saved::add));
        return new ExpiringRecoveries(
                recoveries.stream().filter(line -> videos(line).anyMatch(saved::contains)).toList(),
                saved);
    }

    private static Stream<VideoId> videos(ChangeLine line) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.VIDEO)
                .map(Subject::id)
                .flatMap(Stream::ofNullable)
                .map(VideoId::new);
    }
}
