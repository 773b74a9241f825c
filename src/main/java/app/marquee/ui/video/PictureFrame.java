package app.marquee.ui.video;

import app.marquee.model.video.Picture;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/**
 * Frame of a set size for an image: empty while loading, then the image or the reason for its
 * absence. FX thread only.
 */
public final class PictureFrame extends StackPane {
    /** Least width for a text, in sizes of its font. */
    private static final double LETTERS = 9;

    private final Messages messages;
    private double width;
    private double height;
    private boolean enlarges = true;
    private double most = Double.MAX_VALUE;
    private final ReadOnlyObjectWrapper<@Nullable Dimension2D> pixels =
            new ReadOnlyObjectWrapper<>();

    /**
     * @param messages of any bundle; only their language matters
     * @param width in pixels at the usual text size; the height follows at 16 to 9
     */
    public PictureFrame(Messages messages, double width) {
        this.messages = messages.of("video");
        getStyleClass().add("picture-frame");
        size(width);
        coming();
    }

    private void size(double wanted) {
        width = wanted;
        height = wanted * 9 / 16;
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
    }

    /** Makes the frame, with what it shows, as wide as this. */
    void resizeTo(double wanted) {
        if (wanted != width) {
            size(wanted);
            getChildren().forEach(this::fit);
        }
    }

    /** Shows an image that is smaller than the frame in its own size, and becomes as wide. */
    void neverEnlarging() {
        enlarges = false;
    }

    private void fit(Node shown) {
        if (shown instanceof ImageView view) {
            view.setFitWidth(Math.min(width, most));
            view.setFitHeight(height);
        } else if (shown instanceof Label words) {
            words.setMaxWidth(width - 12);
        }
    }

    /**
     * Why there is no image, in words.
     *
     * @param messages of any bundle; only their language matters
     */
    public static String words(Messages messages, Picture.Why reason) {
        return messages.of("video").text("picture." + reason.name().toLowerCase(Locale.ROOT));
    }

    double shownWidth() {
        return width;
    }

    double shownHeight() {
        return height;
    }

    void coming() {
        FontIcon icon = new FontIcon("fth-image");
        icon.getStyleClass().add("picture-coming");
        getChildren().setAll(icon);
    }

    /** Pixels of the image as the platform has it; null until it is loaded. */
    ReadOnlyObjectProperty<@Nullable Dimension2D> pixelsProperty() {
        return pixels.getReadOnlyProperty();
    }

    void show(Image arrived, Picture.Loaded from) {
        most = enlarges ? Double.MAX_VALUE : from.width();
        show(arrived);
        if (!enlarges) {
            resizeTo(Math.min(width, Math.max(from.width(), from.height() * 16.0 / 9)));
        }
        pixels.set(new Dimension2D(from.width(), from.height()));
    }

    void show(Image arrived) {
        ImageView view = new ImageView(arrived);
        fit(view);
        view.setPreserveRatio(true);
        view.setSmooth(true);
        getChildren().setAll(view);
    }

    /** Text that is too large for the frame stays in the tooltip. */
    private ContentDisplay display(Font font) {
        return width < LETTERS * font.getSize() ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP;
    }

    /** Says why there is none. */
    public void missing(Picture.Why missing) {
        String why = words(messages, missing);
        FontIcon icon = new FontIcon("fth-camera-off");
        icon.getStyleClass().add("picture-coming");
        Label words = new Label(why, icon);
        words.getStyleClass().add("picture-why");
        words.contentDisplayProperty().bind(words.fontProperty().map(this::display));
        words.setTooltip(new Tooltip(why));
        words.setWrapText(true);
        fit(words);
        getChildren().setAll(words);
    }
}
