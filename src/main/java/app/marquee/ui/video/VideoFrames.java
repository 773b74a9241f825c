package app.marquee.ui.video;

import app.marquee.model.id.Id;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;

import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.util.Callback;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Frames of videos and live streams that a list names by their IDs. The URLs are those of the
 * records that were loaded before; the others are searched for where they are in sight. FX thread
 * only.
 */
public final class VideoFrames implements FrameSource {
    private final TaskRunner tasks;
    private final Source source;
    private final RowPictures pictures;
    private final String job;
    private final Map<Id, Known> found = new HashMap<>();

    /** Weak keys, so that frames are released with their list. */
    private final Map<RowPictures.Place, Id> places = new WeakHashMap<>();

    /** Columns of lists, with weak keys as well. */
    private final Map<PictureColumn<?>, Listed> columns = new WeakHashMap<>();

    private final Set<Id> asked = new HashSet<>();
    private final Set<Id> underWay = new HashSet<>();
    private final CoalescingFxRunner looking = new CoalescingFxRunner(FxThread::later, this::look);

    /**
     * Source of the frames. Immutable.
     *
     * @param known URL of the image of a video or live stream, where one is known. Blocking
     * @param title of a video, where one is known. Blocking
     */
    public record Source(
            RowPictures.Source pictures,
            Function<Id, Optional<String>> known,
            Function<Id, Optional<String>> title) {
        /** Whether an image can be shown: one is known, or may be found. */
        private boolean mayShow(Id video) {
            return !pictures.search().equals(RowPictures.Search.NONE)
                    || known.apply(video).isPresent();
        }
    }

    /** Image and title of a video, as far as they are known. Immutable. */
    private record Known(Optional<URI> address, @Nullable String title) {}

    /**
     * Videos of a list with a column of frames. Immutable.
     *
     * @param known whether the column is shown, because an image of one is known
     */
    private record Listed(List<Id> videos, boolean known) {}

    /**
     * @param messages of any bundle; only their language matters
     */
    public VideoFrames(TaskRunner tasks, Source source, Messages messages) {
        this(tasks, source, messages, RowPictures.ROW);
    }

    /**
     * @param messages of any bundle; only their language matters
     * @param width in which the images are shown at most, in pixels
     */
    public VideoFrames(TaskRunner tasks, Source source, Messages messages, double width) {
        this.tasks = tasks;
        this.source = source;
        this.pictures = new RowPictures(tasks, source.pictures(), messages, width);
        this.job = messages.of("video").text("job.pictures");
    }

    /**
     * A column of frames.
     *
     * @param video of a row; null when it is not known
     */
    public <T> PictureColumn<T> column(Function<T, @Nullable Id> video) {
        return pictures.filled((frame, row) -> fill(frame, video.apply(row)));
    }

    @Override
    public <T> PictureColumn<T> videos(Function<T, @Nullable Id> video) {
        PictureColumn<T> column =
                pictures.filled(
                        (frame, row) -> fill(frame, video.apply(row)),
                        row -> video.apply(row) == null);
        column.setVisible(false);
        return column;
    }

    /** Cells of a list: the frame of a video, and a text beside it. */
    public <T> Callback<ListView<T>, ListCell<T>> cells(
            Function<T, Id> video, Function<T, String> text) {
        return _ -> new FramedCell<>(this, video, text);
    }

    @Override
    public Region frame(@Nullable Id video) {
        RowPictureFrame frame = pictures.frame();
        fill(frame, video);
        return frame;
    }

    @Override
    public void show(Region frame, @Nullable Id video) {
        if (frame instanceof RowPictures.Place place) {
            fill(place, video);
        }
    }

    private void fill(RowPictures.Place place, @Nullable Id video) {
        if (video == null) {
            places.remove(place);
            pictures.clear(place);
            return;
        }
        places.put(place, video);
        Known known = found.get(video);
        if (known == null) {
            pictures.clear(place);
            ask(video);
        } else {
            pictures.fill(place, video, known.title(), known.address().orElse(null));
        }
    }

