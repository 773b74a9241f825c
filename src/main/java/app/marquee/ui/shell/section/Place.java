package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;

import java.time.LocalDate;
import java.util.List;

/** Place that a section or the window opens in a section that it doesn't know. */
public sealed interface Place {
    record Overview() implements Place {}

    /** Panel that tells what made a day of the account. */
    record DayOf(LocalDate day) implements Place {}

    record Playlists() implements Place {}

    /** Log of requests and changes. */
    record Activity() implements Place {}

    /** Pending changes of all items. */
    record PendingChanges() implements Place {}

    /** Drawer with the pending changes, over the section in front. */
    record ChangesDrawer() implements Place {}

    /** Pending changes of one item. */
    record ChangesOf(Id item) implements Place {}

    record BrowsersOf(VideoId video) implements Place {}

    /** Title of a video, to be edited. */
    record TitleOf(VideoId video) implements Place {}

    record ThumbnailsOf(VideoId video) implements Place {}

    /** Choice of the playlist that videos are added to. */
    record AddToPlaylist(List<Video> videos) implements Place {
        public AddToPlaylist {
            videos = List.copyOf(videos);
        }
    }

    /** Ranking of the chosen period. */
    record Ranking() implements Place {}

    /** Referrers of the chosen period. */
    record Referrers() implements Place {}

    /** Cities of the chosen period. */
    record Cities() implements Place {}

    record Live() implements Place {}

    /** Composer of reports for clients. */
    record Reports() implements Place {}

    record Library() implements Place {}

    record Trash() implements Place {}

    /** Review of the pending recoveries of videos that expire soon. */
    record ExpiringRecoveries() implements Place {}

    record Settings() implements Place {}

    /** Form for a new connection. */
    record NewConnection() implements Place {}
}
