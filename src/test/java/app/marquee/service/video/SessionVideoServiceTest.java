package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ApiRequest;
import app.marquee.http.budget.Priority;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

final class SessionVideoServiceTest {
    private static final String PAGE =
            """
            {"videos":[{"id":"c2d3e4f5-1111-4222-8333-444455556666","title":"One"}],"pages":3}
            """;

    @TempDir Path home;

    @Test
    void whatAnswersOrThePersonNamedIsKnownWithoutAList() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            VideoService videos = new SessionVideoService(session);
            VideoId pasted = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
            session.catalogue().add(ItemKind.VIDEO, List.of(pasted));
            assertThat(videos.known()).containsExactly(Video.known(pasted));
            assertThat(fixture.transport().sent()).isEmpty();
        }
    }

    @Test
    void aPersonWaitsForTheFirstPageOnly() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            fixture.transport().answer(200, PAGE).answer(200, PAGE).answer(200, PAGE);
            VideoService videos = new SessionVideoService(session);
            for (int page = 1; page <= 3; page++) {
                assertThat(videos.page(VideoFilter.ALL, page)).isPresent();
            }
            assertThat(fixture.transport().sent())
                    .extracting(ApiRequest::priority)
                    .containsExactly(
                            Priority.INTERACTIVE, Priority.BACKGROUND, Priority.BACKGROUND);
        }
    }
}
