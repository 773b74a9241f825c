package app.marquee.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.Wrapping;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.NodeOrientation;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Locale;
import java.util.Objects;

/** Titles in Arabic and Hebrew are broken into lines, which the toolkit alone fails to do. */
class RightToLeftTest extends WindowTest {
    private static final String ARABIC = "الدرس 28: مقدمة في التصوير";
    private static final String LATIN = "Lesson 28: an introduction to photography";
    private static final int WIDEST = 240;

    private void open(String text) {
        show(
                () -> {
                    Label label = new Label(text);
                    label.setId("label");
                    label.setWrapText(true);
                    TextArea area = new TextArea();
                    area.setId("area");
                    Wrapping.wrapOthers(area);
                    return new VBox(label, area);
                },
                WIDEST,
                300);
    }

    private double height(double width) {
        return Objects.requireNonNull(onFx(() -> find("label", Label.class).prefHeight(width)));
    }

    @ParameterizedTest
    @ValueSource(strings = {ARABIC, "שיעור 4 – שאלות ותשובות", "Aula 12: مقدمة في التصوير e mais"})
    void aTextIsBrokenAtAnyWidth(String title) {
        open(RightToLeft.apart(title));
        isBrokenAtAnyWidth();
        onFx(() -> find("label", Label.class).setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT));
        isBrokenAtAnyWidth();
    }

    /** Fonts of the system draw a box for a mark from right to left. */
    @Test
    void aTextWithoutSignsGetsNoMarkFromTheRight() {
        assertThat(RightToLeft.apart(ARABIC + ".")).doesNotContain("\u200f");
        assertThat(RightToLeft.isFromRight(ARABIC)).isTrue();
        assertThat(RightToLeft.isFromRight(LATIN)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{0}", "“{0}”?", "Title: {0}", "Delete “{0}”? It can’t be undone."})
    void aTextInASentenceIsBrokenAtAnyWidth(String pattern) {
        open(new MessagePattern(pattern).fill(Locale.ENGLISH, RightToLeft::apart, ARABIC));
        isBrokenAtAnyWidth();
    }

    private void isBrokenAtAnyWidth() {
        double line = height(WIDEST * 10);
        for (int width = 20; width <= WIDEST; width++) {
            assertThat(height(width)).isGreaterThanOrEqualTo(line);
        }
        assertThat(height(60)).isGreaterThan(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "الدرس 28: مقدمة في التصوير 🎬",
                "שיעור 4 🎓 שאלות → ותשובות",
                "Aula: مقدمة 🎬 في e"
            })
    void aTextWithSignsIsBrokenAtAnyWidth(String title) {
        open(RightToLeft.apart(title));
        isBrokenAtAnyWidth();
    }

    @ParameterizedTest
    @CsvSource({
        "درس 🎬, درس \u200f\u200e🎬\u200e\u200f",
        "🎬 درس 👨‍👩‍👧, \u200f\u200e🎬\u200e\u200f درس \u200f\u200e👨‍👩‍👧\u200e\u200f",
        "Aula: درس → في, Aula: \u202bدرس \u200f\u200e→\u200e\u200f في\u202c",
        "Aula 🎬: درس, Aula 🎬: درس",
        "درس (28) + €, درس (28) + €",
        "🎬 Aula, 🎬 Aula"
    })
    void aSignBetweenLettersFromTheRightHasItsOwnRun(String title, String shown) {
        assertThat(RightToLeft.inOrder(title)).isEqualTo(shown);
    }

    /** JavaFX loses what follows them, and they could turn around the words of a sentence. */
    @Test
    void signsThatTurnATextAreNotShown() {
        assertThat(RightToLeft.inOrder("a \u2068b\u2069 \u202ec\u202c")).isEqualTo("a b c");
    }

    @Test
    void otherTextsStayAsTheyAre() {
        assertThat(RightToLeft.inOrder(LATIN)).isEqualTo(LATIN);
        assertThat(RightToLeft.apart(LATIN)).isSameAs(LATIN);
        assertThat(RightToLeft.marks(LATIN)).isEmpty();
    }

    @Test
    void aGuardedLabelKeepsWhateverItIsSetToApart() {
        Label label = new Label();
        Wrapping.guard(label);
        label.setText(ARABIC);
        assertThat(label.getText()).isEqualTo(RightToLeft.apart(ARABIC));
        label.setText(LATIN);
        assertThat(label.getText()).isEqualTo(LATIN);
        label.setText(RightToLeft.apart(ARABIC));
        assertThat(label.getText()).isEqualTo(RightToLeft.apart(ARABIC));
    }

    @Test
    void anAreaWrapsOtherTexts() {
        open("");
        onFx(() -> find("area", TextArea.class).setText(ARABIC));
        assertThat(onFx(() -> find("area", TextArea.class).isWrapText())).isFalse();
        onFx(() -> find("area", TextArea.class).setText(LATIN));
        assertThat(onFx(() -> find("area", TextArea.class).isWrapText())).isTrue();
    }
}
