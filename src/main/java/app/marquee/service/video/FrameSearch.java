package app.marquee.service.video;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.session.Session;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Search for the images of videos whose records have none: one request for each in sight, within
 * the background budget. A video is asked about once until Marquee quits, and one without an image
 * not again for a day; what is broken or refused is never asked again and again. Thread-safe.
 * Blocking.
 */
public final class FrameSearch {
    /** An image that a search found is looked for again after this time. */
    private static final Duration FRESH = Duration.ofDays(30);

    /** A video that had none is asked about again after this time. */
    private static final Duration NONE_FOR = Duration.ofDays(1);

    /** After so many failures in a row the search rests. */
    private static final int MOST_FAILURES = 3;

    private static final Duration REST = Duration.ofMinutes(5);

    private final Session session;
    private final BackgroundBudget budget;
    private final Set<VideoId> asked = ConcurrentHashMap.newKeySet();

    /** Those of them whose requests ended. */
    private final Set<VideoId> answered = ConcurrentHashMap.newKeySet();

    private int failures;
    private Instant restsUntil = Instant.EPOCH;

    public FrameSearch(Session session, BackgroundBudget budget) {
        this.session = session;
        this.budget = budget;
    }

    /** The URL of the image, where a fresh one is known; sends no request. */
    public Optional<String> known(Id item) {
        Optional<String> known = session.catalogue().frame(item);
        return known.isPresent() && item instanceof VideoId video && isOld(video)
                ? Optional.empty()
                : known;
    }

    private boolean isOld(VideoId video) {
        return !asked.contains(video)
                && session.catalogue()
                        .searchedFrame(video)
                        .filter(at -> at.plus(FRESH).isBefore(session.clock().instant()))
                        .isPresent();
    }

    /** The title, where one is known; sends no request. */
    public Optional<String> title(Id item) {
        return item instanceof VideoId video
                ? session.catalogue()
                        .find(ItemKind.VIDEO, video)
                        .flatMap(found -> Optional.ofNullable(found.title()))
                : Optional.empty();
    }

    /**
     * The URL of the image, from the platform where it isn't known.
     *
     * @throws InterruptedException when the work was cancelled
     */
    public FoundFrame find(Id item) throws InterruptedException {
        boolean isFinal =
                !(item instanceof VideoId video) || known(item).isPresent() || search(video);
        return new FoundFrame(session.catalogue().frame(item), isFinal);
    }

    /**
     * @return false when the video may be asked about later
     */
    private boolean search(VideoId video) throws InterruptedException {
        Instant now = session.clock().instant();
        if (asked.contains(video)) {
            return answered.contains(video);
        }
        if (!isWorthwhile(video, now)) {
            return true;
        }
        if (isResting(now)) {
            return false;
        }
        budget.awaitFrame();
        if (asked.add(video)) {
            ask(video);
        }
        return answered.contains(video);
    }

    /** Only a video that was converted has images. */
    private boolean isWorthwhile(VideoId video, Instant now) {
        VideoStatus status = session.catalogue().seen(video).map(SeenVideo::status).orElse(null);
        return (status == null || status.equals(VideoStatus.CONVERTED))
                && (session.catalogue().frame(video).isPresent()
                        || session.catalogue()
                                .searchedFrame(video)
                                .filter(at -> at.plus(NONE_FOR).isAfter(now))
                                .isEmpty());
    }

    private synchronized boolean isResting(Instant now) {
        return restsUntil.isAfter(now);
    }

    private void ask(VideoId video) {
        try {
            session.catalogue()
                    .thumbnails(video, session.background().thumbnails().thumbnails(video));
            session.catalogue().keepFrameSearch(video);
            ended(true);
            answered.add(video);
        } catch (FailureException failed) {
            if (failed.failure() instanceof Failure.Cancelled) {
                asked.remove(video);
                throw failed;
            }
            boolean isNone = failed.failure() instanceof Failure.NotFound;
            if (isNone) {
                session.catalogue().keepFrameSearch(video);
            }
            ended(isNone);
            answered.add(video);
        }
    }

    private synchronized void ended(boolean well) {
        failures = well ? 0 : failures + 1;
        if (failures >= MOST_FAILURES) {
            failures = 0;
            restsUntil = session.clock().instant().plus(REST);
        }
    }
}
