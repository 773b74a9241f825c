package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.store.Memberships;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
    void itIsInThePlaylistsWhoseVideosWereLoadedWithoutARequest() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            PlaylistId basics = new PlaylistId("p1");
            session.catalogue()
                    .remember(
                            List.of(
                                    session.catalogue()
                                            .confirmed(
                                                    basics,
                                                    ItemKind.PLAYLIST,
                                                    "Basics",
                                                    ItemSource.LIST)));
            session.catalogue()
                    .contains(Memberships.Kind.PLAYLIST, basics, List.of(VIDEO, new VideoId("v2")));
            VideoOwners owners = VideoPageService.of(session).owners(VIDEO);
            assertThat(owners.playlists()).extracting(KnownItem::title).containsExactly("Basics");
            assertThat(owners.funnels()).isEmpty();
            assertThat(VideoPageService.of(session).owners(new VideoId("v3")))
                    .isEqualTo(VideoOwners.NONE);

            session.catalogue().fields(VIDEO, List.of(field("level", "basic")));
            VideoMarks marks = VideoService.of(session).marks();
            assertThat(marks.inPlaylists()).containsExactlyInAnyOrder(VIDEO, new VideoId("v2"));
            assertThat(marks.fields()).containsOnly(Map.entry("level: basic", Set.of(VIDEO)));
        }
    }

    private static CustomField field(String key, String value) {
        return new CustomField(null, null, key, value, null, null, UnknownMembers.NONE);
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
