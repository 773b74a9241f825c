package app.marquee.ui.testing;

import app.marquee.model.id.Id;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;

import javafx.scene.control.TableCell;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.function.Function;

/** Empty frames, which say for which video they are. */
public final class FakeFrames implements FrameSource {
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
    public <T> PictureColumn<T> videos(Function<T, @Nullable Id> video) {
        PictureColumn<T> column = new PictureColumn<>("picture", "", 1, TableCell::new);
        column.setVisible(false);
        return column;
    }

    @Override
    public void show(PictureColumn<?> column, Collection<? extends Id> videos) {
        column.setVisible(!videos.isEmpty());
    }

    @Override
    public void renew() {}

    @Override
    public void close() {}
}
