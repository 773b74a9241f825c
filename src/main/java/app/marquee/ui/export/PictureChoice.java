package app.marquee.ui.export;

import app.marquee.export.FileContent;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Choice of an image of a part of a view. Immutable.
 *
 * @param id in kebab case, unique in its menu
 * @param title in the menu
 * @param there whether it is visible now; otherwise it can't be chosen
 * @param vector makes a vector image of the chart in it on the FX thread, to be written on another;
 *     null where it has no chart
 */
public record PictureChoice(
        String id,
        String title,
        PictureMaker maker,
        BooleanSupplier there,
        @Nullable Supplier<FileContent> vector) {
    /**
     * Creates a choice with its own maker.
     *
     * @param node its node in the view
     */
    public PictureChoice(String id, String title, PictureMaker maker, Node node) {
        this(id, title, maker, () -> PictureTaking.isSeen(node), null);
    }

    /** Creates a choice of a node as rendered. */
    public PictureChoice(String id, String title, Node node) {
        this(id, title, PictureMaker.of(node), node);
    }

    /** The same choice with a vector image of its chart. */
    public PictureChoice with(Supplier<FileContent> chart) {
        return new PictureChoice(id, title, maker, there, chart);
    }
}
