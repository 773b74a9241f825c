package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeedVideo;
import app.marquee.service.analytics.BackgroundBudget;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

/** Images of videos that no record names are asked for once, and broken ones don't loop. */
class FrameSearchTest {
    private static final int PLENTY = 6_000;

    private static final FoundFrame NONE = FoundFrame.of(Optional.empty());

    @TempDir Path home;
    private final List<String> seen = new CopyOnWriteArrayList<>();
    private volatile Runnable onRequest = () -> {};
    private Road road;
    private FrameSearch search;

    @BeforeEach
    void open() {
        road =
                Road.to(
                        SandboxOptions.builder()
                                .extensions(false)
                                .onRequest(
                                        request -> {
                                            seen.add(request.path());
                                            onRequest.run();
                                        }),
                        home);
        search = search();
    }

    @AfterEach
    void close() {
        road.close();
    }

    private FrameSearch search() {
        return new FrameSearch(road.session(), BackgroundBudget.of(() -> PLENTY));
    }

    private VideoId converted() {
        Account account = road.account();
        return new VideoId(
                account.videos()
                        .filter(video -> !video.thumbnails().generatedIds().isEmpty())
                        .map(SeedVideo::id)
                        .map(UUID::toString)
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void anImageIsFoundOnceAndKept() throws InterruptedException {
        VideoId video = converted();
        assertThat(search.known(video)).isEmpty();
        FoundFrame found = search.find(video);
        assertThat(found.url()).isPresent();
        assertThat(search.find(video)).isEqualTo(found);
        assertThat(search().known(video)).isEqualTo(found.url());
        assertThat(seen).containsExactly("/thumbs/" + video.value());
    }

    @Test
    void aVideoThatIsNotThereIsAskedForOnce() throws InterruptedException {
        VideoId none = new VideoId(new UUID(1, 1).toString());
        assertThat(search.find(none)).isEqualTo(NONE);
        assertThat(search.find(none)).isEqualTo(NONE);
        assertThat(seen).hasSize(1);
    }

    @Test
    void whatHasNoImageYetIsNotAskedFor() throws InterruptedException {
        VideoId video = converted();
        road.session().catalogue().see(List.of(new SeenVideo(video, VideoStatus.CONVERTING, null)));
        assertThat(search.find(video)).isEqualTo(NONE);
        assertThat(seen).isEmpty();
    }

    @Test
    void afterThreeFailuresInARowTheSearchRests() throws InterruptedException {
        road.sandbox().faults().set("thumbnails:400");
        for (int video = 1; video <= 5; video++) {
            assertThat(search.find(new VideoId(new UUID(2, video).toString())))
                    .isEqualTo(new FoundFrame(Optional.empty(), video <= 3));
        }
        assertThat(seen).hasSize(3);
    }

    @Test
    void aCancelledRequestIsNoFailure() throws InterruptedException {
        VideoId video = converted();
        road.sandbox().faults().set("thumbnails:silent#4");
        onRequest = Thread.currentThread()::interrupt;
        for (int turn = 1; turn <= 4; turn++) {
            assertThatThrownBy(() -> search.find(video))
                    .isInstanceOfSatisfying(
                            FailureException.class,
                            cancelled ->
                                    assertThat(cancelled.failure())
                                            .isInstanceOf(Failure.Cancelled.class));
            boolean _ = Thread.interrupted();
            assertThat(seen).hasSize(turn);
        }
        onRequest = () -> {};
        assertThat(search.find(video).url()).isPresent();
    }

    @Test
    void aVideoWithoutAnImageIsAskedAboutAgainTheNextDay() throws InterruptedException {
        VideoId none = new VideoId(new UUID(1, 1).toString());
        assertThat(search.find(none)).isEqualTo(NONE);
        road.pass(Duration.ofDays(1).minusSeconds(1));
        assertThat(search().find(none)).isEqualTo(NONE);
        assertThat(seen).hasSize(1);
        road.pass(Duration.ofSeconds(1));
        assertThat(search().find(none)).isEqualTo(NONE);
        assertThat(seen).hasSize(2);
    }

    @Test
    void anImageThatWasFoundIsLookedForAgainAfterThirtyDays() throws InterruptedException {
        VideoId video = converted();
        FoundFrame found = search.find(video);
        road.pass(Duration.ofDays(30));
        assertThat(search().known(video)).isEqualTo(found.url());
        road.pass(Duration.ofSeconds(1));
        assertThat(search.known(video)).as("asked about once until Marquee quits").isPresent();
        assertThat(search().known(video)).isEmpty();
        assertThat(seen).hasSize(1);
        assertThat(search().find(video)).isEqualTo(found);
        assertThat(seen).hasSize(2);
    }

    private void fail(int count) throws InterruptedException {
        for (int at = 0; at < count; at++) {
            FoundFrame _ = search.find(new VideoId(UUID.randomUUID().toString()));
        }
    }

    @Test
    void aRestLastsFiveMinutes() throws InterruptedException {
        road.sandbox().faults().set("thumbnails:400");
        fail(3);
        road.pass(Duration.ofMinutes(5).minusSeconds(1));
        fail(1);
        assertThat(seen).hasSize(3);
        road.pass(Duration.ofSeconds(1));
        fail(1);
        assertThat(seen).hasSize(4);
    }

    @Test
    void onlyFailuresInARowCount() throws InterruptedException {
        road.sandbox().faults().set("thumbnails:400");
        fail(2);
        road.sandbox().faults().set("");
        assertThat(search.find(converted()).url()).isPresent();
        road.sandbox().faults().set("thumbnails:400");
        fail(3);
        assertThat(seen).hasSize(6);
    }
}
