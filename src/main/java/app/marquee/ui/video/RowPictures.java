package app.marquee.ui.video;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Picture;
import app.marquee.model.video.Thumbnail;
import app.marquee.service.video.FoundFrame;
import app.marquee.service.video.PictureService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.JobScope;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.PictureColumn;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Loader of the thumbnails of visible rows, which drops requests and results once a cell shows
 * another row. Loads and decodes off the FX thread, a few at a time; FX thread only otherwise.
 */
public final class RowPictures implements AutoCloseable {
    /** Parallel loads; fewer than in a gallery, since a table is mostly text. */
    private static final int LANES = 2;

    private static final double COLUMN = 76;

    /** Width of an image in a row. */
    static final double ROW = 48;

    private final Messages messages;
    private final PictureService pictures;
    private final String jobName;
    private final CoalescingFxRunner feed;
    private final JobScope scope;
    private final Queue<URI> queue = new ConcurrentLinkedQueue<>();
    private final Queue<Arrival> arrived = new ConcurrentLinkedQueue<>();

    /** Weak keys, so that cells are released with their table. */
    private final Map<Place, URI> wanted = new WeakHashMap<>();

    private final Set<URI> underWay = new HashSet<>();
    private final KeptPictures kept;
    private final double width;

    /** Loaded since the last renewal. */
    private final Set<URI> current = new HashSet<>();

    private final ImageSearch search;

    private boolean renewed;
    private int lanes;

    /** Cell that shows a thumbnail, of one row after another. */
    interface Place {
        void show(RowPicture picture);

        /** What stands in the place of a missing image: the title of its video; null for none. */
        default void name(@Nullable String title) {}
    }

    /** Search for the image of a video whose URL isn't known. */
    public interface Search {
        /** No search: an image without a URL stays missing. */
        Search NONE = _ -> FoundFrame.of(Optional.empty());

        /**
         * The URL of its image. Blocking.
         *
         * @throws InterruptedException when the work was cancelled
         */
        FoundFrame find(Id video) throws InterruptedException;
    }

    /**
     * Source of the thumbnails, shared by the tables of a window with the memory of those decoded.
     */
    public static final class Source {
        private final PictureService pictures;
        private final Executor fxThread;
        private final Search search;
        private final KeptPictures kept = new KeptPictures(KeptPictures.MOST_BYTES);

        /**
         * @param fxThread runs what it is given on the FX thread, in order
         */
        public Source(PictureService pictures, Executor fxThread) {
            this(pictures, fxThread, Search.NONE);
        }

        /**
         * @param fxThread runs what it is given on the FX thread, in order
         * @param search for images whose URL isn't known
         */
        public Source(PictureService pictures, Executor fxThread, Search search) {
            this.pictures = pictures;
            this.fxThread = fxThread;
            this.search = search;
        }

        Search search() {
            return search;
        }

        PictureService pictures() {
            return pictures;
        }

        Executor fxThread() {
            return fxThread;
        }
    }

    private record Arrival(URI address, RowPicture picture) {}

    /**
     * @param messages of any bundle; only their language matters
     */
    public RowPictures(TaskRunner tasks, Source source, Messages messages) {
        this(tasks, source, messages, ROW);
    }

    /**
     * @param messages of any bundle; only their language matters
     * @param width in which the images are shown at most, in pixels
     */
    public RowPictures(TaskRunner tasks, Source source, Messages messages, double width) {
        this.width = width;
        this.messages = messages.of("video");
        this.pictures = source.pictures;
        this.kept = source.kept;
        this.jobName = this.messages.text("job.pictures");
        this.feed = new CoalescingFxRunner(source.fxThread, this::take);
        this.scope = new JobScope(tasks);
        this.search = new ImageSearch(tasks, source, jobName, this::fill);
    }

    /**
     * A column of images.
     *
     * @param address of the image of a row; null when it is not known
     */
    public <T> PictureColumn<T> column(Function<T, @Nullable String> address) {
        return column(address, _ -> false);
    }

    /**
     * A column of images.
     *
     * @param address of the image of a row; null when it is not known
     * @param title that stands in its place; null when it is not known
     * @param without rows that are not videos, such as headers
     */
    public <T> PictureColumn<T> column(
            Function<T, @Nullable String> address,
            Function<T, @Nullable String> title,
            Predicate<T> without) {
        return filled(
                (frame, row) -> {
                    frame.name(title.apply(row));
                    fill(frame, address(address.apply(row)));
                },
                without);
    }

    /**
     * A column of images of videos, which are searched for where their URLs aren't known.
     *
     * @param assign brings the image of a row into a frame
     */
    public <T> PictureColumn<T> videos(BiConsumer<RowPictureFrame, T> assign) {
        return filled(assign);
    }

    /**
     * A column of images.
     *
     * @param address of the image of a row; null when it is not known
     * @param without rows that are not videos, such as headers
     */
    public <T> PictureColumn<T> column(
            Function<T, @Nullable String> address, Predicate<T> without) {
        return filled((frame, row) -> fill(frame, address(address.apply(row))), without);
    }

    /**
     * A column of images.
     *
     * @param fill assigns a frame the image of a row
     */
    <T> PictureColumn<T> filled(BiConsumer<RowPictureFrame, T> fill) {
        return filled(fill, _ -> false);
    }

    <T> PictureColumn<T> filled(BiConsumer<RowPictureFrame, T> fill, Predicate<T> without) {
        return new PictureColumn<>(
                "picture",
                messages.text("item.image"),
                COLUMN,
                () -> new RowPictureCell<>(this, fill, without));
    }