    private void ask(Id video) {
        if (!underWay.contains(video) && asked.add(video)) {
            looking.signal();
        }
    }

    private void look() {
        List<Id> wanted = List.copyOf(asked);
        asked.clear();
        underWay.addAll(wanted);
        if (!wanted.isEmpty()) {
            tasks.submit(
                    Job.of(job, _ -> read(wanted))
                            .onSuccess(this::arrived)
                            .onFinally(() -> wanted.forEach(underWay::remove)));
        }
    }

    private Map<Id, Known> read(List<Id> wanted) {
        Map<Id, Known> urls = new HashMap<>();
        for (Id video : wanted) {
            urls.put(
                    video,
                    new Known(
                            source.known()
                                    .apply(video)
                                    .flatMap(url -> Optional.ofNullable(RowPictures.address(url))),
                            source.title().apply(video).orElse(null)));
        }
        return urls;
    }

    private void arrived(Map<Id, Known> urls) {
        found.putAll(urls);
        urls.keySet().forEach(underWay::remove);
        Map.copyOf(places)
                .forEach(
                        (place, video) -> {
                            if (urls.containsKey(video)) {
                                fill(place, video);
                            }
                        });
    }

    /** Tells the URL of the image of a video; null where none is known. */
    public void whenKnown(Id video, Consumer<@Nullable String> then) {
        tasks.submit(
                Job.of(job, _ -> source.known().apply(video))
                        .onSuccess(known -> then.accept(known.orElse(null))));
    }

    /**
     * Tells whether the image of any of these is known: of none, a list is shown without frames.
     */
    public void whetherAny(Collection<? extends Id> videos, Consumer<Boolean> then) {
        tasks.submit(Job.of(job, _ -> videos.stream().anyMatch(source::mayShow)).onSuccess(then));
    }

    /** A user who hides the column while an image is known is not overruled. */
    @Override
    public void show(PictureColumn<?> column, Collection<? extends Id> videos) {
        Listed before = columns.get(column);
        Listed now = new Listed(List.copyOf(videos), before != null && before.known());
        columns.put(column, now);
        whetherAny(now.videos(), known -> show(column, now, known));
    }

    private void show(PictureColumn<?> column, Listed listed, boolean known) {
        if (listed.equals(columns.get(column)) && known != listed.known()) {
            columns.put(column, new Listed(listed.videos(), known));
            DataTable.show(column, known);
        }
    }

    /** Looks again for those of these videos, which stay until then. */
    public void lookAgain(Collection<? extends Id> videos) {
        Set<Id> some = Set.copyOf(videos);
        some.stream().filter(places::containsValue).forEach(this::ask);
        some.stream().filter(video -> !places.containsValue(video)).forEach(found::remove);
    }

    /** Loads images again that may have changed at the same URL. */
    public void reload() {
        pictures.renew();
    }

    /** Other lists may have loaded them. */
    @Override
    public void renew() {
        found.values().removeIf(known -> known.address().isEmpty());
        places.values().stream().filter(video -> !found.containsKey(video)).forEach(this::ask);
        Map.copyOf(columns).entrySet().stream()
                .filter(each -> !each.getValue().known())
                .forEach(each -> show(each.getKey(), each.getValue().videos()));
    }

    @Override
    public void close() {
        looking.close();
        pictures.close();
    }

    /** List cell of a video with its frame. */
    private static final class FramedCell<T> extends ListCell<T> {
        private final VideoFrames frames;
        private final Function<T, Id> video;
        private final Function<T, String> text;
        private final Region frame;

        FramedCell(VideoFrames frames, Function<T, Id> video, Function<T, String> text) {
            this.frames = frames;
            this.video = video;
            this.text = text;
            this.frame = frames.frame(null);
        }

        @Override
        protected void updateItem(T row, boolean empty) {
            super.updateItem(row, empty);
            boolean isShown = !empty && row != null;
            frames.show(frame, isShown ? video.apply(row) : null);
            setGraphic(isShown ? frame : null);
            setText(isShown ? ShownText.line(text.apply(row)) : null);
        }
    }
}
