package app.marquee.ui.testing;

import app.marquee.model.id.Id;
import app.marquee.ui.shell.palette.PaletteFrames;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

/** Empty frames, which say for which video they are. */
final class FakeFrames implements PaletteFrames {
    @Override
    public Region frame(@Nullable Id video) {
        Region frame = new Region();
        frame.getStyleClass().add("fake-frame");
        show(frame, video);
        return frame;
    }

    @Override
    public void show(Region frame, @Nullable Id video) {
        frame.setUserData(video);
    }

    @Override
    public void close() {}
}
