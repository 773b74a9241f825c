package app.marquee.model.operation;

import static app.marquee.model.operation.HostRole.BASE;
import static app.marquee.model.operation.HostRole.DATA;

/** Operation of the platform: the 18 of the contract (section 4), then the unofficial ones. */
public enum Operation {
    GET_CUSTOM_FIELDS("GET", "/videos/{video_id}", BASE, true),
    RECOVER_VIDEOS("POST", "/videos/recover", BASE, true),
    UPDATE_PLAYLIST("PUT", "/playlist/{playlist_id}", BASE, true),
    ADD_PLAYLIST_VIDEOS("POST", "/playlist/{playlist_id}/videos", BASE, true),
    DELETE_PLAYLIST("DELETE", "/playlist/{playlist_id}", BASE, true),
    UPDATE_FOLDER("PUT", "/folders/{folder_id}", BASE, true),
    CREATE_FUNNEL("POST", "/funnel/create", BASE, true),
    LIST_FUNNELS("GET", "/funnels/get_all", BASE, true),
    GET_FUNNEL("GET", "/funnels/get/{funnel_id}", BASE, true),
    REMOVE_FUNNEL_VIDEOS("DELETE", "/funnels/remove_videos", BASE, true),
    GET_CITY("GET", "/city", DATA, true),
    GET_BROWSER("GET", "/browser/{video_id}", DATA, true),
    GET_REFERRER("GET", "/referrer", DATA, true),
    GET_RANKING("GET", "/ranking", DATA, true),
    GET_VIEWERS_HISTORIC("GET", "/analytics/live/{live_id}/viewers_historic", BASE, true),
    GET_THUMBS("GET", "/thumbs/{video_id}", BASE, true),
    GET_MEMBER_REFERRALS("GET", "/member-referrals", BASE, true),
    GET_REFERRAL_TRANSACTIONS("GET", "/member-referrals/transactions", BASE, true),

    LIST_VIDEOS("GET", "/videos", BASE, false),
    LIST_TRASH("GET", "/videos", BASE, false),
    GET_VIDEO("GET", "/videos/{video_id}", BASE, false),
    TRASH_VIDEOS("DELETE", "/videos", BASE, false),
    UPDATE_VIDEO("PUT", "/videos/{video_id}", BASE, false),
    CREATE_CUSTOM_FIELD("POST", "/videos/{video_id}", BASE, false),
    UPDATE_CUSTOM_FIELD("PUT", "/videos/{video_id}", BASE, false),
    DELETE_CUSTOM_FIELD("DELETE", "/videos/{video_id}", BASE, false),
    LIST_FOLDERS("GET", "/folders", BASE, false),
    CREATE_FOLDER("POST", "/folders", BASE, false),
    LIST_PLAYLISTS("GET", "/playlists", BASE, false),
    GET_PLAYLIST("GET", "/playlists/{playlist_id}", BASE, false),
    GET_PLAYLIST_VIDEOS("GET", "/playlists/{playlist_id}/videos", BASE, false),
    CREATE_PLAYLIST("POST", "/playlist", BASE, false),
    REPLACE_THUMBNAIL("POST", "/thumbs/{video_id}", BASE, false),
    REMOVE_THUMBNAIL("DELETE", "/thumbs/{video_id}", BASE, false);

    private final String method;
    private final String path;
    private final HostRole host;
    private final boolean documented;

    Operation(String method, String path, HostRole host, boolean documented) {
        this.method = method;
        this.path = path;
        this.host = host;
        this.documented = documented;
    }

    public String method() {
        return method;
    }

    /** The path template, with the contract's names in braces. */
    public String path() {
        return path;
    }

    /** The host that is asked first; a connection may override it. */
    public HostRole host() {
        return host;
    }

    /** Part of the contract rather than an unofficial feature. */
    public boolean isDocumented() {
        return documented;
    }

    /** Writing operation. */
    public boolean isWrite() {
        return !method.equals("GET");
    }
}
