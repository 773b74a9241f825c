package app.marquee.sandbox;

import app.marquee.sandbox.account.SeedVideo;
import app.marquee.sandbox.wire.Operation;

import org.jspecify.annotations.Nullable;

import java.util.stream.Stream;

/** One good request for every operation whose body is JSON, against the known account. */
final class Requests {
    /** A request, and the status of its answer. */
    record Sample(Operation operation, String target, @Nullable String body, int status) {
        String method() {
            return operation.method();
        }

        @Override
        public String toString() {
            return operation.kebab();
        }
    }

    private final KnownAccount known;

    Requests(KnownAccount known) {
        this.known = known;
    }

    Stream<Sample> all() {
        return Stream.concat(contract(), extensions());
    }

    Stream<Sample> contract() {
        String video = known.video().id().toString();
        String playlist = known.playlist().id().toString();
        String entry = "{\"video_id\":\"" + video + "\"}";
        String trashed = known.trash().getFirst().id().toString();
        String funnel = known.funnel(f -> !f.videoIds().isEmpty()).id().toString();
        String live = known.account().lives().findFirst().orElseThrow().id().toString();
        String folder = known.folder(f -> f.parentFolderId() != null).id().toString();
        return Stream.of(
                get(Operation.CUSTOM_FIELDS, "/videos/" + withFields().id() + "?custom_fields"),
                new Sample(
                        Operation.VIDEOS_RECOVER,
                        "/videos/recover",
                        "[{\"video_id\":\"" + trashed + "\"}]",
                        200),
                new Sample(
                        Operation.PLAYLIST_UPDATE,
                        "/playlist/" + playlist,
                        "{\"name\":\"Renamed\"}",
                        200),
                new Sample(
                        Operation.PLAYLIST_ADD_VIDEOS,
                        "/playlist/" + playlist + "/videos",
                        "[" + entry + "]",
                        200),
                get(Operation.PLAYLIST_DELETE, "/playlist/" + playlist),
                new Sample(
                        Operation.FOLDER_UPDATE,
                        "/folders/" + folder,
                        "{\"parent_folder_id\":null}",
                        200),
                new Sample(Operation.FUNNEL_CREATE, "/funnel/create", "{\"name\":\"New\"}", 201),
                get(Operation.FUNNEL_LIST, "/funnels/get_all"),
                get(Operation.FUNNEL_READ, "/funnels/get/" + funnel),
                new Sample(
                        Operation.FUNNEL_REMOVE_VIDEOS,
                        "/funnels/remove_videos",
                        "{\"videos\":[\"" + video + "\"]}",
                        200),
                get(Operation.CITY, "/city"),
                get(Operation.BROWSER, "/browser/" + video),
                get(Operation.REFERRER, "/referrer?granularity=day"),
                get(Operation.RANKING, "/ranking"),
                get(Operation.LIVE_HISTORY, "/analytics/live/" + live + "/viewers_historic"),
                get(Operation.THUMBNAILS, "/thumbs/" + video),
                get(Operation.REFERRAL_SUMMARY, "/member-referrals"),
                get(Operation.REFERRAL_TRANSACTIONS, "/member-referrals/transactions"));
    }

    Stream<Sample> extensions() {
        SeedVideo fielded = withFields();
        String video = "/videos/" + known.video().id();
        String field = "?custom_fields&id=" + fielded.customFields().getFirst().id();
        String playlist = "/playlists/" + known.playlist().id();
        return Stream.of(
                get(Operation.VIDEO_LIST, "/videos?page=1&limit=5"),
                get(Operation.VIDEO_READ, video),
                new Sample(Operation.VIDEO_UPDATE, video, "{\"title\":\"Renamed\"}", 200),
                new Sample(
                        Operation.VIDEO_TRASH,
                        "/videos",
                        "[{\"video_id\":\"" + known.video().id() + "\"}]",
                        200),
                new Sample(
                        Operation.CUSTOM_FIELD_CREATE,
                        "/videos/" + fielded.id() + "?custom_fields",
                        "{\"key\":\"brand-new\",\"value\":\"v\"}",
                        201),
                new Sample(
                        Operation.CUSTOM_FIELD_UPDATE,
                        "/videos/" + fielded.id() + field,
                        "{\"value\":\"other\"}",
                        200),
                get(Operation.CUSTOM_FIELD_DELETE, "/videos/" + fielded.id() + field),
                get(Operation.FOLDER_LIST, "/folders"),
                new Sample(Operation.FOLDER_CREATE, "/folders", "{\"name\":\"New\"}", 201),
                get(Operation.PLAYLIST_LIST, "/playlists"),
                get(Operation.PLAYLIST_READ, playlist),
                get(Operation.PLAYLIST_VIDEOS, playlist + "/videos"),
                new Sample(
                        Operation.PLAYLIST_CREATE,
                        "/playlist",
                        "{\"name\":\"N\",\"access_type\":\"private\",\"creator_name\":\"C\"}",
                        201),
                get(Operation.THUMBNAIL_DELETE, "/thumbs/" + known.video().id()));
    }

    private SeedVideo withFields() {
        return known.video(v -> !v.customFields().isEmpty() && v.deletedAt() == null);
    }

    private static Sample get(Operation operation, String target) {
        return new Sample(operation, target, null, 200);
    }
}
