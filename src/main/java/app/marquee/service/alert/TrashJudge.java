package app.marquee.service.alert;

import app.marquee.model.limit.Limits;
import app.marquee.service.trash.TrashedVideo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Judge of the videos in the trash that are deleted permanently soon. Pure. */
final class TrashJudge {
    private TrashJudge() {}

    /** A video whose time is unknown, or over, is no news. */
    static AlertResult judge(int hours, List<TrashedVideo> trashed, Instant now) {
        List<AlertFact.ExpiringVideo> facts = new ArrayList<>();
        for (TrashedVideo video : trashed) {
            Instant deleted = video.deletedAt();
            if (deleted != null && video.isExpiring(Duration.ofHours(hours), now)) {
                Instant at = deleted.plus(Limits.RECOVERY_WINDOW);
                facts.add(new AlertFact.ExpiringVideo(video.id(), video.title(), at));
            }
        }
        facts.sort(Comparator.comparing(AlertFact.ExpiringVideo::at));
        return AlertResult.of(facts);
    }
}
