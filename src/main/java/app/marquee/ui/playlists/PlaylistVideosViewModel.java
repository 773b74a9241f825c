package app.marquee.ui.playlists;

import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Violation;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.analytics.VideoFacts;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistService;
import app.marquee.service.playlist.PlaylistVideosReading;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** View-model of the videos of one playlist: the present and the staged ones. FX thread only. */
final class PlaylistVideosViewModel implements DroppedVideos.Target {
    private final PlaylistService service;
    private final PlaylistId playlist;
    private final TaskRunner tasks;
    private final Load<PlaylistVideosReading> reading;
    private final String jobName;
    private final ReadOnlyObjectWrapper<StagedVideos> staged =
            new ReadOnlyObjectWrapper<>(StagedVideos.NONE);
    private final ReadOnlyObjectWrapper<VideoFacts> facts =
            new ReadOnlyObjectWrapper<>(VideoFacts.NONE);
    private boolean leavesOut;

    /**
     * @param jobName the name of the task that loads
     */
    PlaylistVideosViewModel(
            PlaylistService service,
            PlaylistId playlist,
            TaskRunner tasks,
            String jobName,
            Clock clock) {
        this.service = service;
        this.playlist = playlist;
        this.tasks = tasks;
        this.reading = new Load<>(tasks, clock);
        this.jobName = jobName;
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return reading.stateProperty();
    }

    /** The videos that the playlist has, as loaded last; empty when they are unknown. */
    Optional<List<PlaylistVideo>> present() {
        return reading.value() instanceof PlaylistVideosReading.Read(var videos)
                ? Optional.of(videos)
                : Optional.empty();
    }

    /**
     * The videos that the playlist has and the staged rows: those with a position at that place,
     * the others at the end.
     */
    List<PlaylistRow> rows() {
        List<PlaylistRow> rows = new ArrayList<>();
        present().orElse(List.of()).forEach(video -> rows.add(new PlaylistRow.Present(video)));
        staged().rows().stream()
                .sorted(Comparator.comparing(StagedVideo::order, StagedVideos.ORDER))
                .forEach(row -> rows.add(place(row, rows.size()), row));
        return List.copyOf(rows);
    }

    private static int place(StagedVideo row, int last) {
        Integer order = row.order();
        return order == null ? last : Math.clamp(order, 0, last);
    }

    /** Whether the connection can't load the videos. */
    boolean isNotOffered() {
        return !playlist.isUuid()
                || (reading.state() instanceof LoadState.Loaded
                        && reading.value() instanceof PlaylistVideosReading.NotOffered);
    }

    ReadOnlyObjectProperty<StagedVideos> stagedProperty() {
        return staged.getReadOnlyProperty();
    }

    StagedVideos staged() {
        return staged.get();
    }

    PlaylistId playlist() {
        return playlist;
    }

    void load() {
        if (playlist.isUuid()) {
            reading.run(
                    Job.of(jobName, _ -> service.videos(playlist)).onSuccess(_ -> learnPresent()));
        }
    }

    private void learnPresent() {
        present()
                .map(videos -> videos.stream().map(PlaylistVideo::videoId).toList())
                .ifPresent(
                        ids -> {
                            StagedVideos now = staged().knowing(ids);
                            staged.set(
                                    leavesOut ? now.without(addedElsewhere(staged(), now)) : now);
                            leavesOut = false;
                            learnFacts();
                        });
    }

    /** Rows of the staged videos that the playlist has since it was loaded again. */
    private static Set<Long> addedElsewhere(StagedVideos before, StagedVideos now) {
        return now.rows().stream()
                .filter(row -> now.present().contains(row.id()))
                .filter(row -> !before.present().contains(row.id()))
                .map(StagedVideo::number)
                .collect(Collectors.toSet());
    }

    /** Removes the rows of videos that the next load shows as added elsewhere. */
    void leaveOutAddedElsewhere() {
        leavesOut = true;
    }

    private void learnFacts() {
        List<VideoId> videos = rows().stream().map(PlaylistRow::id).distinct().toList();
        tasks.submit(
                Job.of(jobName, _ -> service.facts(videos))
                        .onSuccess(facts::set)
                        .onFailure(
                                _ -> {
                                    // Without them the rows show titles.
                                }));
    }

    /** Views and lengths of the videos that the playlist has or gets. */
    ReadOnlyObjectProperty<VideoFacts> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /**
     * Stages videos at the end; their titles follow when this computer knows them. Does nothing for
     * a playlist whose ID no request can carry.
     */
    @Override
    public void add(List<PlaylistCandidate> videos) {
        if (!playlist.isUuid()) {
            return;
        }
        staged.set(staged().with(videos));
        learnFacts();
        List<VideoId> untitled =
                videos.stream()
                        .filter(video -> video.title() == null)
                        .map(PlaylistCandidate::id)
                        .toList();
        if (!untitled.isEmpty()) {
            tasks.submit(
                    Job.of(jobName, _ -> service.titles(untitled))
                            .onSuccess(titles -> change(rows -> rows.titled(titles)))
                            .onFailure(
                                    _ -> {
                                        // Without titles the rows show
                                        // the IDs.
                                    }));
        }
    }

    /** Removes the last row of each, as far as it is still staged. */
    @Override
    public void undo(List<PlaylistCandidate> videos) {
        videos.forEach(
                video ->
                        staged().rows().reversed().stream()
                                .filter(row -> row.id().equals(video.id()))
                                .findFirst()
                                .ifPresent(row -> remove(Set.of(row.number()))));
    }

    void remove(Set<Long> numbers) {
        change(rows -> rows.without(numbers));
    }

    /** Keeps the first row of each video. */
    void removeDuplicates() {
        change(StagedVideos::once);
    }

    void clear() {
        change(rows -> rows.without(numbers(rows)));
    }

    private static Set<Long> numbers(StagedVideos rows) {
        return Set.copyOf(rows.rows().stream().map(StagedVideo::number).toList());
    }

    void move(Set<Long> numbers, int by) {
        change(rows -> rows.moved(numbers, by));
    }

    void moveBefore(Set<Long> numbers, int index) {
        change(rows -> rows.movedBefore(numbers, index));
    }

    /** Sets the position of a row; null leaves it to the platform. */
    void position(long number, @Nullable Integer order) {
        change(rows -> rows.at(number, order));
    }

    /** Sets consecutive positions for some rows. */
    void toPosition(Set<Long> numbers, int first) {
        change(rows -> rows.toPosition(numbers, first));
    }

    /** Leaves the positions of all rows to the platform. */
    void clearPositions() {
        change(StagedVideos::withoutPositions);
    }

    private void change(Function<StagedVideos, StagedVideos> how) {
        staged.set(how.apply(staged()));
    }

    List<Violation> violations() {
        return staged().rows().stream().flatMap(row -> row.entry().violations().stream()).toList();
    }

    /** The titles of the staged rows, as far as they are known. */
    Map<VideoId, String> titles() {
        Map<VideoId, String> titles = new LinkedHashMap<>();
        for (StagedVideo row : staged().rows()) {
            if (row.title() != null) {
                titles.put(row.id(), row.title());
            }
        }
        return titles;
    }
}
