package app.marquee.ui.export;

import javafx.scene.Node;

/**
 * A part of a view of which a picture can be taken.
 *
 * @param id in kebab case, unique in its menu
 * @param title in the menu
 */
public record PictureChoice(String id, String title, PictureMaker maker) {
    /** Of a part of the window as it is rendered. */
    public PictureChoice(String id, String title, Node node) {
        this(id, title, PictureMaker.of(node));
    }
}
