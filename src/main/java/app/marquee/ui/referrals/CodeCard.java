package app.marquee.ui.referrals;

import app.marquee.export.PngFile;
import app.marquee.export.RasterImage;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.export.FileExporter;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/** Card of a QR code with its link below, which can be saved as an image. FX thread only. */
final class CodeCard extends VBox {
    /** Pixels for each module, drawn once; the image on screen is scaled without blur. */
    private static final int MODULE = 4;

    /** Pixels for each module in a file, for print. */
    private static final int MODULE_SAVED = 16;

    private static final double SIDE = 200;
    private static final double LINK = 280;
    private static final int DARK = 0xff000000;
    private static final int LIGHT = 0xffffffff;

    private final Messages messages;
    private final FileExporter saving;
    private final ImageView picture = new ImageView();
    private final Label link = new Label();
    private @Nullable QrCode code;

    CodeCard(Messages messages, FileExporter saving) {
        this.messages = messages;
        this.saving = saving;
        getStyleClass().add("qr-card");
        link.setId("referrals-qr-link");
        link.setWrapText(true);
        link.setMaxWidth(LINK);
        link.setMinHeight(USE_PREF_SIZE);
        link.getStyleClass().add("caption");
        Button save = Buttons.titled("referrals-qr-save", messages.text("export.png"));
        save.setOnAction(_ -> save());
        getChildren().addAll(view(), link, save);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    /** The code, dark on light in every theme as readers expect. */
    private StackPane view() {
        picture.setFitWidth(SIDE);
        picture.setFitHeight(SIDE);
        picture.setSmooth(false);
        StackPane view = new StackPane(picture);
        view.setId("referrals-qr");
        view.getStyleClass().add("qr");
        view.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        view.setAccessibleText(messages.text("qr"));
        view.setFocusTraversable(true);
        view.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        view.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return view;
    }

    void show(@Nullable QrCode next, String text) {
        code = next;
        link.setText(text);
        picture.setImage(next == null ? null : image(next));
    }

    private static WritableImage image(QrCode code) {
        int side = code.size() * MODULE;
        WritableImage image = new WritableImage(side, side);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                pixels.setArgb(x, y, color(code, x / MODULE, y / MODULE));
            }
        }
        return image;
    }

    private static int color(QrCode code, int x, int y) {
        return code.isDark(x, y) ? DARK : LIGHT;
    }

    private void save() {
        QrCode now = code;
        if (now != null) {
            saving.ask(messages.text("qr.open"), "png", () -> new PngFile(raster(now)));
        }
    }

    private static RasterImage raster(QrCode code) {
        int side = code.size() * MODULE_SAVED;
        return new RasterImage(
                side,
                side,
                1,
                (line, into) -> {
                    for (int x = 0; x < side; x++) {
                        into[x] = color(code, x / MODULE_SAVED, line / MODULE_SAVED);
                    }
                });
    }
}
