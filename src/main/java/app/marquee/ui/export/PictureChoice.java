package app.marquee.ui.export;

import javafx.scene.Node;

import java.util.function.BooleanSupplier;

/**
 * A part of a view of which a picture can be taken.
 *
 * @param id in kebab case, unique in its menu
 * @param title in the menu
 * @param there whether it is seen now; what is not cannot be chosen
 */
public record PictureChoice(String id, String title, PictureMaker maker, BooleanSupplier there) {
    /**
     * Of a part that is made for the picture.
     *
     * @param node where it is seen
     */
    public PictureChoice(String id, String title, PictureMaker maker, Node node) {
        this(id, title, maker, () -> PictureTaking.isSeen(node));
    }

    /** Of a part of the window as it is rendered. */
    public PictureChoice(String id, String title, Node node) {
        this(id, title, PictureMaker.of(node), node);
    }
}
