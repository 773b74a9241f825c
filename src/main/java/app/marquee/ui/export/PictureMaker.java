package app.marquee.ui.export;

import app.marquee.export.RasterImage;

import javafx.scene.Node;

import java.util.function.Consumer;

/** Makes a picture of what is on the screen now. Called on the FX thread. */
@FunctionalInterface
public interface PictureMaker {
    /**
     * @param scale pixels of the picture for each of the window's
     * @param ready is called later on this thread; not when there is nothing to take any more
     */
    void make(int scale, Consumer<RasterImage> ready);

    /** Renders a part of the window as large as is wanted. */
    static PictureMaker of(Node node) {
        return (scale, ready) -> PictureTaking.of(node, scale, ready);
    }
}
