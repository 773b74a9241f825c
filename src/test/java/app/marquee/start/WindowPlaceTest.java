package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.start.WindowPlace.Area;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** A window comes back where it was, and always where it can be seen. */
class WindowPlaceTest {
    private static final Area MAIN = new Area(0, 24, 1920, 1056);
    private static final Area RIGHT = new Area(1920, 0, 2560, 1440);

    private static WindowPlace at(double x, double y, double width, double height) {
        return new WindowPlace(new Area(x, y, width, height), false);
    }

    @Test
    void staysWhereAllOfItIsSeen() {
        WindowPlace left = at(100, 60, 1280, 820);
        assertThat(left.on(List.of(MAIN))).isEqualTo(left);
        WindowPlace onRight = at(2500, 300, 1500, 1000);
        assertThat(onRight.on(List.of(MAIN, RIGHT))).isEqualTo(onRight);
    }

    @Test
    void staysAcrossTwoScreens() {
        WindowPlace across = at(1500, 100, 1000, 800);
        assertThat(across.on(List.of(MAIN, RIGHT))).isEqualTo(across);
    }

    @Test
    void goesToTheMiddleOfTheMainScreenWhenItsOwnIsGone() {
        assertThat(at(2500, 300, 1500, 1000).on(List.of(MAIN))).isEqualTo(at(210, 52, 1500, 1000));
    }

    @Test
    void shrinksToASmallerScreen() {
        Area small = new Area(0, 0, 1366, 728);
        assertThat(at(300, 100, 1600, 1000).on(List.of(small))).isEqualTo(at(0, 0, 1366, 728));
    }

    /** At twice the scale the same pixels are half the units. */
    @Test
    void shrinksWhenTheScreenIsScaled() {
        Area scaled = new Area(0, 12, 960, 528);
        assertThat(at(100, 60, 1280, 820).on(List.of(scaled))).isEqualTo(at(0, 12, 960, 528));
    }

    @Test
    void comesInWhereAPartIsSeen() {
        assertThat(at(1500, 800, 1000, 700).on(List.of(MAIN))).isEqualTo(at(920, 380, 1000, 700));
        assertThat(at(-300, -40, 1000, 700).on(List.of(MAIN))).isEqualTo(at(0, 24, 1000, 700));
        assertThat(at(1900, 100, 2600, 900).on(List.of(MAIN, RIGHT)))
                .as("into the screen that shows most of it")
                .isEqualTo(at(1920, 100, 2560, 900));
    }

    /** Two screens that show the same are one to look at. */
    @Test
    void aMirroredScreenDoesNotCountTwice() {
        assertThat(at(960, 100, 1920, 900).on(List.of(MAIN, MAIN)))
                .isEqualTo(at(0, 100, 1920, 900));
    }

    @Test
    void staysMaximised() {
        WindowPlace left = new WindowPlace(new Area(2500, 300, 1500, 1000), true);
        assertThat(left.on(List.of(MAIN)).maximised()).isTrue();
    }

    @Test
    void isReadAsItWasWritten() {
        WindowPlace place = new WindowPlace(new Area(-1200, 30, 1280, 820), true);
        assertThat(place.text()).isEqualTo("-1200 30 1280 820 maximised");
        assertThat(WindowPlace.parse(place.text())).contains(place);
        assertThat(WindowPlace.parse(at(1, 2, 3, 4).text())).contains(at(1, 2, 3, 4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1 2 3 4",
                "a b c d normal",
                "NaN 0 100 100 normal",
                "0 0 Infinity 100 normal",
                "0 0 0 100 normal",
                "0 0 100 -5 normal",
                "1e9 0 100 100 normal"
            })
    void whatIsNoPlaceIsIgnored(String text) {
        assertThat(WindowPlace.parse(text)).isEmpty();
    }
}
