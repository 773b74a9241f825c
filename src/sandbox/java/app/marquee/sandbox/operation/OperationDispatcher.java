package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Handler;
import app.marquee.sandbox.wire.Operation;

import java.time.Instant;

/**
 * Dispatcher of calls to their handlers. Videos past their 30 days in the trash are purged first.
 * Thread-safe.
 */
public final class OperationDispatcher implements Handler {
    private final Platform platform;
    private final VideoOperations videos;
    private final TrashOperations trash;
    private final CustomFieldOperations fields;
    private final PlaylistOperations playlists;
    private final FolderOperations folders;
    private final FunnelOperations funnels;
    private final AnalyticsOperations analytics;
    private final LiveOperations lives;
    private final ThumbnailOperations thumbnails;
    private final ReferralOperations referrals;
    private final PictureOperations pictures;

    public OperationDispatcher(Platform platform, Addresses addresses) {
        this.platform = platform;
        this.videos = new VideoOperations(platform, addresses);
        this.trash = new TrashOperations(platform);
        this.fields = new CustomFieldOperations(platform);
        this.playlists = new PlaylistOperations(platform, addresses);
        this.folders = new FolderOperations(platform);
        this.funnels = new FunnelOperations(platform);
        this.analytics = new AnalyticsOperations(platform);
        this.lives = new LiveOperations(platform);
        this.thumbnails = new ThumbnailOperations(platform, addresses);
        this.referrals = new ReferralOperations(platform);
        this.pictures = new PictureOperations(platform);
    }

    @Override
    public Answer answer(Call call) {
        purge();
        return handler(call.operation()).answer(call);
    }

    private void purge() {
        Instant now = platform.now();
        if (platform.read(session -> new Videos(session).hasExpired(now))) {
            platform.write(
                    session -> {
                        new Videos(session).purge(now);
                        return true;
                    });
        }
    }

    private Handler handler(Operation operation) {
        return switch (operation) {
            case CUSTOM_FIELDS -> fields::read;
            case CUSTOM_FIELD_CREATE -> fields::create;
            case CUSTOM_FIELD_UPDATE -> fields::update;
            case CUSTOM_FIELD_DELETE -> fields::delete;
            case VIDEOS_RECOVER -> trash::recover;
            case VIDEO_TRASH -> trash::trash;
            case VIDEO_LIST -> videos::list;
            case VIDEO_READ -> videos::read;
            case VIDEO_UPDATE -> videos::update;
            case PLAYLIST_UPDATE -> playlists::update;
            case PLAYLIST_ADD_VIDEOS -> playlists::addVideos;
            case PLAYLIST_DELETE -> playlists::delete;
            case PLAYLIST_LIST -> playlists::list;
            case PLAYLIST_READ -> playlists::read;
            case PLAYLIST_VIDEOS -> playlists::videos;
            case PLAYLIST_CREATE -> playlists::create;
            case FOLDER_UPDATE -> folders::update;
            case FOLDER_LIST -> folders::list;
            case FOLDER_CREATE -> folders::create;
            case FUNNEL_CREATE -> funnels::create;
            case FUNNEL_LIST -> funnels::list;
            case FUNNEL_READ -> funnels::read;
            case FUNNEL_REMOVE_VIDEOS -> funnels::removeVideos;
            case CITY -> analytics::cities;
            case BROWSER -> analytics::browsers;
            case REFERRER -> analytics::referrers;
            case RANKING -> analytics::ranking;
            case LIVE_HISTORY -> lives::history;
            case THUMBNAILS -> thumbnails::read;
            case THUMBNAIL_UPLOAD -> thumbnails::upload;
            case THUMBNAIL_DELETE -> thumbnails::delete;
            case REFERRAL_SUMMARY -> referrals::summary;
            case REFERRAL_TRANSACTIONS -> referrals::transactions;
            case PICTURE -> pictures::read;
        };
    }
}
