package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ApiRequest;
import app.marquee.http.budget.Priority;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
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

    @Test
    void whatVideosWerePutIntoLatelyComesFirstAsFarAsItIsKnown() {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            VideoService videos = new SessionVideoService(session);
            List<Video> one =
                    List.of(Video.known(new VideoId("c2d3e4f5-1111-4222-8333-444455556666")));
            session.catalogue().remember(List.of(playlist(1), playlist(2), folder(3)));
            session.catalogue().add(ItemKind.PLAYLIST, List.of(new PlaylistId(id(5))));
            assertThat(videos.recent()).isEqualTo(RecentTargets.NONE);
            session.changes()
                    .keep(
                            List.of(
                                    videos.stageAddition(untitled(5), one),
                                    videos.stageUpdate(one.getFirst(), VideoUpdate.rename(id(3)))));
            assertThat(videos.recent())
                    .as("a playlist without a title, and a title that is the ID of a folder")
                    .isEqualTo(RecentTargets.NONE);
            FolderId gone = new FolderId(id(4));
            session.changes()
                    .keep(
                            List.of(
                                    videos.stageAddition(playlist(1), one),
                                    videos.stageAddition(playlist(2), one),
                                    videos.stageAddition(playlist(1), one),
                                    videos.stageUpdate(
                                            one.getFirst(),
                                            VideoUpdate.moveTo(new FolderId(id(3)))),
                                    videos.stageUpdate(one.getFirst(), VideoUpdate.moveTo(gone))));
            assertThat(videos.recent().playlists())
                    .extracting(KnownItem::title)
                    .containsExactly("PLAYLIST 1", "PLAYLIST 2");
            assertThat(videos.recent().folders())
                    .extracting(KnownItem::title)
                    .containsExactly("FOLDER 3");
            session.changes()
                    .giveUp(session.changes().waiting().stream().map(l -> l.id()).toList());
            assertThat(videos.recent())
                    .as("nothing was discarded into")
                    .isEqualTo(RecentTargets.NONE);
        }
    }

    private static String id(int number) {
        return "c2d3e4f5-2222-4222-8333-00000000000" + number;
    }

    private static KnownItem playlist(int number) {
        return item(ItemKind.PLAYLIST, number);
    }

    private static KnownItem untitled(int number) {
        return new KnownItem(ItemKind.PLAYLIST, id(number), null, ItemSource.PERSON, null);
    }

    private static KnownItem folder(int number) {
        return item(ItemKind.FOLDER, number);
    }

    private static KnownItem item(ItemKind kind, int number) {
        return new KnownItem(kind, id(number), kind + " " + number, ItemSource.LIST, null);
    }
}
