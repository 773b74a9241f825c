package app.marquee.ui.funnels;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.funnel.FunnelService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * View-model of the funnels: their list, the chosen one with its videos, and the matrix of all. FX
 * thread only.
 */
final class FunnelsViewModel {
    private final FunnelService service;
    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final Load<List<Funnel>> list;
    private final Load<Read> videos;
    private final Load<FunnelMatrix> matrix;
    private final FunnelViews views;
    private final ReadOnlyObjectWrapper<@Nullable Funnel> chosen =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<@Nullable FunnelId> wanted =
            new ReadOnlyObjectWrapper<>(null);

    /**
     * Loaded funnel with what is known of its videos. Immutable.
     *
     * @param titles of videos that came without one
     * @param seen the states of the videos when they were loaded last
     */
    record Read(
            Funnel funnel,
            List<FunnelVideo> videos,
            Map<VideoId, String> titles,
            Map<VideoId, SeenVideo> seen) {
        /** The title of a video; null when it is unknown. */
        @Nullable String title(FunnelVideo video) {
            String told = video.title();
            return told == null ? titles.get(video.id()) : told;
        }

        /** The length of a video in seconds; null when it is unknown. */
        @Nullable BigDecimal length(FunnelVideo video) {
            SeenVideo before = seen.get(video.id());
            return video.length() != null || before == null ? video.length() : before.length();
        }

        VideoNotes notes(FunnelVideo video) {
            return VideoNotes.of(List.of(video), title(video), seen.get(video.id()));
        }
    }

    FunnelsViewModel(
            FunnelService service,
            BackgroundLoader loader,
            ChangeFlowViewModel flow,
            SectionContext on) {
        this.service = service;
        this.flow = flow;
        this.messages = on.messages();
        this.list = new Load<>(on.tasks(), on.clock());
        this.videos = new Load<>(on.tasks(), on.clock());
        this.matrix = new Load<>(on.tasks(), on.clock());
        this.views = new FunnelViews(service, loader, on);
        views.onRead(this::learn);
        views.onKnown(this::complete);
        flow.listen(entries -> entries.forEach(this::follow));
    }

    Load<List<Funnel>> list() {
        return list;
    }

    /** Whether there is no funnel. */
    boolean isEmpty() {
        List<Funnel> all = list.value();
        return all != null && all.isEmpty();
    }

    /** The videos of the chosen funnel. */
    Load<Read> videos() {
        return videos;
    }

    /** The views of the videos, as far as this computer knows them. */
    FunnelViews views() {
        return views;
    }

    Load<FunnelMatrix> matrix() {
        return matrix;
    }

    /** The funnel whose videos are shown; null before one is chosen. */
    ReadOnlyObjectProperty<@Nullable Funnel> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The funnel to be selected as soon as it is listed; null when there is none. */
    ReadOnlyObjectProperty<@Nullable FunnelId> wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    void refreshList() {
        String name = messages.text(list.value() == null ? "job.list" : "job.list.refresh");
        list.run(
                Job.of(name, _ -> service.list())
                        .onSuccess(
                                _ -> {
                                    learn(videos.value());
                                    complete();
                                }));
        views.refresh();
    }

    /** Loads quietly what the views of the listed funnels lack. */
    private void complete() {
        List<Funnel> listed = list.value();
        if (listed != null) {
            views.complete(listed, chosen.get());
        }
    }

    /** Refreshes the list and the chosen funnel. */
    void refresh() {
        refreshList();
        refreshVideos();
    }

    /** Selects a funnel as soon as it is listed. */
    void select(FunnelId funnel) {
        wanted.set(funnel);
    }

    /** Whether a funnel is chosen, and not wanted in sight again. */
    boolean isChosen(Funnel funnel) {
        Funnel last = chosen.get();
        return last != null && last.id().equals(funnel.id()) && wanted.get() == null;
    }

