package app.marquee.ui.control.table;

import app.marquee.model.id.Id;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.function.Function;

/** Source of the frames of videos that are named by their IDs. FX thread only. */
public interface FrameSource extends AutoCloseable {
    /** A frame with the image of a video, or a placeholder. */
    Region frame(@Nullable Id video);

    /** Shows another video in a frame. */
    void show(Region frame, @Nullable Id video);

    /**
     * A column of frames, which is hidden until one is known.
     *
     * @param video of a row; null for a row of another item, which has no frame
     */
    <T> PictureColumn<T> videos(Function<T, @Nullable Id> video);

    /** Shows a column while the image of any of these is known. */
    void show(PictureColumn<?> column, Collection<? extends Id> videos);

    /** Looks again for those that were not known. */
    void renew();

    @Override
    void close();

    /** Factory of the frames of a connection. */
    @FunctionalInterface
    interface Factory {
        FrameSource make(TaskRunner tasks, Messages messages);
    }
}
