package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;

import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** The audit finds what it is there for. */
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
}