    /** Shows another funnel; clears the videos of the last one at once. */
    void choose(Funnel funnel) {
        Funnel last = chosen.get();
        if (funnel.id().equals(wanted.get())) {
            wanted.set(null);
        }
        if (last == null || !last.id().equals(funnel.id())) {
            videos.reset();
            chosen.set(funnel);
            refreshVideos();
        }
    }

    void refreshVideos() {
        Funnel asked = chosen.get();
        if (asked != null) {
            videos.run(Job.of(messages.text("job.read"), _ -> read(asked)).onSuccess(this::learn));
        }
    }

    private Read read(Funnel asked) {
        Funnel read = service.read(asked.id());
        List<FunnelVideo> rows = read.videos().toOptional().orElse(List.of());
        List<VideoId> untitled =
                rows.stream()
                        .filter(video -> Objects.isNull(video.title()))
                        .map(FunnelVideo::id)
                        .toList();
        Map<VideoId, SeenVideo> seen = service.seen(rows.stream().map(FunnelVideo::id).toList());
        return new Read(read, rows, service.titles(untitled), seen);
    }

    /** Merges the shown funnel into the list, which may not say how many videos it has. */
    private void learn(@Nullable Read read) {
        learn(read == null ? List.of() : List.of(read.funnel()));
    }

    private void learn(List<Funnel> read) {
        List<Funnel> listed = list.value();
        if (listed != null && !read.isEmpty()) {
            Map<FunnelId, Funnel> known =
                    read.stream()
                            .filter(funnel -> !funnel.videos().isAbsent())
                            .collect(Collectors.toMap(Funnel::id, each -> each, (one, _) -> one));
            list.replace(
                    listed.stream()
                            .map(
                                    one ->
                                            known.containsKey(one.id())
                                                    ? with(one, known.get(one.id()))
                                                    : one)
                            .toList());
        }
    }

    private static Funnel with(Funnel listed, Funnel read) {
        return new Funnel(
                listed.id(),
                listed.name(),
                listed.organizationId(),
                listed.createdAt(),
                listed.updatedAt(),
                read.videos(),
                listed.extras());
    }

    /** The known titles of the shown videos. */
    Map<VideoId, String> titles() {
        Read read = videos.value();
        Map<VideoId, String> all = new HashMap<>();
        if (read != null) {
            all.putAll(read.titles());
            for (FunnelVideo video : read.videos()) {
                String title = video.title();
                if (title != null) {
                    all.put(video.id(), title);
                }
            }
        }
        return all;
    }

    /** Loads every funnel, one request each. */
    void readMatrix() {
        matrix.run(
                Job.of(
                                messages.text("job.matrix"),
                                progress -> matrix(service.contents(progress::report)))
                        .onSuccess(read -> learn(read.funnels())));
    }

    private FunnelMatrix matrix(FunnelContents contents) {
        Set<VideoId> all = new LinkedHashSet<>(contents.videos());
        List<VideoId> known = service.knownVideos();
        all.addAll(known);
        return FunnelMatrix.of(
                contents, known, service.titles(all), service.trash(), service.seen(all));
    }

    /** The proposal to create a funnel; empty while its name breaks the API contract. */
    Optional<Proposal> creation(String typed) {
        FunnelName name = new FunnelName(typed);
        return name.violations().isEmpty()
                ? Optional.of(
                        flow.proposal(
                                service.stageCreate(name),
                                messages.text("operation.CREATE_FUNNEL")))
                : Optional.empty();
    }

    /** Refreshes the list after a funnel was, or may have been, created. */
    private void follow(ChangeEntry entry) {
        boolean ended =
                entry.state() == ChangeEntry.State.DONE
                        || entry.state() == ChangeEntry.State.UNKNOWN;
        if (ended) {
            String id = entry.line().subject().id();
            if (id != null) {
                select(new FunnelId(id));
            }
            refreshList();
        }
    }
}
