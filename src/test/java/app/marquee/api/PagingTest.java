package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class PagingTest {
    private final RecordingTransport transport = new RecordingTransport();
    private final VideoApi videos = new VideoApi(transport);
    private final List<Page<Video>> pages = new ArrayList<>();

    @Test
    void endsOnTheLastPageThatTheServiceNamed() {
        transport.answer("{\"videos\":[{\"id\":\"a\"},{\"id\":\"b\"}],\"pages\":2}");
        transport.answer("{\"videos\":[{\"id\":\"c\"}],\"pages\":2}");
        assertThat(ids(videos.all(VideoFilter.ALL, pages::add))).containsExactly("a", "b", "c");
        assertThat(transport.sent).hasSize(2);
        assertThat(pages).hasSize(2);
    }

    @Test
    void aShortPageIsNotTheLastOneButAnEmptyOneIs() {
        transport.answer("[{\"id\":\"a\"}]").answer("[{\"id\":\"b\"}]").answer("[]");
        assertThat(ids(videos.all(VideoFilter.ALL, pages::add))).containsExactly("a", "b");
        assertThat(GoldenRequest.lineOf(transport.sent.getLast()))
                .isEqualTo("GET BASE /videos?page=3&limit=100");
    }

    @Test
    void aServiceThatRepeatsAPageForEverDoesNotKeepUs() {
        String page = "{\"videos\":[{\"id\":\"a\",\"status\":\"DELETING\"}],\"pages\":1000000}";
        transport.answer(page).answer(page).answer(page);
        assertThat(ids(videos.allTrashed(pages::add))).containsExactly("a");
        assertThat(transport.sent).hasSize(2);
    }

    @Test
    void anInterruptEndsItBetweenTwoPages() {
        transport.answer("[{\"id\":\"a\"}]").answer("[{\"id\":\"b\"}]");
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class,
                        () -> videos.all(VideoFilter.ALL, _ -> Thread.currentThread().interrupt()));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(thrown.failure()).isEqualTo(new Failure.Cancelled(false));
        assertThat(transport.sent).hasSize(1);
    }

    private static List<String> ids(List<Video> found) {
        return found.stream().map(video -> video.id().value()).toList();
    }
}
