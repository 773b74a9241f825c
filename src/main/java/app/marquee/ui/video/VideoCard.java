package app.marquee.ui.video;

import app.marquee.model.id.VideoId;

import javafx.scene.layout.Region;

/** Card of a video's page that a section adds to it. FX thread only. */
public interface VideoCard {
    Region region();

    /** Shows the data of a video, and loads what isn't there. */
    void show(VideoId video);

    /** Loads the data again. */
    void refresh();
}
