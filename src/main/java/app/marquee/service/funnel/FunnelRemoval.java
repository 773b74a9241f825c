package app.marquee.service.funnel;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Planner for removing videos from a funnel when the request cannot name the funnel (contract,
 * section 4): plans from a read of every funnel and checks the result with a read after each
 * request. Thread-safe.
 */
public final class FunnelRemoval {
    private FunnelRemoval() {}

    /**
     * Plan of the requests.
     *
     * @param funnel in which the user removes the videos
     * @param before every funnel, read for this plan
     * @param steps one request each: first the videos that only this funnel holds, then one by one
     *     those that others hold, too
     * @param shared the videos that other funnels hold, too, with all that hold them
     * @param absent what was selected but is in the funnel no more
     */
    public record Plan(
            Funnel funnel,
            FunnelContents before,
            List<StagedChange> steps,
            Map<VideoId, List<Funnel>> shared,
            List<VideoId> absent) {
        public Plan {
            steps = List.copyOf(steps);
            absent = List.copyOf(absent);
        }

        /**
         * What is expected of every funnel that loses videos, that of the user first.
         *
         * @param count of the videos to be removed
         */
        public List<Loss> losses(int count) {
            Map<Funnel, Integer> lost = new LinkedHashMap<>();
            lost.put(funnel, count);
            shared.values().stream()
                    .flatMap(List::stream)
                    .filter(holder -> !holder.id().equals(funnel.id()))
                    .forEach(holder -> lost.merge(holder, 1, Integer::sum));
            return lost.entrySet().stream()
                    .map(each -> loss(each.getKey(), each.getValue()))
                    .toList();
        }

        private Loss loss(Funnel of, int count) {
            int videos = FunnelContents.videos(before.find(of.id()).orElse(of)).size();
            return new Loss(of, videos, videos - count);
        }
    }

    /** Numbers of videos of a funnel before and after a removal. */
    public record Loss(Funnel funnel, int before, int after) {}

    /**
     * Video that entered or left a funnel between two reads.
     *
     * @param expected whether the request named it and the funnel was known to hold it
     */
    public record Effect(Funnel funnel, VideoId video, boolean left, boolean expected) {}

    /** Reason for stopping before the end. */
    public sealed interface Stop {
        /** Request that failed or whose outcome is unknown. */
        record NotDone(ChangeOutcome outcome) implements Stop {}

        /** Failed read of the funnels after the request. */
        record NotReadBack(Failure failure) implements Stop {}

        /** Change that the request did not name. */
        record SomethingElse() implements Stop {}

        /** Success status although the videos are still there. */
        record NothingChanged() implements Stop {}
    }

    /**
     * Report of a removal.
     *
     * @param effects what really changed, in every funnel, as far as that was read
     * @param sent how many requests went out
     * @param left how many did not
     * @param stop why not all went out, or how the last one went wrong; null when all is well
     * @param readBack whether all funnels were read after the last request
     */
    public record Report(
            Plan plan,
            List<Effect> effects,
            int sent,
            int left,
            @Nullable Stop stop,
            boolean readBack) {
        public Report {
            effects = List.copyOf(effects);
        }
    }

    /** The videos of each request. */
    static List<List<VideoId>> requests(Set<VideoId> videos, Map<VideoId, List<Funnel>> shared) {
        List<List<VideoId>> requests = new ArrayList<>();
        List<VideoId> alone = videos.stream().filter(video -> !shared.containsKey(video)).toList();
        if (!alone.isEmpty()) {
            requests.add(alone);
        }
        videos.stream().filter(shared::containsKey).forEach(one -> requests.add(List.of(one)));
        return requests;
    }

    static Map<VideoId, List<Funnel>> shared(FunnelContents contents, Set<VideoId> videos) {
        Map<VideoId, List<Funnel>> shared = new LinkedHashMap<>();
        for (VideoId video : videos) {
            List<Funnel> holders = contents.holders(video);
            if (holders.size() > 1) {
                shared.put(video, holders);
            }
        }
        return shared;
    }

    /** What differs between two reads of every funnel. */
    static List<Effect> effects(FunnelContents before, FunnelContents after, Set<VideoId> named) {
        List<Effect> effects = new ArrayList<>();
        for (Funnel funnel : before.funnels()) {
            Set<VideoId> were = FunnelContents.videos(funnel);
            Set<VideoId> are = after.find(funnel.id()).map(FunnelContents::videos).orElse(Set.of());
            were.stream()
                    .filter(video -> !are.contains(video))
                    .forEach(v -> effects.add(new Effect(funnel, v, true, named.contains(v))));
            are.stream()
                    .filter(video -> !were.contains(video))
                    .forEach(v -> effects.add(new Effect(funnel, v, false, false)));
        }
        for (Funnel funnel : after.funnels()) {
            if (before.find(funnel.id()).isEmpty()) {
                FunnelContents.videos(funnel)
                        .forEach(v -> effects.add(new Effect(funnel, v, false, false)));
            }
        }
        return effects;
    }

    /** Whether a read after the request allows the next one; null when it does. */
    static @Nullable Stop stop(
            Plan plan, FunnelContents after, List<Effect> effects, Set<VideoId> named) {
        if (effects.stream().anyMatch(effect -> !effect.expected())) {
            return new Stop.SomethingElse();
        }
        Set<VideoId> still = new LinkedHashSet<>(named);
        still.retainAll(
                after.find(plan.funnel().id()).map(FunnelContents::videos).orElse(Set.of()));
        return still.isEmpty() ? null : new Stop.NothingChanged();
    }
}
