package app.marquee.harness;

import app.marquee.api.EveryApi;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.VideoFilter;
import app.marquee.sandbox.account.Account;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/** One request for each read of the contract, for things that the sandbox's account has. */
public final class EveryRead {
    private static final AnalyticsQuery DAY =
            new AnalyticsQuery(LocalDate.of(2026, 6, 14), LocalDate.of(2026, 6, 14), null);

    private final VideoId video;
    private final FunnelId funnel;
    private final LiveId live;
    private final PlaylistId playlist;

    public EveryRead(Account account) {
        video = new VideoId(account.videoId(5).toString());
        funnel = new FunnelId(account.funnels().getFirst().id().toString());
        playlist = new PlaylistId(account.playlists().getFirst().id().toString());
        live =
                account.lives()
                        .findFirst()
                        .map(seed -> new LiveId(seed.id().toString()))
                        .orElseThrow();
    }

    /** Each asks once and returns, or throws what became of it. */
    public Map<Operation, Consumer<EveryApi>> all() {
        Map<Operation, Consumer<EveryApi>> all = new EnumMap<>(Operation.class);
        all.put(Operation.GET_CUSTOM_FIELDS, ways -> ways.videos().customFields(video));
        all.put(Operation.LIST_FUNNELS, ways -> ways.funnels().list());
        all.put(Operation.GET_FUNNEL, ways -> ways.funnels().funnel(funnel));
        all.put(
                Operation.GET_CITY,
                ways -> ways.analytics().cities(new CityQuery(DAY, null, null)));
        all.put(Operation.GET_BROWSER, ways -> ways.analytics().browsers(video, DAY));
        all.put(Operation.GET_REFERRER, ways -> ways.analytics().referrers(DAY));
        all.put(Operation.GET_RANKING, ways -> ways.analytics().ranking(DAY));
        all.put(Operation.GET_VIEWERS_HISTORIC, ways -> ways.analytics().viewersHistoric(live));
        all.put(Operation.GET_THUMBS, ways -> ways.thumbnails().thumbnails(video));
        all.put(Operation.GET_MEMBER_REFERRALS, ways -> ways.referrals().summary());
        all.put(Operation.GET_REFERRAL_TRANSACTIONS, ways -> ways.referrals().transactions());
        return all;
    }

    /** The same for the extensions. */
    Map<Operation, Consumer<EveryApi>> extensions() {
        Map<Operation, Consumer<EveryApi>> all = new EnumMap<>(Operation.class);
        all.put(Operation.LIST_VIDEOS, ways -> ways.videos().list(VideoFilter.ALL, 1, 3));
        all.put(Operation.LIST_TRASH, ways -> ways.videos().trashed(1, 3));
        all.put(Operation.GET_VIDEO, ways -> ways.videos().video(video));
        all.put(Operation.LIST_FOLDERS, ways -> ways.folders().list());
        all.put(Operation.LIST_PLAYLISTS, ways -> ways.playlists().list());
        all.put(Operation.GET_PLAYLIST, ways -> ways.playlists().playlist(playlist));
        all.put(Operation.GET_PLAYLIST_VIDEOS, ways -> ways.playlists().videos(playlist));
        return all;
    }
}
