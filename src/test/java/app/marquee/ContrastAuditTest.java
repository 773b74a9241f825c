package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.tour.Screenshot;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** The audit finds what it is there for. */
@Tag("painted")
class ContrastAuditTest extends WindowTest {
    private List<String> found(Color words, Color icon, Color ground) {
        return onFx(
                () -> {
                    FontIcon picture = new FontIcon("fth-x");
                    Button button = new Button("Close", picture);
                    Pane pane = new Pane(button);
                    button.setBackground(Background.fill(ground));
                    button.setTextFill(words);
                    picture.setIconColor(icon);
                    // What a skin shows is a child of its control.
                    return ContrastAudit.of(new Pane(pane, new Pane(picture)));
                });
    }

    @Test
    void wordsOfTheColourBelowThemAreFound() {
        assertThat(found(Color.WHITE, Color.BLACK, Color.WHITE))
                .singleElement()
                .asString()
                .startsWith("1.0 to 1: \"Close\"");
        assertThat(found(Color.BLACK, Color.WHITE, Color.WHITE))
                .singleElement()
                .asString()
                .startsWith("1.0 to 1: \"fth-x");
        assertThat(found(Color.BLACK, Color.BLACK, Color.WHITE)).isEmpty();
    }

    @Test
    void aLayerThatIsPartlyTransparentIsSeenThrough() {
        assertThat(found(Color.WHITE, Color.BLACK, Color.rgb(0, 0, 0, 0.2))).isNotEmpty();
        assertThat(found(Color.WHITE, Color.BLACK, Color.rgb(0, 0, 0, 0.9))).isEmpty();
    }

    /** A pane with words, as it is painted over an image that no ground of a control tells of. */
    private List<String> painted(Color words, double opacity, Color image, boolean isHigh) {
        show(
                () -> {
                    Label label = new Label("Lesson 12");
                    label.setTextFill(words);
                    label.setOpacity(opacity);
                    return new StackPane(new Rectangle(300, 200, image), label);
                },
                300,
                200);
        return onFx(
                () ->
                        PaintedAudit.of(
                                window().getScene().getRoot(),
                                Screenshot.of(window().getScene()),
                                isHigh));
    }

    @Test
    void wordsAreMeasuredAgainstWhatIsPaintedAroundThem() {
        assertThat(painted(Color.web("#999999"), 1, Color.WHITE, false))
                .singleElement()
                .asString()
                .startsWith("2.8 to 1: \"Lesson 12\"");
        assertThat(painted(Color.web("#999999"), 1, Color.BLACK, false)).isEmpty();
    }

    @Test
    void paleWordsAreReadInHighContrast() {
        assertThat(painted(Color.WHITE, 0.4, Color.BLACK, false)).isEmpty();
        assertThat(painted(Color.WHITE, 0.4, Color.BLACK, true)).hasSize(1);
        assertThat(painted(Color.web("#888888"), 1, Color.BLACK, false)).isEmpty();
        assertThat(painted(Color.web("#888888"), 1, Color.BLACK, true)).hasSize(1);
    }
}
