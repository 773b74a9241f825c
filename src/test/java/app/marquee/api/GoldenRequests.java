package app.marquee.api;

import static app.marquee.api.TestIds.EXTERNAL;
import static app.marquee.api.TestIds.FOLDER;
import static app.marquee.api.TestIds.FUNNEL;
import static app.marquee.api.TestIds.IMAGE;
import static app.marquee.api.TestIds.LIVE;
import static app.marquee.api.TestIds.OTHER;
import static app.marquee.api.TestIds.PARENT;
import static app.marquee.api.TestIds.PLAYLIST;
import static app.marquee.api.TestIds.VIDEO;

import app.marquee.http.ApiRequest;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The golden requests: every operation of the contract and every extension, as it is sent. */
final class GoldenRequests {
    private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);
    private static final LocalDate LAST = LocalDate.of(2026, 3, 31);

    private GoldenRequests() {}

    static Stream<GoldenRequest> all() {
        return Stream.of(
                        videos(),
                        CustomFieldGoldens.all(),
                        ThumbnailGoldens.all(),
                        playlists(),
                        folders(),
                        funnels(),
                        analytics(),
                        others())
                .flatMap(stream -> stream);
    }

    private static Stream<GoldenRequest> videos() {
        return Stream.of(
                read(
                        "custom fields",
                        api -> api.videos().customFields(VIDEO),
                        "GET BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01?custom_fields"),
                write(
                        "recover videos",
                        Writes.recover(List.of(VIDEO, OTHER)),
                        "POST BASE /videos/recover",
                        """
                        [{"video_id":"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"},\
                        {"video_id":"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02"}]\
                        """),
                write(
                        "trash a video",
                        Writes.trash(List.of(VIDEO)),
                        "DELETE BASE /videos",
                        "[{\"video_id\":\"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"}]"),
                read(
                        "a video",
                        api -> api.videos().video(VIDEO),
                        "GET BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                read(
                        "a video by its external id",
                        api -> api.videos().videoByExternalId(EXTERNAL),
                        "GET BASE /videos/9e0b6a52-7c1e-4c85-9d27-5a3f0d1e2b09?external_id"),
                read(
                        "videos",
                        api -> api.videos().list(VideoFilter.ALL, 1, 50),
                        "GET BASE /videos?page=1&limit=50"),
                read(
                        "videos with every filter",
                        api -> api.videos().list(filter(), 3, 20),
                        "GET BASE /videos?page=3&limit=20&title=como fazer&status=CONVERTED"
                                + "&folder_id=3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                read(
                        "videos of the root",
                        api -> api.videos().list(VideoFilter.ROOT, 1, 20),
                        "GET BASE /videos?page=1&limit=20&root_folder=1"),
                read(
                        "the trash",
                        api -> api.videos().trashed(2, 100),
                        "GET BASE /videos?page=2&limit=100&status=DELETING"),
                write(
                        "rename a video",
                        Writes.video(VIDEO, VideoUpdate.rename("Aula 1 – início")),
                        "PUT BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"title\":\"Aula 1 – início\"}"),
                write(
                        "move a video",
                        Writes.video(VIDEO, VideoUpdate.moveTo(FOLDER)),
                        "PUT BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"folder_id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"}"),
                write(
                        "move a video to the root",
                        Writes.video(VIDEO, VideoUpdate.moveToRoot()),
                        "PUT BASE /videos/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"folder_id\":null}"));
    }

    private static Stream<GoldenRequest> playlists() {
        return Stream.of(
                write(
                        "rename a playlist",
                        Writes.playlist(PLAYLIST, name("Onboarding \"2026\" 🎬")),
                        "PUT BASE /playlist/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"name\":\"Onboarding \\\"2026\\\" 🎬\"}"),
                write(
                        "every member of a playlist",
                        Writes.playlist(PLAYLIST, everything()),
                        "PUT BASE /playlist/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        """
                        {"name":"Onboarding","description":"","access_type":"anyone_with_password",\
                        "password":"segredo","hide_views":false,"creator_name":"Ana",\
                        "external_button":{"size":"small","text":"Saiba mais",\
                        "url":"https://example.org/a?b=c&d"},\
                        "image_id":"6f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"}\
                        """),
                write(
                        "add videos to a playlist",
                        Writes.addVideos(
                                PLAYLIST,
                                List.of(
                                        new PlaylistEntry(VIDEO, 0),
                                        new PlaylistEntry(OTHER, null))),
                        "POST BASE /playlist/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01/videos",
                        """
                        [{"video_id":"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01","order":0},\
                        {"video_id":"1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02"}]\
                        """),
                write(
                        "delete a playlist",
                        Writes.deletePlaylist(PLAYLIST),
                        "DELETE BASE /playlist/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        ""),
                write(
                        "create a playlist",
                        Writes.createPlaylist(
                                new PlaylistDraft("Lives", AccessType.PRIVATE, "Ana")),
                        "POST BASE /playlist",
                        "{\"name\":\"Lives\",\"access_type\":\"private\",\"creator_name\":\"Ana\"}"),
                read("playlists", api -> api.playlists().list(), "GET BASE /playlists"),
                read(
                        "a playlist",
                        api -> api.playlists().playlist(PLAYLIST),
                        "GET BASE /playlists/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                read(
                        "videos of a playlist",
                        api -> api.playlists().videos(PLAYLIST),
                        "GET BASE /playlists/2f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01/videos"));
    }

    private static Stream<GoldenRequest> folders() {
        return Stream.of(
                write(
                        "rename a folder",
                        Writes.folder(FOLDER, FolderUpdate.rename("Aulas ")),
                        "PUT BASE /folders/3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"name\":\"Aulas \"}"),
                write(
                        "move a folder",
                        Writes.folder(FOLDER, FolderUpdate.moveTo(PARENT)),
                        "PUT BASE /folders/3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"parent_folder_id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02\"}"),
                write(
                        "move a folder to the root",
                        Writes.folder(FOLDER, FolderUpdate.moveToRoot()),
                        "PUT BASE /folders/3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"parent_folder_id\":null}"),
                write(
                        "deactivate a folder",
                        Writes.folder(FOLDER, FolderUpdate.setActive(false)),
                        "PUT BASE /folders/3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",
                        "{\"status\":false}"),
                write(
                        "create a folder in another",
                        Writes.createFolder(new FolderDraft("Novas", PARENT)),
                        "POST BASE /folders",
                        "{\"name\":\"Novas\","
                                + "\"parent_folder_id\":\"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02\"}"),
                write(
                        "create a folder at the root",
                        Writes.createFolder(new FolderDraft("Novas", null)),
                        "POST BASE /folders",
                        "{\"name\":\"Novas\"}"),
                read("folders", api -> api.folders().list(), "GET BASE /folders"));
    }

    private static Stream<GoldenRequest> funnels() {
        return Stream.of(
                write(
                        "create a funnel",
                        Writes.createFunnel(new FunnelName("Lançamento")),
                        "POST BASE /funnel/create",
                        "{\"name\":\"Lançamento\"}"),
                read("funnels", api -> api.funnels().list(), "GET BASE /funnels/get_all"),
                read(
                        "a funnel",
                        api -> api.funnels().funnel(FUNNEL),
                        "GET BASE /funnels/get/4f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                write(
                        "remove videos from a funnel",
                        Writes.removeVideos(List.of(VIDEO, OTHER)),
                        "DELETE BASE /funnels/remove_videos",
                        """
                        {"videos":["1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01",\
                        "1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b02"]}\
                        """));
    }

    private static Stream<GoldenRequest> analytics() {
        AnalyticsQuery nothing = new AnalyticsQuery(null, null, null);
        AnalyticsQuery daily = new AnalyticsQuery(FIRST, LAST, Granularity.DAY);
        return Stream.of(
                read(
                        "cities",
                        api -> api.analytics().cities(new CityQuery(nothing, null, null)),
                        "GET DATA /city"),
                read(
                        "cities of a region by day",
                        api -> api.analytics().cities(new CityQuery(daily, "BR", "São Paulo")),
                        "GET DATA /city?start_date=2026-03-01&end_date=2026-03-31"
                                + "&granularity=day&country=BR&region=São Paulo"),
                read(
                        "browsers by day",
                        api -> api.analytics().browsers(VIDEO, daily),
                        "GET DATA /browser/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"
                                + "?start_date=2026-03-01&end_date=2026-03-31&granularity=day"),
                read(
                        "referrers since a day by hour",
                        api ->
                                api.analytics()
                                        .referrers(
                                                new AnalyticsQuery(FIRST, null, Granularity.HOUR)),
                        "GET DATA /referrer?start_date=2026-03-01&granularity=hour"),
                read(
                        "ranking without granularity",
                        api -> api.analytics().ranking(daily),
                        "GET DATA /ranking?start_date=2026-03-01&end_date=2026-03-31"),
                read(
                        "viewers of a live stream",
                        api -> api.analytics().viewersHistoric(LIVE),
                        "GET BASE /analytics/live/5f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"
                                + "/viewers_historic"));
    }

    private static Stream<GoldenRequest> others() {
        return Stream.of(
                read(
                        "thumbnails",
                        api -> api.thumbnails().thumbnails(VIDEO),
                        "GET BASE /thumbs/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                read("referrals", api -> api.referrals().summary(), "GET BASE /member-referrals"),
                read(
                        "transactions",
                        api -> api.referrals().transactions(),
                        "GET BASE /member-referrals/transactions"));
    }

    private static VideoFilter filter() {
        return new VideoFilter("como fazer", VideoStatus.CONVERTED, FOLDER, false);
    }

    private static PlaylistUpdate name(String name) {
        PlaylistUpdate nothing = PlaylistUpdate.NOTHING;
        return new PlaylistUpdate(
                Member.of(name),
                nothing.description(),
                nothing.accessType(),
                nothing.password(),
                nothing.hideViews(),
                nothing.creatorName(),
                nothing.externalButton(),
                nothing.imageId());
    }

    static PlaylistUpdate everything() {
        return new PlaylistUpdate(
                Member.of("Onboarding"),
                Member.of(""),
                Member.of(AccessType.ANYONE_WITH_PASSWORD),
                Member.of(new Secret("segredo")),
                Member.of(false),
                Member.of("Ana"),
                Member.of(
                        new ExternalButton(
                                ButtonSize.SMALL, "Saiba mais", "https://example.org/a?b=c&d")),
                Member.of(IMAGE));
    }

    private static GoldenRequest read(String name, Consumer<EveryApi> call, String line) {
        RecordingTransport transport = new RecordingTransport();
        try {
            call.accept(new EveryApi(transport));
        } catch (FailureException e) {
            // An answer without a body does not name the video; the request has been recorded.
        }
        return new GoldenRequest(name, transport.sent.getFirst(), line, "");
    }

    static GoldenRequest write(String name, ApiRequest request, String line, String body) {
        RecordingTransport transport = new RecordingTransport();
        Writes.send(transport, request);
        return new GoldenRequest(name, transport.sent.getFirst(), line, body);
    }
}
