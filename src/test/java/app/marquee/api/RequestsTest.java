package app.marquee.api;

import static app.marquee.api.TestIds.FOLDER;
import static app.marquee.api.TestIds.PLAYLIST;
import static app.marquee.api.TestIds.VIDEO;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.budget.Priority;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.VideoFilter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

class RequestsTest {
    private static final String NO_UUID = "onboarding-2026";

    static Stream<GoldenRequest> goldenRequests() {
        return GoldenRequests.all();
    }

    @ParameterizedTest
    @MethodSource("goldenRequests")
    void aRequestIsSentByteForByteAsItIsAgreed(GoldenRequest golden) {
        assertThat(GoldenRequest.lineOf(golden.request())).isEqualTo(golden.line());
        assertThat(GoldenRequest.bodyOf(golden.request())).isEqualTo(golden.body());
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void everyOperationHasAGoldenRequest(Operation operation) {
        assertThat(goldenRequests().map(golden -> golden.request().operation()))
                .contains(operation);
    }

    @Test
    void onlyThePasswordIsMaskedInWhatMayBeSeen() {
        ApiRequest request = Writes.playlist(PLAYLIST, GoldenRequests.everything());
        JsonBody body = request.body();
        assertThat(body).isNotNull();
        assertThat(body.visible()).isEqualTo(body.json().replace("segredo", "••••••"));
        assertThat(request.toString()).doesNotContain("segredo");
    }

    static Stream<Arguments> refused() {
        AnalyticsQuery hourly = new AnalyticsQuery(null, null, Granularity.HOUR);
        AnalyticsQuery reversed =
                new AnalyticsQuery(LocalDate.of(2026, 2, 2), LocalDate.of(2026, 2, 1), null);
        VideoId bad = new VideoId(NO_UUID);
        return Stream.of(
                refused("video_id", api -> api.videos().customFields(bad)),
                refused("video_id", api -> api.videos().video(bad)),
                refused("video_id", _ -> Writes.recover(List.of(VIDEO, bad))),
                refused("video_id", _ -> Writes.recover(List.of())),
                refused("video_id", _ -> Writes.trash(List.of(bad))),
                refused("page", api -> api.videos().list(VideoFilter.ALL, 0, 10)),
                refused("limit", api -> api.videos().trashed(1, 0)),
                refused(
                        "folder_id",
                        api -> api.videos().list(VideoFilter.in(new FolderId(NO_UUID)), 1, 1)),
                refused("playlist_id", _ -> Writes.deletePlaylist(new PlaylistId(NO_UUID))),
                refused(
                        "playlist_id",
                        _ -> Writes.playlist(new PlaylistId(NO_UUID), PlaylistUpdate.NOTHING)),
                refused("video_id", _ -> Writes.addVideos(PLAYLIST, List.of())),
                refused(
                        "order",
                        _ -> Writes.addVideos(PLAYLIST, List.of(new PlaylistEntry(VIDEO, -1)))),
                refused("name", _ -> Writes.folder(FOLDER, FolderUpdate.rename(""))),
                refused(
                        "folder_id",
                        _ -> Writes.folder(new FolderId("/.."), FolderUpdate.rename("a"))),
                refused("name", _ -> Writes.createFolder(new FolderDraft("", null))),
                refused("name", _ -> Writes.createFunnel(new FunnelName("ab"))),
                refused("funnel_id", api -> api.funnels().funnel(new FunnelId(NO_UUID))),
                refused("videos", _ -> Writes.removeVideos(List.of())),
                refused("videos", _ -> Writes.removeVideos(List.of(bad))),
                refused("region", api -> api.analytics().cities(new CityQuery(hourly, "BR", " "))),
                refused("end_date", api -> api.analytics().ranking(reversed)),
                refused("end_date", api -> api.analytics().referrers(reversed)),
                refused("video_id", api -> api.analytics().browsers(bad, hourly)),
                refused("live_id", api -> api.analytics().viewersHistoric(new LiveId(NO_UUID))),
                refused("video_id", api -> api.thumbnails().thumbnails(bad)));
    }

    private static Arguments refused(String member, Consumer<EveryApi> call) {
        return Arguments.of(member, call);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatTheContractRefusesIsNeverSent(String member, Consumer<EveryApi> call) {
        RecordingTransport transport = new RecordingTransport();
        FailureException thrown =
                catchThrowableOfType(
                        FailureException.class, () -> call.accept(new EveryApi(transport)));
        assertThat(thrown.failure()).isInstanceOf(Failure.Refused.class);
        assertThat(((Failure.Refused) thrown.failure()).violations())
                .extracting(Violation::member)
                .containsOnly(member);
        assertThat(transport.sent).isEmpty();
    }

    @Test
    void backgroundGatewaysStandBehindWhatAPersonWaitsFor() {
        RecordingTransport transport = new RecordingTransport().answer("[]").answer("[]");
        Gateways.over(transport).funnels().list();
        Gateways.inBackground(transport).funnels().list();
        assertThat(transport.sent)
                .extracting(ApiRequest::priority)
                .containsExactly(Priority.INTERACTIVE, Priority.BACKGROUND);
    }
}
