package app.marquee.service.trash;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Subject;
import app.marquee.model.video.Video;
import app.marquee.service.trash.TrashedVideo.Place;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;

/**
 * Verifier of trash changes by loading their videos: it confirms only when all are in the same
 * place. A missing video proves nothing, since it may be permanently deleted.
 */
public final class TrashChangeVerifier {
    private final Function<String, Optional<Video>> read;

    /**
     * @param read asks for one video by its id; empty where the platform does not support it
     */
    public TrashChangeVerifier(Function<String, Optional<Video>> read) {
        this.read = read;
    }

    /** Asks for no more videos than are needed to decide. */
    public StateCheck check(ChangeLine line, Place wanted) {
        Place common = null;
        for (Subject subject : line.subjects()) {
            Place place = place(subject.id());
            boolean told = place == Place.TRASH || place == Place.ELSEWHERE;
            if (!told || (common != null && common != place)) {
                return StateCheck.unread(line);
            }
            common = place;
        }
        return common == wanted ? StateCheck.already(line) : StateCheck.asExpected(line);
    }

    private Place place(@Nullable String id) {
        return Optional.ofNullable(id)
                .flatMap(read)
                .map(video -> TrashedVideo.read(video, null, null).place())
                .orElse(Place.UNKNOWN);
    }
}
