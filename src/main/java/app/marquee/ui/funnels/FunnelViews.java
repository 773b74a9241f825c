package app.marquee.ui.funnels;

import app.marquee.analytics.Sum;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.funnel.FunnelService;
import app.marquee.task.Job;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * View-model of the views of videos in funnels: those of the latest saved ranking, and the videos
 * that they are added up for. FX thread only.
 */
final class FunnelViews {
    private static final String COUNT = "videos_count";

    private final FunnelService service;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Notices notices;
    private final ReadOnlyObjectWrapper<Known> known = new ReadOnlyObjectWrapper<>(Known.NONE);
    private Consumer<List<Funnel>> onRead = _ -> {};
    private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper(false);

    /**
     * Values that this computer has without a request. Immutable.
     *
     * @param members the videos of each funnel when it was loaded last
     */
    record Known(VideoViews views, Map<FunnelId, Set<VideoId>> members) {
        static final Known NONE = new Known(VideoViews.NONE, Map.of());

        Known {
            members = Map.copyOf(members);
        }
    }

    FunnelViews(FunnelService service, SectionContext on) {
        this.service = service;
        this.tasks = on.tasks();
        this.messages = on.messages();
        this.notices = on.notices();
    }

    /** Sets what takes the funnels that were loaded. */
    void onRead(Consumer<List<Funnel>> listener) {
        onRead = listener;
    }

    ReadOnlyObjectProperty<Known> knownProperty() {
        return known.getReadOnlyProperty();
    }

    /** Whether a load of the ranking or of funnels is under way. */
    ReadOnlyBooleanProperty loadingProperty() {
        return loading.getReadOnlyProperty();
    }

    VideoViews views() {
        return known.get().views();
    }

    /** Whether a ranking is known. */
    boolean isKnown() {
        return views().period() != null;
    }

    /** Shows what was saved since, also by other sections. */
    void refresh() {
        tasks.submit(
                Job.of(messages.text("job.views"), _ -> saved())
                        .onSuccess(this::take)
                        .onFailure(
                                _ -> {
                                    // The funnels are shown without their views.
                                }));
    }

    private Known saved() {
        return new Known(service.views(), service.members());
    }

    /** A ranking that isn't saved stays until one is. */
    private void take(Known saved) {
        known.set(saved.views().period() == null ? new Known(views(), saved.members()) : saved);
    }

    /** Loads the ranking with one request. */
    void load() {
        submit(
                Job.of(
                        messages.text("job.views"),
                        _ -> new Known(service.loadViews(), service.members())),
                FailureSubject.ANALYTICS,
                () -> {});
    }

    /** Loads these funnels with one request each; those before a failure are known as well. */
    void load(List<Funnel> funnels) {
        List<Funnel> read = new CopyOnWriteArrayList<>();
        submit(
                Job.of(
                        messages.text("job.matrix"),
                        progress -> {
                            read(funnels, progress, read);
                            return saved();
                        }),
                FailureSubject.FUNNEL,
                () -> {
                    onRead.accept(List.copyOf(read));
                    refresh();
                });
    }

    private void read(List<Funnel> funnels, Progress progress, List<Funnel> read) {
        for (Funnel funnel : funnels) {
            progress.report(read.size(), funnels.size());
            read.add(service.read(funnel.id()));
        }
    }

    private void submit(Job<Known> job, FailureSubject about, Runnable ended) {
        loading.set(true);
        tasks.submit(
                job.onSuccess(this::take)
                        .onFailure(why -> notices.failed(job.name(), why, about))
                        .onFinally(
                                () -> {
                                    loading.set(false);
                                    ended.run();
                                }));
    }

    /** The number of videos: of those contained, else as the list says it; null when unknown. */
    @Nullable Long count(Funnel funnel) {
        return videos(funnel).map(videos -> Long.valueOf(videos.size())).orElse(told(funnel));
    }

    private static @Nullable Long told(Funnel funnel) {
        String json = funnel.extras().members().get(COUNT);
        try {
            return json == null ? null : Long.valueOf(json.replace("\"", ""));
        } catch (NumberFormatException _) {
            return null;
        }
    }

    /**
     * The videos of a funnel: as it was loaded now or, unless the list has another number of them,
     * the last time. Empty when they are unknown.
     */
    Optional<Set<VideoId>> videos(Funnel funnel) {
        List<FunnelVideo> held = funnel.videos().orNull();
        if (held != null) {
            return Optional.of(held.stream().map(FunnelVideo::id).collect(Collectors.toSet()));
        }
        Long count = told(funnel);
        if (count != null && count == 0) {
            return Optional.of(Set.of());
        }
        return Optional.ofNullable(known.get().members().get(funnel.id()))
                .filter(videos -> count == null || count == videos.size());
    }

    /** Those of these whose videos are unknown, and which a request can name. */
    List<Funnel> missing(Collection<Funnel> funnels) {
        return funnels.stream()
                .filter(funnel -> funnel.id().isUuid() && videos(funnel).isEmpty())
                .toList();
    }

    /** The views of all videos of a funnel. */
    Sum of(Funnel funnel) {
        return videos(funnel).map(this::of).orElse(Sum.NONE);
    }

    /** The views of these videos. */
    Sum of(Collection<VideoId> videos) {
        return sum(videos, views().views());
    }

    /** Those of the period before. */
    Sum before(Collection<VideoId> videos) {
        return sum(videos, views().before());
    }

    private static Sum sum(Collection<VideoId> videos, Map<VideoId, Long> views) {
        Sum sum = Sum.NONE;
        for (VideoId video : videos) {
            Long count = views.get(video);
            sum =
                    sum.plus(
                            count == null
                                    ? new Sum(BigInteger.ZERO, 0, 1)
                                    : new Sum(BigInteger.valueOf(count), 1, 0));
        }
        return sum;
    }
}
