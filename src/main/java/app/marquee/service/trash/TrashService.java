package app.marquee.service.trash;

import app.marquee.change.StagedChange;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Service for the trash of one connection. Everything but staging is blocking. */
public interface TrashService {
    static TrashService of(Session session) {
        return new SessionTrashService(session);
    }

    /**
     * Everything in the trash, page by page, where the connection lists it (an extension); what was
     * moved there from this computer where it does not. Of what no list names the connection is
     * asked one by one where the platform supports it (an unofficial feature).
     *
     * @param asked videos that the user asked about, in the trash or not
     * @param steps receives how many have come
     * @throws app.marquee.model.failure.FailureException when it could not be read
     */
    TrashContents read(Collection<VideoId> asked, ProgressListener steps);

    /**
     * What is in the trash as far as it is known: what was loaded last, with the changes that were
     * applied since; what was moved there from this computer before that. Sends nothing.
     */
    List<TrashedVideo> known();

    /** Whether it was read; before that, only what was moved there from this computer is known. */
    boolean isRead();

    /** Runs the listener after what is known changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);

    /** One request for all of them (contract, section 4, Videos). */
    StagedChange stageRecover(List<VideoId> videos, Map<VideoId, String> titles);
}
