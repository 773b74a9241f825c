package app.marquee.ui.control.font;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.tour.Screenshot;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Objects;
import java.util.stream.IntStream;

/** Words in Arabic and Hebrew stay in their order around punctuation, which JavaFX turns around. */
@Tag("painted")
class WordOrderTest extends WindowTest {
    private static final double SIZE = 40;

    /** The first word is at the right, with as much ink in each column as it has alone. */
    @ParameterizedTest
    @CsvSource({"مقدمة, ': التصوير'", "مقدمة, ' – الدرس 28'", "שאלות, ': תשובות'"})
    void theFirstWordIsAtTheRight(String first, String rest) {
        int[] word = ink(first);
        int[] whole = ink(first + rest);
        int before = whole.length - word.length;

        assertThat(before).isGreaterThan(word.length / 2);
        assertThat(difference(word, IntStream.of(whole).skip(before).toArray()))
                .isLessThan(IntStream.of(word).sum() / 4);
    }

    /** Letters may begin within a pixel. */
    private static int difference(int[] one, int[] other) {
        return IntStream.range(1, one.length - 1)
                .map(
                        x ->
                                IntStream.rangeClosed(x - 1, x + 1)
                                        .map(near -> Math.abs(one[x] - other[near]))
                                        .min()
                                        .orElseThrow())
                .sum();
    }

    /** The painted pixels of each column, from the first to the last that has any. */
    private int[] ink(String title) {
        Screenshot shot =
                Objects.requireNonNull(
                        onFx(
                                () -> {
                                    Text text = new Text(title);
                                    text.setFont(Font.font(Typeface.text(), SIZE));
                                    return Screenshot.of(text);
                                }));
        int background = shot.argb(0, 0);
        int[] columns =
                IntStream.range(0, shot.width())
                        .map(
                                x ->
                                        (int)
                                                IntStream.range(0, shot.height())
                                                        .filter(y -> shot.argb(x, y) != background)
                                                        .count())
                        .toArray();
        int last = columns.length;
        while (columns[last - 1] == 0) {
            last--;
        }
        return IntStream.of(columns).limit(last).dropWhile(column -> column == 0).toArray();
    }
}
