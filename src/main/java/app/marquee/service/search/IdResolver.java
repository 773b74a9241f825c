package app.marquee.service.search;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolver of pasted IDs. Blocking. */
public interface IdResolver {
    static IdResolver of(Session session) {
        return new SessionIdResolver(session);
    }

    /**
     * The ids in a text and what is known of them on this computer; nothing is asked.
     *
     * @param wanted the kind of an id that neither the text nor this computer gives one; null for
     *     none
     * @param file name of the file whose text it is; null for a pasted one
     * @return also the links without an ID
     */
    List<ResolvedId> read(String text, @Nullable ItemKind wanted, @Nullable String file);

    /**
     * Asks for the videos of players' ids, one request each, where the platform supports it (an
     * unofficial feature).
     *
     * @return the same rows, those that were found with the id of the video
     * @throws app.marquee.model.failure.FailureException when they could not be asked for
     */
    List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps);

    /**
     * Finds out what IDs without a type are, by loads alone: funnels from their list, then each as
     * a video and as a live stream. What is none of these is unanswered; an ID whose loads failed
     * stays as it was.
     *
     * @return the same rows, and the failure when it ended before the last one
     */
    TypeSearch findTypes(List<ResolvedId> rows, ProgressListener steps);

    /** The most requests that {@link #findTypes} sends for so many IDs. */
    static long mostRequests(long ids) {
        return ids == 0 ? 0 : 1 + 2 * ids;
    }

    /**
     * Adds to what is known; what is known already keeps its source. An item that the platform
     * returned is confirmed, everything else is only the user's input.
     */
    void add(List<ResolvedId> rows);

    /** ID resolver over the catalog and the API clients of a session. */
    final class SessionIdResolver implements IdResolver {
        private final Session session;

        SessionIdResolver(Session session) {
            this.session = session;
        }

        @Override
        public List<ResolvedId> read(
                String text, @Nullable ItemKind wanted, @Nullable String file) {
            Map<String, List<KnownItem>> known = known();
            IdFinder.Found found = IdFinder.in(text);
            Stream<ResolvedId> ids =
                    found.ids().stream()
                            .map(
                                    id ->
                                            in(
                                                    file,
                                                    id.line(),
                                                    resolved(
                                                            id,
                                                            wanted,
                                                            known.getOrDefault(
                                                                    id.uuid(), List.of()))));
            Stream<ResolvedId> links =
                    found.links().stream()
                            .map(line -> in(file, line.number(), ResolvedId.withoutId(line)));
            return Stream.concat(ids, links).toList();
        }

        /** What was known keeps its source. */
        private static ResolvedId in(@Nullable String file, int line, ResolvedId row) {
            return file == null || row.standing() == Standing.KNOWN
                    ? row
                    : row.in(new FileLine(file, line));
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
        private static ResolvedId resolved(
                FoundId id, @Nullable ItemKind wanted, List<KnownItem> known) {
            Optional<ItemKind> kind = id.guess().or(() -> Optional.ofNullable(wanted));
            return known.stream()
                    .filter(item -> kind.isEmpty() || kind.get() == item.kind())
                    .findFirst()
                    .or(() -> known.stream().findFirst())
                    .map(item -> ResolvedId.known(id, item))
                    .orElseGet(() -> ResolvedId.of(id, wanted));
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
        public TypeSearch findTypes(List<ResolvedId> rows, ProgressListener steps) {
            return new TypeFinder(session).find(rows, steps);
        }

        @Override
        public void add(List<ResolvedId> rows) {
            session.catalogue().remember(rows.stream().flatMap(row -> item(row).stream()).toList());
        }

        private Optional<KnownItem> item(ResolvedId row) {
            boolean isConfirmed = row.standing() == Standing.FOUND;
            return row.kind()
                    .map(
                            kind ->
                                    new KnownItem(
                                            kind,
                                            row.uuid(),
                                            row.title(),
                                            row.source(),
                                            isConfirmed ? session.clock().instant() : null,
                                            row.file()));
        }
    }
}
