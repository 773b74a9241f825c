package app.marquee.ui.export;

import javafx.scene.Node;

import java.util.function.BooleanSupplier;

/**
 * Choice of an image of a part of a view. Immutable.
 *
 * @param id in kebab case, unique in its menu
 * @param title in the menu
 * @param there whether it is visible now; otherwise it can't be chosen
 */
public record PictureChoice(String id, String title, PictureMaker maker, BooleanSupplier there) {
    /**
     * Creates a choice with its own maker.
     *
     * @param node its node in the view
     */
    public PictureChoice(String id, String title, PictureMaker maker, Node node) {
        this(id, title, maker, () -> PictureTaking.isSeen(node));
    }

    /** Creates a choice of a node as rendered. */
    public PictureChoice(String id, String title, Node node) {
        this(id, title, PictureMaker.of(node), node);
    }
}
