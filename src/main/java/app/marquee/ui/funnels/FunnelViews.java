package app.marquee.ui.funnels;

import app.marquee.analytics.Sum;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.funnel.FunnelService;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
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
    private final BackgroundLoader loader;
    private final ReadOnlyObjectWrapper<Known> known = new ReadOnlyObjectWrapper<>(Known.NONE);
    private Consumer<List<Funnel>> onRead = _ -> {};
    private Runnable onKnown = () -> {};
    private boolean isRead;

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

    FunnelViews(FunnelService service, BackgroundLoader loader, SectionContext on) {
        this.service = service;
        this.loader = loader;
        this.tasks = on.tasks();
        this.messages = on.messages();
    }

    /** Sets what follows whenever it has been found out what is known. */
    void onKnown(Runnable listener) {
        onKnown = listener;
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
        return loader.loadingProperty();
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
        isRead = true;
        onKnown.run();
    }

    /** Loads quietly what these funnels lack, as much as the budget allows. */
    void complete(List<Funnel> listed, @Nullable Funnel chosen) {
        if (isRead) {
            loader.load(work(listed, chosen));
        }
    }

    /** Loads all that these funnels lack, since the user asks for it. */
    void load(List<Funnel> listed) {
        loader.loadAll(work(listed, null));
    }

    /** How many requests load all that these funnels lack. */
    int requests(List<Funnel> listed) {
        return (isKnown() ? 0 : 1) + missing(listed).size();
    }

    /**
     * The ranking, then each funnel whose videos are unknown; a failure of one leaves the others.
     *
     * @param chosen is being loaded already
     */
    private BackgroundLoader.Work work(List<Funnel> listed, @Nullable Funnel chosen) {
        List<Funnel> read = new CopyOnWriteArrayList<>();
        AtomicReference<@Nullable VideoViews> ranking = new AtomicReference<>();
        List<BackgroundLoader.Step> steps = new ArrayList<>();
        if (!isKnown()) {
            steps.add(() -> ranking.set(service.loadViews()));
        }
        missing(listed).stream()
                .filter(funnel -> chosen == null || !funnel.id().equals(chosen.id()))
                .forEach(
                        funnel -> steps.add(() -> read.add(service.readInBackground(funnel.id()))));
        return new BackgroundLoader.Work(
                listed.stream().map(Funnel::id).toList(),
                messages.text("job.views"),
                passingOver(steps),
                () -> arrived(List.copyOf(read), ranking.get()));
    }

    /** Passes over what fails, and fails at the end; at once where the others would fail, too. */
    private static List<BackgroundLoader.Step> passingOver(List<BackgroundLoader.Step> steps) {
        List<FailureException> failed = new CopyOnWriteArrayList<>();
        List<BackgroundLoader.Step> all = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            boolean isLast = i == steps.size() - 1;
            BackgroundLoader.Step step = steps.get(i);
            all.add(
                    () -> {
                        try {
                            step.load();
                        } catch (FailureException e) {
                            if (stops(e.failure())) {
                                throw e;
                            }
                            failed.add(e);
                        }
                        if (isLast && !failed.isEmpty()) {
                            throw failed.getFirst();
                        }
                    });
        }
        return all;
    }

    private static boolean stops(Failure failure) {
        return failure.endsAll() || failure.passes() || failure instanceof Failure.Cancelled;
    }

    private void arrived(List<Funnel> read, @Nullable VideoViews ranking) {
        if (ranking != null) {
            known.set(new Known(ranking, known.get().members()));
        }
        onRead.accept(read);
        refresh();
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
