package app.marquee.api.response;

import app.marquee.api.json.JsonAnswerReader;
import app.marquee.api.json.JsonReading;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.RowSink;
import app.marquee.api.json.RowsEnd;
import app.marquee.api.json.WrittenReader;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.QueryParameter;
import app.marquee.model.Page;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.Rows;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Catalog of the parsers of all responses. */
public final class Readers {
    public static final RowShape<CityRow> CITY = new CityShape();
    public static final RowShape<BrowserRow> BROWSER = new BrowserShape();
    public static final RowShape<ReferrerRow> REFERRER = new ReferrerShape();
    public static final RowShape<RankingRow> RANKING = new RankingShape();
    public static final RowShape<ViewersPoint> VIEWERS = new ViewersShape();

    private static final RowShape<Video> VIDEO = new VideoShape();
    private static final RowShape<Playlist> PLAYLIST = new PlaylistShape();
    private static final RowShape<Folder> FOLDER = new FolderShape();
    private static final RowShape<Funnel> FUNNEL = new FunnelShape();

    private Readers() {}

    public static AnswerReader<List<CustomField>> customFields() {
        return list(new CustomFieldShape());
    }

    public static AnswerReader<Page<Video>> videos() {
        return new JsonAnswerReader<>(new JsonReading.PageReading<>(VIDEO));
    }

    public static AnswerReader<Video> video(VideoId asked) {
        return one(VIDEO, Keys.of(asked.value()), null);
    }

    /** The id in the request is not the video's own, so that the answer has to say it. */
    public static AnswerReader<Video> videoByExternalId() {
        return one(VIDEO, Keys.NONE, null);
    }

    public static AnswerReader<List<Playlist>> playlists() {
        return list(PLAYLIST);
    }

    public static AnswerReader<Playlist> playlist(PlaylistId asked) {
        return one(PLAYLIST, Keys.of(asked.value()), null);
    }

    public static AnswerReader<List<PlaylistVideo>> playlistVideos() {
        return list(new PlaylistVideoShape());
    }

    public static AnswerReader<List<Folder>> folders() {
        return list(FOLDER);
    }

    public static AnswerReader<List<Funnel>> funnels() {
        return list(FUNNEL);
    }

    public static AnswerReader<Funnel> funnel(FunnelId asked) {
        return one(FUNNEL, Keys.of(asked.value()), "videos");
    }

    public static <R> AnswerReader<Rows<R>> rows(RowShape<R> shape) {
        return new JsonAnswerReader<>(new JsonReading.RowsReading<>(shape));
    }

    public static <R> AnswerReader<RowsEnd> stream(RowShape<R> shape, RowSink<? super R> sink) {
        return new JsonAnswerReader<>(new JsonReading.StreamReading<>(shape, sink));
    }

    public static AnswerReader<Thumbnails> thumbnails() {
        return one(new ThumbnailsShape(), Keys.NONE, ThumbnailsShape.GENERATED);
    }

    public static AnswerReader<ReferralSummary> referralSummary() {
        return one(new ReferralSummaryShape(), Keys.NONE, null);
    }

    public static AnswerReader<List<ReferralTransaction>> transactions() {
        return list(new TransactionShape());
    }

    public static AnswerReader<Optional<Video>> writtenVideo(ApiRequest write) {
        return WrittenReader.of(VIDEO, video -> video.id().value(), write, "video_id");
    }

    public static AnswerReader<Optional<CustomField>> writtenField(ApiRequest write) {
        return new WrittenFieldReader(write);
    }

    public static AnswerReader<Optional<Thumbnails>> writtenThumbnails() {
        return new WrittenReader<>(new ThumbnailsShape(), _ -> "", Optional.empty());
    }

    public static AnswerReader<Optional<Playlist>> writtenPlaylist(ApiRequest write) {
        return WrittenReader.of(PLAYLIST, list -> list.id().value(), write, "playlist_id");
    }

    public static AnswerReader<Optional<Folder>> writtenFolder(ApiRequest write) {
        return WrittenReader.of(FOLDER, folder -> folder.id().value(), write, "folder_id");
    }

    public static AnswerReader<Optional<Funnel>> writtenFunnel(ApiRequest write) {
        return WrittenReader.of(FUNNEL, funnel -> funnel.id().value(), write, "funnel_id");
    }

    private static <R> AnswerReader<List<R>> list(RowShape<R> shape) {
        return new JsonAnswerReader<>(new JsonReading.ListReading<>(shape));
    }

    private static <R> AnswerReader<R> one(
            RowShape<R> shape, Keys keys, @Nullable String listMember) {
        return new JsonAnswerReader<>(new JsonReading.RecordReading<>(shape, keys, listMember));
    }

    /**
     * Parser of the response to a custom field write: the field, or nothing when the response does
     * not name it. Some servers return the video instead, whose ID is not the field's.
     */
    private static final class WrittenFieldReader implements AnswerReader<Optional<CustomField>> {
        private final ApiRequest write;

        WrittenFieldReader(ApiRequest write) {
            this.write = write;
        }

        @Override
        public Optional<CustomField> read(AnswerBody body) {
            return new WrittenReader<>(
                            new CustomFieldShape(),
                            WrittenFieldReader::idOf,
                            Optional.ofNullable(id()))
                    .read(body)
                    .filter(field -> !idOf(field).isEmpty())
                    .filter(field -> !idOf(field).equals(write.pathVariables().get("video_id")));
        }

        private @Nullable String id() {
            return write.query().stream()
                    .filter(parameter -> parameter.name().equals("id"))
                    .map(QueryParameter::value)
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse(null);
        }

        private static String idOf(CustomField field) {
            return field.id() == null ? "" : field.id().value();
        }
    }
}
