package app.marquee.service.search;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finder of the types of IDs, by documented loads: the list of funnels, the custom fields of a
 * video, the viewers of a live stream. Blocking.
 */
record TypeFinder(Session session) {
    /** Answer of a load about an ID. */
    private enum Answer {
        YES,
        NO,
        /** It failed, which says nothing. */
        UNKNOWN
    }

    static boolean isMeant(ResolvedId row) {
        return row.kind().isEmpty() && row.standing() == Standing.NEW;
    }

    TypeSearch find(List<ResolvedId> rows, ProgressListener steps) {
        long total = rows.stream().filter(TypeFinder::isMeant).count();
        if (total == 0) {
            return TypeSearch.whole(rows);
        }
        List<ResolvedId> found = new ArrayList<>(rows);
        try {
            Optional<Map<String, Funnel>> funnels = funnels();
            long asked = 0;
            for (int at = 0; at < rows.size(); at++) {
                if (isMeant(rows.get(at))) {
                    steps.at(asked, total);
                    found.set(at, find(rows.get(at), funnels));
                    asked++;
                }
            }
            return TypeSearch.whole(found);
        } catch (FailureException failed) {
            return new TypeSearch(found, Optional.of(failed.failure()));
        }
    }

    /** The funnels by their IDs; empty when their list is not known. */
    private Optional<Map<String, Funnel>> funnels() {
        try {
            return Optional.of(
                    session.gateways().funnels().list().stream()
                            .collect(
                                    Collectors.toMap(
                                            funnel -> funnel.id().value(),
                                            funnel -> funnel,
                                            (first, _) -> first)));
        } catch (FailureException failed) {
            Answer _ = answerOf(failed);
            return Optional.empty();
        }
    }

    private ResolvedId find(ResolvedId row, Optional<Map<String, Funnel>> funnels) {
        Optional<Funnel> funnel = funnels.map(known -> known.get(row.uuid()));
        return funnel.map(known -> row.found(ItemKind.FUNNEL, known.name()))
                .orElseGet(() -> ask(row, funnels.isPresent()));
    }

    /**
     * @param isNoFunnel whether the ID is known not to be that of a funnel
     */
    private ResolvedId ask(ResolvedId row, boolean isNoFunnel) {
        Answer video =
                answer(
                        () -> {
                            var _ =
                                    session.gateways()
                                            .videos()
                                            .customFields(new VideoId(row.uuid()));
                            return true;
                        });
        if (video == Answer.YES) {
            return row.found(ItemKind.VIDEO, null);
        }
        Answer live = answer(() -> hasViewers(new LiveId(row.uuid())));
        if (live == Answer.YES) {
            return row.found(ItemKind.LIVE, null);
        }
        return isNoFunnel && video == Answer.NO && live == Answer.NO
                ? row.standing(Standing.UNANSWERED)
                : row;
    }

    /** An empty curve may be the answer to any ID. */
    private boolean hasViewers(LiveId live) {
        return !new SessionReports(session)
                .load(ReportType.LIVE, new LiveQuestion(live), _ -> {})
                .rows()
                .isEmpty();
    }

    private static Answer answer(Supplier<Boolean> load) {
        try {
            return load.get() ? Answer.YES : Answer.NO;
        } catch (FailureException failed) {
            return answerOf(failed);
        }
    }

    /**
     * @throws FailureException when no other load can do better
     */
    private static Answer answerOf(FailureException failed) {
        return switch (failed.failure()) {
            case Failure.NotFound _, Failure.Invalid _ -> Answer.NO;
            case Failure.ServerError _, Failure.NotJson _, Failure.WrongShape _ -> Answer.UNKNOWN;
            default -> throw failed;
        };
    }
}
