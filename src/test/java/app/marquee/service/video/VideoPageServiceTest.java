package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Member;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The facts of a video are an extension: that it is not there is no fault of the id. */
final class VideoPageServiceTest {
    private static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");

    private static final Failure MISSING = new Failure.NotFound(new Answer(404, null, "{}"));

    @TempDir Path home;

    @Test
    void aServiceThatReadsNoVideoTellsNothingOfOne() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            fixture.transport().fail(MISSING).fail(MISSING);
            VideoPageService page = VideoPageService.of(session);
            assertThat(page.facts(VIDEO)).isEmpty();
            assertThat(page.facts(VIDEO)).isEmpty();
        }
    }

    @Test
    void whereOthersAreListedTheIdIsTheWrongOne() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            fixture.transport().answer(200, "{\"videos\":[],\"pages\":1}").fail(MISSING);
            assertThat(VideoService.of(session).page(VideoFilter.ALL, 1)).isPresent();
            assertThatThrownBy(() -> VideoPageService.of(session).facts(VIDEO))
                    .isInstanceOf(FailureException.class);
        }
    }

    @Test
    void whatWasReadIsKnownByItsTitle() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            fixture.transport()
                    .answer(200, "{\"id\":\"%s\",\"title\":\"Intro\"}".formatted(VIDEO.value()));
            assertThat(VideoPageService.of(session).facts(VIDEO)).isPresent();
            assertThat(VideoService.of(session).known())
                    .containsExactly(Video.known(VIDEO).withTitle(Member.of("Intro")));
        }
    }
}
