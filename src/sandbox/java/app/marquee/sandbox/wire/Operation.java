package app.marquee.sandbox.wire;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Operation of the sandbox: the 18 of the contract (section 4), the unofficial ones of live
 * servers, and its images. The kebab name addresses an operation in a fault specification.
 */
public enum Operation {
    CUSTOM_FIELDS(Origin.CONTRACT, "GET", "/videos/{video_id}", "custom_fields"),
    VIDEOS_RECOVER(Origin.CONTRACT, "POST", "/videos/recover", ""),
    PLAYLIST_UPDATE(Origin.CONTRACT, "PUT", "/playlist/{playlist_id}", ""),
    PLAYLIST_ADD_VIDEOS(Origin.CONTRACT, "POST", "/playlist/{playlist_id}/videos", ""),
    PLAYLIST_DELETE(Origin.CONTRACT, "DELETE", "/playlist/{playlist_id}", ""),
    FOLDER_UPDATE(Origin.CONTRACT, "PUT", "/folders/{folder_id}", ""),
    FUNNEL_CREATE(Origin.CONTRACT, "POST", "/funnel/create", ""),
    FUNNEL_LIST(Origin.CONTRACT, "GET", "/funnels/get_all", ""),
    FUNNEL_READ(Origin.CONTRACT, "GET", "/funnels/get/{funnel_id}", ""),
    FUNNEL_REMOVE_VIDEOS(Origin.CONTRACT, "DELETE", "/funnels/remove_videos", ""),
    CITY(Origin.CONTRACT, "GET", "/city", ""),
    BROWSER(Origin.CONTRACT, "GET", "/browser/{video_id}", ""),
    REFERRER(Origin.CONTRACT, "GET", "/referrer", ""),
    RANKING(Origin.CONTRACT, "GET", "/ranking", ""),
    LIVE_HISTORY(Origin.CONTRACT, "GET", "/analytics/live/{live_id}/viewers_historic", ""),
    THUMBNAILS(Origin.CONTRACT, "GET", "/thumbs/{video_id}", ""),
    REFERRAL_SUMMARY(Origin.CONTRACT, "GET", "/member-referrals", ""),
    REFERRAL_TRANSACTIONS(Origin.CONTRACT, "GET", "/member-referrals/transactions", ""),

    VIDEO_LIST(Origin.EXTENSION, "GET", "/videos", ""),
    VIDEO_READ(Origin.EXTENSION, "GET", "/videos/{video_id}", ""),
    VIDEO_UPDATE(Origin.EXTENSION, "PUT", "/videos/{video_id}", ""),
    VIDEO_TRASH(Origin.EXTENSION, "DELETE", "/videos", ""),
    CUSTOM_FIELD_CREATE(Origin.EXTENSION, "POST", "/videos/{video_id}", "custom_fields"),
    CUSTOM_FIELD_UPDATE(Origin.EXTENSION, "PUT", "/videos/{video_id}", "custom_fields"),
    CUSTOM_FIELD_DELETE(Origin.EXTENSION, "DELETE", "/videos/{video_id}", "custom_fields"),
    FOLDER_LIST(Origin.EXTENSION, "GET", "/folders", ""),
    FOLDER_CREATE(Origin.EXTENSION, "POST", "/folders", ""),
    PLAYLIST_LIST(Origin.EXTENSION, "GET", "/playlists", ""),
    PLAYLIST_READ(Origin.EXTENSION, "GET", "/playlists/{playlist_id}", ""),
    PLAYLIST_VIDEOS(Origin.EXTENSION, "GET", "/playlists/{playlist_id}/videos", ""),
    PLAYLIST_CREATE(Origin.EXTENSION, "POST", "/playlist", ""),
    THUMBNAIL_UPLOAD(Origin.EXTENSION, "POST", "/thumbs/{video_id}", ""),
    THUMBNAIL_DELETE(Origin.EXTENSION, "DELETE", "/thumbs/{video_id}", ""),

    PICTURE(Origin.PICTURE, "GET", "/pictures/{picture}", "");

    /** Origin of an operation. */
    public enum Origin {
        CONTRACT,
        EXTENSION,
        PICTURE
    }

    private final Origin origin;
    private final String method;
    private final String path;
    private final String flag;

    Operation(Origin origin, String method, String path, String flag) {
        this.origin = origin;
        this.method = method;
        this.path = path;
        this.flag = flag;
    }

    public Origin origin() {
        return origin;
    }

    public String method() {
        return method;
    }

    /** The path with its identifiers in braces. */
    public String path() {
        return path;
    }

    /** The query member that selects this operation on a shared path; empty where none does. */
    public String flag() {
        return flag;
    }

    /** The name in fault specifications, for instance {@code playlist-add-videos}. */
    public String kebab() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The analytics reads other than the city one: their host is not in the contract. */
    public boolean isMovableRead() {
        return this == BROWSER || this == REFERRER || this == RANKING;
    }

    public static Optional<Operation> named(String kebab) {
        return Arrays.stream(values()).filter(o -> o.kebab().equals(kebab)).findFirst();
    }
}
