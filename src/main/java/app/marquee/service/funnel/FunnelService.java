package app.marquee.service.funnel;

import app.marquee.change.StagedChange;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashListing;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Service for the funnels of one connection (contract, section 4, Funnels). Everything but staging
 * is blocking and ends on interrupt; failures are {@link
 * app.marquee.model.failure.FailureException}.
 */
public interface FunnelService {
    static FunnelService of(Session session) {
        return new SessionFunnelService(session);
    }

    /** Asks for the list and keeps the names. */
    List<Funnel> list();

    /** One funnel with its videos, whose titles are kept. */
    Funnel read(FunnelId funnel);

    /** The titles known on this computer of these videos. */
    Map<VideoId, String> titles(Collection<VideoId> videos);

    /** The states of these videos when they were loaded last, as far as they are known. */
    Map<VideoId, SeenVideo> seen(Collection<VideoId> videos);

    /** The views in the latest saved ranking, for which no request is sent. */
    VideoViews views();

    /** Loads and saves the ranking of the last 28 days with one request in the background. */
    VideoViews loadViews();

    /** Loads a funnel with its videos in the background. */
    Funnel readInBackground(FunnelId funnel);

    /** The videos of each funnel when it was loaded last; of an empty one there is no entry. */
    Map<FunnelId, Set<VideoId>> members();

    /** The videos known on this computer, for those that no funnel holds. */
    List<VideoId> knownVideos();

    /**
     * Which videos are in the trash, where the connection lists it (an extension). What fails is no
     * reason to show less of the funnels: it ends as unknown, except for a cancellation.
     */
    TrashListing trash();

    /** The list, and every funnel of it one after the other. */
    FunnelContents contents(ProgressListener steps);

    /** Touches memory only. There is no way back: no call deletes a funnel. */
    StagedChange stageCreate(FunnelName name);

    /** Reads every funnel and says what removing these videos would send, and whom it may touch. */
    FunnelRemoval.Plan plan(Funnel funnel, List<VideoId> videos, ProgressListener steps);

    /** Sends one request after the other, each read back in every funnel before the next. */
    FunnelRemoval.Report remove(FunnelRemoval.Plan plan, ProgressListener steps);
}
