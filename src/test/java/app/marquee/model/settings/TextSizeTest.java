package app.marquee.model.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextSizeTest {
    @Test
    void stepsEndAtTheLimits() {
        assertThat(new TextSize(200).larger()).isEqualTo(new TextSize(200));
        assertThat(new TextSize(75).smaller()).isEqualTo(new TextSize(75));
    }

    @Test
    void stepsGoToTheNextOneOffered() {
        assertThat(TextSize.USUAL.larger()).isEqualTo(new TextSize(110));
        assertThat(TextSize.USUAL.smaller()).isEqualTo(new TextSize(90));
        assertThat(new TextSize(130).larger()).isEqualTo(new TextSize(150));
    }

    @Test
    void whatAFileSaysIsBroughtWithinTheLimits() {
        assertThat(TextSize.near(10)).isEqualTo(new TextSize(75));
        assertThat(TextSize.near(900)).isEqualTo(new TextSize(200));
        assertThatThrownBy(() -> new TextSize(74)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TextSize(201)).isInstanceOf(IllegalArgumentException.class);
    }
}
