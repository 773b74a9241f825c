package app.marquee.ui.video;

import app.marquee.text.Messages;

import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Frame of a video in a line of a list or table: its image, or in its place the initials of its
 * title or an icon. The style sheet sets its size. FX thread only.
 */
public final class RowPictureFrame extends StackPane implements RowPictures.Place {
    private static final List<String> COLORS =
            List.of("frame-a", "frame-b", "frame-c", "frame-d", "frame-e", "frame-f");

    /** Size of the initials, as a part of the height. */
    private static final double PART = 0.42;

    private final Messages messages;
    private final ImageView image = new ImageView();
    private final FontIcon sign = new FontIcon();
    private final Text initials = new Text();
    private String letters = "";
    private String color = "";

    /**
     * @param messages of the images of videos
     */
    RowPictureFrame(Messages messages) {
        this.messages = messages;
        getStyleClass().add("row-picture");
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        image.setPreserveRatio(true);
        image.setSmooth(true);
        image.fitWidthProperty().bind(widthProperty());
        image.fitHeightProperty().bind(heightProperty());
        // Both stay: a node that is added again is restyled, row after row.
        initials.getStyleClass().add("frame-initials");
        initials.setBoundsType(TextBoundsType.VISUAL);
        heightProperty().subscribe(height -> initials.setFont(font(height.doubleValue())));
        getChildren().setAll(sign, initials, image);
    }

    @Override
    public void show(RowPicture picture) {
        image.setImage(picture instanceof RowPicture.Shown(var arrived) ? arrived : null);
        boolean isShown = image.getImage() != null;
        image.setVisible(isShown);
        sign.setVisible(!isShown);
        if (!isShown) {
            sign.setIconLiteral(
                    picture instanceof RowPicture.Missing ? "fth-camera-off" : "fth-image");
        }
        standIn();
        setAccessibleText(messages.text("item.image") + ": " + words(picture));
    }

    @Override
    public void name(@Nullable String title) {
        String text = title == null ? "" : Initials.of(title);
        if (!text.equals(letters) || text.isEmpty()) {
            letters = text;
            initials.setText(text);
        }
        paint(text.isEmpty() ? "" : COLORS.get(Initials.color(title, COLORS.size())));
        standIn();
    }

    /** The initials stand in the place of an image; where there are none, a sign does. */
    private void standIn() {
        boolean missing = image.getImage() == null;
        initials.setVisible(missing && !letters.isEmpty());
        sign.setVisible(missing && letters.isEmpty());
    }

    private void paint(String next) {
        if (!next.equals(color)) {
            getStyleClass().remove(color);
            if (!next.isEmpty()) {
                getStyleClass().add(next);
            }
            color = next;
        }
    }

    private static Font font(double height) {
        return Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, height * PART);
    }

    private String words(RowPicture picture) {
        return switch (picture) {
            case RowPicture.None _ -> messages.text("unknown.text");
            case RowPicture.Coming _ -> messages.text("row.picture.coming");
            case RowPicture.Shown _ -> messages.text("row.picture.shown");
            case RowPicture.Missing(var why) -> PictureFrame.words(messages, why);
        };
    }

    /** Initials of a title: the first letters or digits of its first two words. */
    static final class Initials {
        private static final int MOST = 2;

        private Initials() {}

        /** Empty for a title without letters and digits. */
        static String of(String title) {
            StringBuilder initials = new StringBuilder();
            boolean inWord = false;
            int count = 0;
            for (int at = 0; at < title.length() && count < MOST; ) {
                int sign = title.codePointAt(at);
                boolean letter = Character.isLetterOrDigit(sign);
                if (letter && !inWord) {
                    initials.appendCodePoint(Character.toUpperCase(sign));
                    count += joins(sign) ? MOST : 1;
                }
                inWord =
                        letter || (inWord && Character.getType(sign) == Character.NON_SPACING_MARK);
                at += Character.charCount(sign);
            }
            return initials.toString();
        }

        /** Letters of these scripts would be joined, or fill the place alone. */
        private static boolean joins(int sign) {
            return switch (Character.UnicodeScript.of(sign)) {
                case ARABIC, HAN, HIRAGANA, KATAKANA, HANGUL, DEVANAGARI, THAI -> true;
                default -> false;
            };
        }

        /** One of so many colors, the same for the same title. */
        static int color(@Nullable String title, int colors) {
            return Math.floorMod((String.valueOf(title).hashCode() * 0x9E3779B1) >>> 8, colors);
        }
    }
}
