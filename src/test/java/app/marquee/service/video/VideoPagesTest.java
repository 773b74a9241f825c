package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Page;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.stream.IntStream;

/** What the pages of a list and the numbers beside them say of its length. */
class VideoPagesTest {
    /**
     * @param come the videos of each page, of which those on a page that repeats are the same
     * @param whole whether none is missing
     * @param beyond whether there are more than the total
     */
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "100 100 50 0, -,   250, true,  false",
                "100 100 50 0, -,   251, false, false",
                "100 100 50,   3,   251, false, false",
                "100 100 50,   3,   250, true,  false",
                "100 100 50 0, -,   249, true,  true",
                "100 100 50 0, -,   50,  true,  false",
                "100 100 50 0, -,   0,   true,  false",
                "100 100 50 0, -,   -,   true,  false",
                "100 40 0,     4,   -,   false, false",
                "100 40 0,     3,   -,   true,  false",
                "100 same,     -,   251, false, false",
                "100 same,     3,   -,   false, false",
                "100 same,     -,   -,   true,  false",
                "0,            -,   0,   true,  false",
                "0,            -,   7,   false, false",
            })
    void aListIsAsLongAsTheServerSays(
            String come,
            @Nullable Long named,
            @Nullable Long total,
            boolean whole,
            boolean beyond) {
        VideoPages pages = new VideoPages();
        int from = 0;
        for (String count : come.split(" ", -1)) {
            assertThat(pages.isEnded()).isFalse();
            assertThat(pages.isWhole()).isFalse();
            int size = count.equals("same") ? from : Integer.parseInt(count);
            int start = count.equals("same") ? 0 : from;
            pages.take(page(start, size, named, total));
            from = start + size;
        }
        assertThat(pages.isEnded()).isTrue();
        assertThat(pages.isWhole()).isEqualTo(whole);
        assertThat(pages.isBeyondTotal()).isEqualTo(beyond);
    }

    private static Page<Video> page(
            int from, int count, @Nullable Long named, @Nullable Long total) {
        return new Page<>(
                IntStream.range(from, from + count)
                        .mapToObj(number -> Video.known(new VideoId("v" + number)))
                        .toList(),
                named,
                total);
    }
}
