package app.marquee.ui.referrals;

import app.marquee.ui.control.Visibility;

import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

import org.jspecify.annotations.Nullable;

/** View of a QR code, dark on light in every theme as readers expect. FX thread only. */
final class QrView extends StackPane {
    /** Pixels for each module, drawn once; the image is scaled without blur. */
    private static final int FIELD = 4;

    private static final double SIDE = 148;

    private final ImageView picture = new ImageView();

    QrView(String id, String words) {
        setId(id);
        getStyleClass().add("qr");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(words);
        picture.setFitWidth(SIDE);
        picture.setFitHeight(SIDE);
        picture.setSmooth(false);
        getChildren().add(picture);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    void show(@Nullable QrCode code) {
        picture.setImage(code == null ? null : image(code));
        Visibility.show(this, code != null);
    }

    private static WritableImage image(QrCode code) {
        int side = code.size() * FIELD;
        WritableImage image = new WritableImage(side, side);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean dark = code.isDark(x / FIELD, y / FIELD);
                image.getPixelWriter().setColor(x, y, dark ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }
}
