package app.marquee.ui.export;

import app.marquee.export.RasterImage;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Image maker that adds a footer to a part of a view, such as the source of its values. FX thread
 * only.
 */
public final class FootedPicture implements PictureMaker {
    private static final double OUT_OF_SIGHT = 100_000;

    private final Pane part;
    private final Label foot = new Label();
    private final Supplier<String> words;

    /**
     * @param part the part to render; holds the hidden footer
     * @param styleClass of the words
     * @param words supplies the footer of each image; no footer when empty
     */
    public FootedPicture(Pane part, String styleClass, Supplier<String> words) {
        this.part = part;
        this.words = words;
        foot.getStyleClass().add(styleClass);
        foot.setWrapText(true);
        Visibility.show(foot, false);
        part.getChildren().add(foot);
    }

    @Override
    public void make(int scale, Consumer<RasterImage> ready) {
        String said = words.get();
        PictureMaker above = PictureMaker.of(part);
        if (said.isEmpty()) {
            above.make(scale, ready);
        } else {
            above.make(scale, taken -> below(said, scale, taken, ready));
        }
    }

    private void below(String said, int scale, RasterImage above, Consumer<RasterImage> ready) {
        double width = (double) above.width() / scale;
        foot.setText(said);
        foot.setVisible(true);
        foot.applyCss();
        foot.resizeRelocate(-OUT_OF_SIGHT, -OUT_OF_SIGHT, width, Math.ceil(foot.prefHeight(width)));
        foot.layout();
        PictureMaker.of(foot)
                .make(
                        scale,
                        below -> {
                            foot.setVisible(false);
                            ready.accept(stacked(above, below));
                        });
    }

    /** Stacks two images of the same width; the footer may be wider by rounding. */
    private static RasterImage stacked(RasterImage above, RasterImage below) {
        int[] line = new int[below.width()];
        int wide = Math.min(above.width(), below.width());
        return new RasterImage(
                above.width(),
                above.height() + below.height(),
                above.scale(),
                (number, into) -> {
                    if (number < above.height()) {
                        above.lines().read(number, into);
                    } else {
                        below.lines().read(number - above.height(), line);
                        System.arraycopy(line, 0, into, 0, wide);
                    }
                });
    }
}