    /** A frame outside of a table. The search for its image waits while its section isn't shown. */
    public RowPictureFrame frame() {
        RowPictureFrame frame = new RowPictureFrame(messages);
        frame.sceneProperty()
                .subscribe(
                        scene -> {
                            if (scene == null) {
                                search.pause(frame);
                            } else {
                                search.resume(frame);
                            }
                        });
        return frame;
    }

    static @Nullable URI address(@Nullable String url) {
        return PictureService.address(new Thumbnail(null, url, UnknownMembers.NONE)).orElse(null);
    }

    /** Assigns a frame the image of this URL; null for none. */
    public void bring(RowPictureFrame frame, @Nullable String url) {
        fill(frame, address(url));
    }

    /** Assigns a frame no image. */
    public void bring(RowPictureFrame frame) {
        clear(frame);
    }

    void clear(Place place) {
        search.leave(place);
        place.name(null);
        fill(place, null);
    }

    /**
     * Assigns a frame the image of a video, which is searched for where its URL is null.
     *
     * @param title stands in the place of a missing image; null where it isn't known
     */
    public void bring(
            RowPictureFrame frame, VideoId video, @Nullable String title, @Nullable String url) {
        fill(frame, video, title, address(url));
    }

    void fill(Place place, Id video, @Nullable String title, @Nullable URI address) {
        place.name(title);
        if (address != null) {
            search.leave(place);
            fill(place, address);
        } else {
            search.want(place, video);
        }
    }

    /** Assigns a place the image of this URL, or none; earlier requests for it are dropped. */
    void fill(Place place, @Nullable URI address) {
        URI before = address == null ? wanted.remove(place) : wanted.put(place, address);
        if (address != null && address.equals(before)) {
            return;
        }
        if (before != null) {
            leave(before);
        }
        if (address == null) {
            place.show(new RowPicture.None());
        } else {
            fill(place, address, kept.get(key(address)));
        }
    }

    private void fill(Place place, URI address, @Nullable RowPicture known) {
        place.show(known == null ? new RowPicture.Coming() : known);
        if (known == null || (renewed && !current.contains(address))) {
            ask(address);
        }
    }

    private KeptPictures.Key key(URI address) {
        return new KeptPictures.Key(address, (int) width);
    }

    /**
     * Refreshes images that may have changed as they come into view; the old ones stay until the
     * new ones are loaded, also for other lists.
     */
    public void renew() {
        renewed = true;
        current.clear();
        search.forget();
        Set.copyOf(wanted.values()).forEach(this::ask);
    }

    private void ask(URI address) {
        if (underWay.add(address)) {
            queue.add(address);
            begin();
        }
    }

    private void leave(URI address) {
        if (!wanted.containsValue(address) && queue.remove(address)) {
            underWay.remove(address);
        }
    }

    private void begin() {
        if (lanes >= LANES || queue.isEmpty()) {
            return;
        }
        lanes++;
        scope.submit(
                Job.of(jobName, _ -> fetch())
                        .onCancelled(this::giveUp)
                        .onFinally(
                                () -> {
                                    lanes--;
                                    ended();
                                }));
    }

    /** Ends a worker; images that it did not load may be requested again. */
    private void ended() {
        if (lanes == 0) {
            underWay.retainAll(Set.copyOf(queue));
        }
        begin();
    }

    /** Clears the queue after the user cancelled the load. */
    private void giveUp() {
        queue.clear();
        underWay.clear();
    }

    private int fetch() throws InterruptedException {
        int count = 0;
        for (URI next = queue.poll(); next != null; next = queue.poll()) {
            arrived.add(new Arrival(next, decoded(pictures.picture(next), width)));
            feed.signal();
            count++;
        }
        return count;
    }

    private static RowPicture decoded(Picture picture, double width) {
        return switch (picture) {
            case Picture.Missing(var why) -> new RowPicture.Missing(why);
            case Picture.Loaded loaded ->
                    PictureDecoder.decode(loaded.data(), width * 2, width * 2)
                            .<RowPicture>map(RowPicture.Shown::new)
                            .orElseGet(() -> new RowPicture.Missing(Picture.Why.NOT_A_PICTURE));
        };
    }

    private void take() {
        for (Arrival next = arrived.poll(); next != null; next = arrived.poll()) {
            underWay.remove(next.address());
            current.add(next.address());
            kept.keep(key(next.address()), next.picture());
            show(next);
        }
    }

    /** Shows an image in the places that request it now. */
    private void show(Arrival arrival) {
        wanted.forEach(
                (place, address) -> {
                    if (address.equals(arrival.address())) {
                        place.show(arrival.picture());
                    }
                });
    }

    @Override
    public void close() {
        search.close();
        feed.close();
        scope.close();
        queue.clear();
        arrived.clear();
    }

    /** Cell of the frame of a row's video. FX thread only. */
    private static final class RowPictureCell<T> extends TableCell<T, T> {
        private final BiConsumer<RowPictureFrame, T> fill;
        private final Predicate<T> without;
        private final Runnable empty;
        private final RowPictureFrame frame;

        /**
         * @param pictures drops what an empty cell asked for
         * @param fill assigns the frame the image of a row
         * @param without rows that are not videos, such as headers
         */
        RowPictureCell(
                RowPictures pictures, BiConsumer<RowPictureFrame, T> fill, Predicate<T> without) {
            this.fill = fill;
            this.without = without;
            this.frame = pictures.frame();
            this.empty = () -> pictures.clear(frame);
            getStyleClass().add("row-picture-cell");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            accessibleTextProperty().bind(frame.accessibleTextProperty());
        }

        @Override
        protected void updateItem(T row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            if (isEmpty || row == null || without.test(row)) {
                empty.run();
                setGraphic(null);
            } else {
                fill.accept(frame, row);
                setGraphic(frame);
            }
        }
    }
}
