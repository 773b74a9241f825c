package app.marquee.service.funnel;

import app.marquee.api.FunnelApi;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Video;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashListing;
import app.marquee.store.Memberships;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Funnel service over the API clients, changes and catalog of a session. */
final class SessionFunnelService implements FunnelService {
    private final Session session;

    SessionFunnelService(Session session) {
        this.session = session;
    }

    private FunnelApi api() {
        return session.gateways().funnels();
    }

    @Override
    public Funnel readInBackground(FunnelId id) {
        return read(session.background().funnels(), id);
    }

    @Override
    public List<Funnel> list() {
        Instant askedAt = session.clock().instant();
        List<Funnel> funnels = api().list();
        session.held()
                .listed(
                        ItemKind.FUNNEL,
                        funnels.stream().map(ObservedFields::of).toList(),
                        askedAt);
        session.catalogue()
                .remember(
                        funnels.stream()
                                .map(
                                        funnel ->
                                                session.catalogue()
                                                        .confirmed(
                                                                funnel.id(),
                                                                ItemKind.FUNNEL,
                                                                funnel.name(),
                                                                ItemSource.LIST))
                                .toList());
        return funnels;
    }

    @Override
    public Funnel read(FunnelId id) {
        return read(api(), id);
    }

    private Funnel read(FunnelApi api, FunnelId id) {
        Instant askedAt = session.clock().instant();
        Funnel funnel = api.funnel(id);
        List<ObservedFields> told = new ArrayList<>();
        told.add(ObservedFields.of(funnel));
        FunnelContents.rows(funnel)
                .forEach(video -> told.add(ObservedFields.of(video.id(), video.title())));
        session.held().read(told, ItemSource.ANSWER, askedAt);
        session.catalogue().listed(FunnelContents.rows(funnel));
        session.catalogue()
                .remember(FunnelContents.rows(funnel).stream().map(this::answered).toList());
        if (funnel.videos().orNull() != null) {
            session.catalogue()
                    .contains(Memberships.Kind.FUNNEL, id, FunnelContents.videos(funnel));
        }
        return funnel;
    }

    private KnownItem answered(FunnelVideo video) {
        return session.catalogue()
                .confirmed(video.id(), ItemKind.VIDEO, video.title(), ItemSource.ANSWER);
    }

    @Override
    public Map<VideoId, String> titles(Collection<VideoId> videos) {
        Map<VideoId, String> titles = new HashMap<>();
        for (VideoId video : videos) {
            session.catalogue()
                    .find(ItemKind.VIDEO, video)
                    .map(KnownItem::title)
                    .ifPresent(title -> titles.put(video, title));
        }
        return titles;
    }

    @Override
    public Map<VideoId, SeenVideo> seen(Collection<VideoId> videos) {
        return session.catalogue().seen(videos);
    }

    @Override
    public VideoViews views() {
        return VideoViews.saved(new SessionReports(session));
    }

    @Override
    public VideoViews loadViews() {
        return VideoViews.loaded(new SessionReports(session));
    }

    @Override
    public Map<FunnelId, Set<VideoId>> members() {
        Map<FunnelId, Set<VideoId>> members = new HashMap<>();
        session.catalogue()
                .members(Memberships.Kind.FUNNEL)
                .forEach((funnel, videos) -> members.put(new FunnelId(funnel), ids(videos)));
        return members;
    }

    private static Set<VideoId> ids(Set<String> videos) {
        return videos.stream().map(VideoId::new).collect(Collectors.toSet());
    }

    @Override
    public List<VideoId> knownVideos() {
        return session.catalogue().all(ItemKind.VIDEO).stream()
                .map(item -> new VideoId(item.id()))
                .toList();
    }

    @Override
    public TrashListing trash() {
        try {
            return session.capabilities()
                    .read(
                            Operation.LIST_TRASH,
                            () -> session.gateways().videos().allTrashed(_ -> {}))
                    .map(list -> list.stream().map(Video::id).collect(Collectors.toSet()))
                    .map(TrashListing::of)
                    .orElse(TrashListing.NONE);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return TrashListing.NONE;
        }
    }

