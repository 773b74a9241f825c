package app.marquee.ui.shell.palette;

import app.marquee.model.id.Id;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

/** Frames of the videos in the palette. FX thread only. */
public interface PaletteFrames extends AutoCloseable {
    /** A frame with the image of a video, or a placeholder. */
    Region frame(@Nullable Id video);

    /** Shows another video in a frame. */
    void show(Region frame, @Nullable Id video);

    @Override
    void close();

    /** Factory of the frames of a connection. */
    @FunctionalInterface
    interface Factory {
        PaletteFrames make(TaskRunner tasks, Messages messages);
    }
}
