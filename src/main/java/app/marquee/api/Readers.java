package app.marquee.api;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.model.BrowserRow;
import app.marquee.model.CityRow;
import app.marquee.model.CustomField;
import app.marquee.model.Folder;
import app.marquee.model.Funnel;
import app.marquee.model.FunnelId;
import app.marquee.model.LiveNow;
import app.marquee.model.Page;
import app.marquee.model.Playlist;
import app.marquee.model.PlaylistId;
import app.marquee.model.PlaylistVideo;
import app.marquee.model.RankingRow;
import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;
import app.marquee.model.ReferrerRow;
import app.marquee.model.Rows;
import app.marquee.model.Thumbnails;
import app.marquee.model.Video;
import app.marquee.model.VideoId;
import app.marquee.model.ViewersPoint;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** The reader of every answer. */
final class Readers {
    static final RowShape<CityRow> CITY = new CityShape();
    static final RowShape<BrowserRow> BROWSER = new BrowserShape();
    static final RowShape<ReferrerRow> REFERRER = new ReferrerShape();
    static final RowShape<RankingRow> RANKING = new RankingShape();
    static final RowShape<ViewersPoint> VIEWERS = new ViewersShape();

    private static final RowShape<Video> VIDEO = new VideoShape();
    private static final RowShape<Playlist> PLAYLIST = new PlaylistShape();
    private static final RowShape<Folder> FOLDER = new FolderShape();
    private static final RowShape<Funnel> FUNNEL = new FunnelShape();

    private Readers() {}

    static AnswerReader<List<CustomField>> customFields() {
        return list(new CustomFieldShape());
    }

    static AnswerReader<Page<Video>> videos() {
        return new JsonAnswerReader<>(new PageReading<>(VIDEO));
    }

    static AnswerReader<Video> video(VideoId asked) {
        return one(VIDEO, Keys.of(asked.value()), null);
    }

    /** The id in the request is not the video's own, so that the answer has to say it. */
    static AnswerReader<Video> videoByExternalId() {
        return one(VIDEO, Keys.NONE, null);
    }

    static AnswerReader<List<Playlist>> playlists() {
        return list(PLAYLIST);
    }

    static AnswerReader<Playlist> playlist(PlaylistId asked) {
        return one(PLAYLIST, Keys.of(asked.value()), null);
    }

    static AnswerReader<List<PlaylistVideo>> playlistVideos() {
        return list(new PlaylistVideoShape());
    }

    static AnswerReader<List<Folder>> folders() {
        return list(FOLDER);
    }

    static AnswerReader<List<Funnel>> funnels() {
        return list(FUNNEL);
    }

    static AnswerReader<Funnel> funnel(FunnelId asked) {
        return one(FUNNEL, Keys.of(asked.value()), "videos");
    }

    static <R> AnswerReader<Rows<R>> rows(RowShape<R> shape) {
        return new JsonAnswerReader<>(new RowsReading<>(shape));
    }

    static <R> AnswerReader<RowsEnd> stream(RowShape<R> shape, RowSink<? super R> sink) {
        return new JsonAnswerReader<>(new StreamReading<>(shape, sink));
    }

    static AnswerReader<LiveNow> liveNow() {
        return one(new LiveNowShape(), Keys.NONE, null);
    }

    static AnswerReader<Thumbnails> thumbnails() {
        return one(new ThumbnailsShape(), Keys.NONE, ThumbnailsShape.GENERATED);
    }

    static AnswerReader<ReferralSummary> referralSummary() {
        return one(new ReferralSummaryShape(), Keys.NONE, null);
    }

    static AnswerReader<List<ReferralTransaction>> transactions() {
        return list(new TransactionShape());
    }

    static AnswerReader<Optional<Video>> writtenVideo(ApiRequest write) {
        return WrittenReader.of(VIDEO, video -> video.id().value(), write, "video_id");
    }

    static AnswerReader<Optional<CustomField>> writtenField(ApiRequest write) {
        return new WrittenFieldReader(write);
    }

    static AnswerReader<Optional<Thumbnails>> writtenThumbnails() {
        return new WrittenReader<>(new ThumbnailsShape(), _ -> "", Optional.empty());
    }

    static AnswerReader<Optional<Playlist>> writtenPlaylist(ApiRequest write) {
        return WrittenReader.of(PLAYLIST, list -> list.id().value(), write, "playlist_id");
    }

    static AnswerReader<Optional<Folder>> writtenFolder(ApiRequest write) {
        return WrittenReader.of(FOLDER, folder -> folder.id().value(), write, "folder_id");
    }

    static AnswerReader<Optional<Funnel>> writtenFunnel(ApiRequest write) {
        return WrittenReader.of(FUNNEL, funnel -> funnel.id().value(), write, "funnel_id");
    }

    private static <R> AnswerReader<List<R>> list(RowShape<R> shape) {
        return new JsonAnswerReader<>(new ListReading<>(shape));
    }

    private static <R> AnswerReader<R> one(
            RowShape<R> shape, Keys keys, @Nullable String listMember) {
        return new JsonAnswerReader<>(new RecordReading<>(shape, keys, listMember));
    }
}