    @Override
    public FunnelContents contents(ProgressListener steps) {
        List<Funnel> list = list();
        List<Funnel> read = new ArrayList<>();
        for (Funnel funnel : list) {
            steps.at(read.size(), list.size());
            // One that no request may name keeps its data from the list, and its videos are
            // unknown.
            read.add(funnel.id().isUuid() ? named(read(funnel.id()), funnel) : funnel);
        }
        return new FunnelContents(read);
    }

    /** The read may lack the name that the list has. */
    private static Funnel named(Funnel read, Funnel listed) {
        return new Funnel(
                listed.id(),
                read.name() == null ? listed.name() : read.name(),
                read.organizationId(),
                read.createdAt(),
                read.updatedAt(),
                read.videos(),
                read.extras());
    }

    @Override
    public StagedChange stageCreate(FunnelName name) {
        return NewFunnel.TYPE.stage(session.staging(), name);
    }

    @Override
    public FunnelRemoval.Plan plan(Funnel funnel, List<VideoId> videos, ProgressListener steps) {
        requireUuids(videos);
        FunnelContents before = contents(steps);
        Funnel now = before.find(funnel.id()).orElse(funnel);
        Set<VideoId> there = new LinkedHashSet<>(videos);
        there.retainAll(FunnelContents.videos(now));
        List<VideoId> absent = videos.stream().filter(video -> !there.contains(video)).toList();
        Map<VideoId, List<Funnel>> shared = FunnelRemoval.shared(before, there);
        Map<VideoId, String> titles = titles(there);
        List<StagedChange> requests =
                FunnelRemoval.requests(there, shared).stream()
                        .map(
                                some ->
                                        FunnelVideoRemoval.TYPE.stage(
                                                session.staging(),
                                                now.id(),
                                                now.name(),
                                                some,
                                                titles))
                        .toList();
        return new FunnelRemoval.Plan(now, before, requests, shared, absent);
    }

    private static void requireUuids(List<VideoId> videos) {
        List<Violation> found = new ArrayList<>();
        videos.forEach(video -> Limits.uuid("videos", video, found::add));
        if (!found.isEmpty()) {
            throw new FailureException(new Failure.Refused(found));
        }
    }

    @Override
    public FunnelRemoval.Report remove(FunnelRemoval.Plan plan, ProgressListener steps) {
        List<FunnelRemoval.Effect> effects = new ArrayList<>();
        FunnelContents before = plan.before();
        int sent = 0;
        for (StagedChange step : plan.steps()) {
            steps.at(sent, plan.steps().size());
            ChangeOutcome outcome = session.changes().apply(step);
            sent++;
            FunnelContents after;
            try {
                after = contents((_, _) -> {});
            } catch (FailureException e) {
                FunnelRemoval.Stop stop =
                        outcome instanceof ChangeOutcome.Done
                                ? new FunnelRemoval.Stop.NotReadBack(e.failure())
                                : new FunnelRemoval.Stop.NotDone(outcome);
                return report(plan, effects, sent, stop, false);
            }
            Set<VideoId> named = named(step);
            List<FunnelRemoval.Effect> now = FunnelRemoval.effects(before, after, named);
            effects.addAll(now);
            FunnelRemoval.Stop stop =
                    outcome instanceof ChangeOutcome.Done
                            ? FunnelRemoval.stop(plan, after, now, named)
                            : new FunnelRemoval.Stop.NotDone(outcome);
            if (stop != null) {
                return report(plan, effects, sent, stop, true);
            }
            before = after;
        }
        return new FunnelRemoval.Report(plan, effects, sent, 0, null, true);
    }

    private static FunnelRemoval.Report report(
            FunnelRemoval.Plan plan,
            List<FunnelRemoval.Effect> effects,
            int sent,
            FunnelRemoval.Stop stop,
            boolean readBack) {
        return new FunnelRemoval.Report(
                plan, effects, sent, plan.steps().size() - sent, stop, readBack);
    }

    private static Set<VideoId> named(StagedChange step) {
        Set<VideoId> videos = new LinkedHashSet<>();
        for (Subject subject : step.line().subjects()) {
            String id = subject.id();
            if (subject.kind() == ItemKind.VIDEO && id != null) {
                videos.add(new VideoId(id));
            }
        }
        return videos;
    }
}
