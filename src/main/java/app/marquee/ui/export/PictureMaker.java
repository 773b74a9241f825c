package app.marquee.ui.export;

import app.marquee.export.RasterImage;

import javafx.scene.Node;

import java.util.function.Consumer;

/** Maker of an image of the current screen content. FX thread only. */
@FunctionalInterface
public interface PictureMaker {
    /**
     * @param scale pixels of the picture for each of the window's
     * @param ready is called later on this thread; not when there is nothing left to render
     */
    void make(int scale, Consumer<RasterImage> ready);

    /** Maker that renders a part of the window at the requested scale. */
    static PictureMaker of(Node node) {
        return (scale, ready) -> PictureTaking.of(node, scale, ready);
    }
}
