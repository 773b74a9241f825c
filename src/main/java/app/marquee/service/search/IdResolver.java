package app.marquee.service.search;

import app.marquee.model.id.KnownItem;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import java.util.Collection;
import java.util.List;

/** Resolver of pasted IDs. Blocking. */
public interface IdResolver {
    static IdResolver of(Session session) {
        return new SessionIdResolver(session);
    }

    /** The ids in a text and what known on this computer of them; nothing is asked. */
    List<ResolvedId> read(String text);

    /**
     * Asks for the videos of players' ids, one request each, where the platform supports it (an
     * unofficial feature).
     *
     * @return the same rows, those that were found with the id of the video
     * @throws app.marquee.model.failure.FailureException when they could not be asked for
     */
    List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps);

    /** Adds to what is known; what is known already keeps its source. */
    void add(Collection<KnownItem> items);
}
