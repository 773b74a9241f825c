package app.marquee.ui.video;

import app.marquee.model.video.Picture;
import app.marquee.service.video.PictureService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.JobScope;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.scene.image.Image;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * Loader of images into their frames: loaded and decoded at display size off the FX thread, a few
 * at a time. FX thread only.
 */
public final class PictureFeed implements AutoCloseable {
    private static final int LANES = 3;

    private final TaskRunner tasks;
    private final PictureService pictures;
    private final String jobName;
    private final CoalescingFxRunner feed;
    private final Queue<Arrival> arrived = new ConcurrentLinkedQueue<>();
    private JobScope scope;

    /** Frame and the URL of its image. Immutable. */
    public record Wanted(PictureFrame frame, URI address) {}

    private record Arrival(
            PictureFrame frame,
            @Nullable Image image,
            Picture.@Nullable Loaded from,
            Picture.@Nullable Why missing) {}

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     * @param messages of any bundle; only their language matters
     */
    public PictureFeed(
            TaskRunner tasks, PictureService pictures, Executor fxThread, Messages messages) {
        this.tasks = tasks;
        this.pictures = pictures;
        this.jobName = messages.of("video").text("job.pictures");
        this.feed = new CoalescingFxRunner(fxThread, this::place);
        this.scope = new JobScope(tasks);
    }

    /** Loads these images and drops those still queued. */
    public void bring(List<Wanted> wanted) {
        stop();
        add(wanted);
    }

    /** Adds images to the queue. */
    public void add(List<Wanted> wanted) {
        List<List<Wanted>> lanes = new ArrayList<>();
        for (int lane = 0; lane < Math.min(LANES, wanted.size()); lane++) {
            lanes.add(new ArrayList<>());
        }
        for (int i = 0; i < wanted.size(); i++) {
            lanes.get(i % LANES).add(wanted.get(i));
        }
        lanes.forEach(
                lane ->
                        scope.submit(
                                Job.of(
                                        jobName,
                                        progress -> {
                                            fetch(lane, progress);
                                            return lane.size();
                                        })));
    }

    /** Stops loading; images in progress are dropped. */
    public void stop() {
        scope.close();
        scope = new JobScope(tasks);
        arrived.clear();
    }

    private void fetch(List<Wanted> lane, Progress progress) throws InterruptedException {
        for (int i = 0; i < lane.size(); i++) {
            progress.report(i, lane.size());
            Wanted wanted = lane.get(i);
            arrived.add(arrival(wanted.frame(), pictures.picture(wanted.address())));
            feed.signal();
        }
    }

    private static Arrival arrival(PictureFrame frame, Picture picture) {
        return switch (picture) {
            case Picture.Missing(var why) -> new Arrival(frame, null, null, why);
            case Picture.Loaded loaded -> decoded(frame, loaded);
        };
    }

    private static Arrival decoded(PictureFrame frame, Picture.Loaded picture) {
        return PictureDecoder.decode(
                        picture.data(), frame.shownWidth() * 2, frame.shownHeight() * 2)
                .map(image -> new Arrival(frame, image, picture, null))
                .orElseGet(() -> new Arrival(frame, null, null, Picture.Why.NOT_A_PICTURE));
    }

    private void place() {
        for (Arrival next = arrived.poll(); next != null; next = arrived.poll()) {
            if (next.image() != null && next.from() != null) {
                next.frame().show(next.image(), next.from());
            } else if (next.missing() != null) {
                next.frame().missing(next.missing());
            }
        }
    }

    @Override
    public void close() {
        feed.close();
        scope.close();
        arrived.clear();
    }
}
