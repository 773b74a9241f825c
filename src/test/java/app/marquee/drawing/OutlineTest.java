package app.marquee.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Lines are kept in pieces, hatching stays in its box, and texts are cut to their room. */
class OutlineTest {
    @Test
    void aPieceBeginsWithEachMove() {
        Outline outline = new Outline().lineTo(1, 2).lineTo(3, 4).moveTo(5, 6);
        for (int i = 0; i < 100; i++) {
            outline.lineTo(i, i);
        }
        assertThat(outline.size()).isEqualTo(103);
        assertThat(RecordedDrawing.pieces(outline)).extracting(List::size).containsExactly(2, 101);
    }

    @Test
    void hatchingStaysInItsBox() {
        Box box = new Box(13, 7, 20, 50);
        List<List<RecordedDrawing.Point>> lines = RecordedDrawing.pieces(Outline.hatching(box, 6));
        assertThat(lines).hasSizeGreaterThan(8);
        assertThat(lines)
                .allSatisfy(
                        line -> {
                            assertThat(line.getFirst().x() + line.getFirst().y())
                                    .as("the slope")
                                    .isEqualTo(line.getLast().x() + line.getLast().y());
                            assertThat(line)
                                    .allSatisfy(
                                            point -> {
                                                assertThat(point.x()).isBetween(13.0, 33.0);
                                                assertThat(point.y()).isBetween(7.0, 57.0);
                                            });
                        });
    }

    @Test
    void aTextIsCutToItsRoom() {
        FontFace font = new FontFace("any", 10, false);
        assertThat(RecordedDrawing.METRICS.fitted("google.com", font, 60)).isEqualTo("google.com");
        assertThat(RecordedDrawing.METRICS.fitted("google.com", font, 36)).isEqualTo("googl…");
        assertThat(RecordedDrawing.METRICS.fitted("ab\ud83d\ude00cd", font, 24))
                .as("no half of a letter")
                .isEqualTo("ab…");
    }

    @Test
    void aColorIsWrittenAsInAStyleSheet() {
        assertThat(new Rgba(0x3b57d0, 0.5).fainter(0.5)).isEqualTo(new Rgba(0x3b57d0, 0.25));
        assertThat(Rgba.of(0xff00a0b0).hex()).isEqualTo("#00a0b0");
    }
}
