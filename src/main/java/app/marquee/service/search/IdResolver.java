package app.marquee.service.search;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** ID resolver over the catalog and the API clients of a session. */
    final class SessionIdResolver implements IdResolver {
        private final Session session;

        SessionIdResolver(Session session) {
            this.session = session;
        }

        @Override
        public List<ResolvedId> read(String text) {
            Map<String, List<KnownItem>> known = known();
            return IdFinder.in(text).ids().stream()
                    .map(id -> resolved(id, known.getOrDefault(id.uuid(), List.of())))
                    .toList();
        }

        private Map<String, List<KnownItem>> known() {
            Map<String, List<KnownItem>> known = new HashMap<>();
            session.catalogue()
                    .all()
                    .forEach(
                            item ->
                                    known.computeIfAbsent(item.id(), _ -> new ArrayList<>())
                                            .add(item));
            return known;
        }

        /** What is known is the better guess. */
        private static ResolvedId resolved(FoundId id, List<KnownItem> known) {
            Optional<KnownItem> same =
                    known.stream()
                            .filter(item -> id.guess().isEmpty() || id.guess().get() == item.kind())
                            .findFirst()
                            .or(() -> known.stream().findFirst());
            return same.map(
                            item ->
                                    new ResolvedId(
                                            id.uuid(),
                                            id.uuid(),
                                            Optional.of(item.kind()),
                                            item.title() == null ? id.title() : item.title(),
                                            Standing.KNOWN,
                                            id.times()))
                    .orElseGet(
                            () ->
                                    new ResolvedId(
                                            id.uuid(),
                                            id.uuid(),
                                            id.guess(),
                                            id.title(),
                                            id.external() ? Standing.EXTERNAL : Standing.NEW,
                                            id.times()));
        }

        @Override
        public List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps) {
            long total = rows.stream().filter(row -> row.standing() == Standing.EXTERNAL).count();
            long asked = 0;
            List<ResolvedId> looked = new ArrayList<>();
            for (ResolvedId row : rows) {
                if (row.standing() == Standing.EXTERNAL) {
                    steps.at(asked, total);
                    looked.add(lookUp(row));
                    asked++;
                } else {
                    looked.add(row);
                }
            }
            return List.copyOf(looked);
        }

        private ResolvedId lookUp(ResolvedId row) {
            try {
                return session.capabilities()
                        .read(Operation.GET_VIDEO, () -> videoOf(row.pasted()))
                        .map(video -> row.found(video.id().value(), video.title().orNull()))
                        .orElse(row);
            } catch (FailureException e) {
                if (!(e.failure() instanceof Failure.NotFound)) {
                    throw e;
                }
                // Until a video was loaded, 404 may concern the operation.
                return session.capabilities().offers(Operation.GET_VIDEO)
                        ? row.standing(Standing.NOT_FOUND)
                        : row;
            }
        }

        private Video videoOf(String externalId) {
            return session.gateways().videos().videoByExternalId(new VideoId(externalId));
        }

        @Override
        public void add(Collection<KnownItem> items) {
            session.catalogue().remember(items);
        }
    }
}
