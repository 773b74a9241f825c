package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Folders;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.VideoFilter;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Query;
import app.marquee.sandbox.wire.Refusal;
import app.marquee.sandbox.wire.RowSource;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.util.List;

/** Handler of reading, listing, renaming and moving videos: unofficial features. */
final class VideoOperations {
    private static final int USUAL_LIMIT = 20;

    /** A larger limit is answered with a page of this size. */
    private static final int LARGEST_PAGE = 100;

    private final Platform platform;
    private final Addresses addresses;

    VideoOperations(Platform platform, Addresses addresses) {
        this.platform = platform;
        this.addresses = addresses;
    }

    Answer read(Call call) {
        String id = call.id("video_id");
        return platform.read(
                session -> {
                    VideoLookup lookup = lookup();
                    StoredVideo video =
                            call.query().has("external_id")
                                    ? lookup.presentExternal(session, id)
                                    : lookup.present(session, id);
                    return Answer.ok(record(session, video));
                });
    }

    Answer list(Call call) {
        VideoFilter filter = filter(call.query());
        int page = positive(call.query(), "page", 1);
        int limit = Math.min(positive(call.query(), "limit", USUAL_LIMIT), LARGEST_PAGE);
        return platform.read(
                session -> {
                    Videos videos = new Videos(session);
                    long total = videos.count(filter);
                    List<ObjectNode> rows =
                            videos.list(filter, limit, (page - 1L) * limit).stream()
                                    .map(video -> record(session, video))
                                    .toList();
                    ObjectNode rest = Json.object();
                    rest.put("pages", (total + limit - 1) / limit);
                    rest.put("total", total);
                    return Answer.of(
                            200,
                            new Body.Many(RowSource.of(rows), new Envelope.Named("videos", rest)));
                });
    }

    Answer update(Call call) {
        String id = call.id("video_id");
        Members members = new Members(call.object());
        return platform.write(
                session -> {
                    int place = lookup().present(session, id).place();
                    Instant now = platform.now();
                    Videos videos = new Videos(session);
                    members.text("title", 1, 255).ifPresent(t -> videos.rename(place, t, now));
                    if (members.has("description")) {
                        videos.describe(place, description(members), now);
                    }
                    if (members.has("folder_id")) {
                        videos.move(place, folder(session, members), now);
                    }
                    return Answer.ok(record(session, lookup().present(session, id)));
                });
    }

    private static @Nullable String description(Members members) {
        return members.isNull("description") ? null : members.requiredText("description", 0, 5_000);
    }

    private static @Nullable String folder(Session session, Members members) {
        if (members.isNull("folder_id")) {
            return null;
        }
        String id = members.requiredUuid("folder_id");
        if (new Folders(session).find(id).isEmpty()) {
            throw Refusal.invalid("folder_id is not a folder: " + id);
        }
        return id;
    }

    /** Without a status asked for, the trash is left out. */
    private static VideoFilter filter(Query query) {
        VideoFilter filter = new VideoFilter();
        String status = query.text("status").orElse("");
        if (status.equals("DELETING")) {
            filter.inTrash();
        } else {
            filter.outsideTrash();
            if (!status.isEmpty()) {
                filter.status(status);
            }
        }
        query.text("title").ifPresent(filter::titled);
        query.text("folder_id").map(id -> Call.uuid("folder_id", id)).ifPresent(filter::folder);
        if (query.text("root_folder").filter(v -> v.equals("1") || v.equals("true")).isPresent()) {
            filter.atRoot();
        }
        return filter;
    }

    private static int positive(Query query, String name, int otherwise) {
        String text = query.text(name).orElse(String.valueOf(otherwise));
        try {
            int number = Integer.parseInt(text);
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, in the same words.
        }
        throw Refusal.invalid(name + " must be an integer of 1 or more");
    }

    private ObjectNode record(Session session, StoredVideo video) {
        return new VideoRecord(platform.world(), addresses).of(session, video);
    }

    private VideoLookup lookup() {
        return new VideoLookup(platform.world().account());
    }
}
