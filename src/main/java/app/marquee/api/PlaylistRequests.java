package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.id.Id;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;

/**
 * Request factory of playlists (contract, section 4, Playlists). Violations of the contract are
 * refused with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class PlaylistRequests {
    private PlaylistRequests() {}

    /** Sends the changed members only. The password is masked in what may be seen of the body. */
    public static ApiRequest update(PlaylistId playlist, PlaylistUpdate update) {
        new RequestValidator().all(update.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("name", update.name())
                        .text("description", update.description())
                        .text("access_type", update.accessType(), AccessType::wire)
                        .secret("password", update.password())
                        .bool("hide_views", update.hideViews())
                        .text("creator_name", update.creatorName())
                        .object(
                                "external_button",
                                update.externalButton().map(PlaylistRequests::button))
                        .text("image_id", update.imageId(), Id::value)
                        .toBody();
        return about(Operation.UPDATE_PLAYLIST, playlist, body);
    }

    /** Adds videos; an entry without a position leaves it to the service. */
    public static ApiRequest addVideos(PlaylistId playlist, List<PlaylistEntry> entries) {
        RequestValidator rules = new RequestValidator().notEmpty("video_id", entries);
        entries.forEach(entry -> rules.all(entry.violations()));
        rules.hold();
        ArrayNode body = JsonNodeFactory.instance.arrayNode();
        for (PlaylistEntry entry : entries) {
            ObjectNode row = body.addObject().put("video_id", entry.videoId().value());
            if (entry.order() != null) {
                row.put("order", entry.order());
            }
        }
        return about(Operation.ADD_PLAYLIST_VIDEOS, playlist, JsonBody.of(body.toString()));
    }

    /** Deletes for good: it cannot be undone. */
    public static ApiRequest delete(PlaylistId playlist) {
        return about(Operation.DELETE_PLAYLIST, playlist, null);
    }

    /** Creates a playlist; an extension. */
    public static ApiRequest create(PlaylistDraft draft) {
        new RequestValidator().all(draft.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("name", Member.of(draft.name()))
                        .text("access_type", Member.of(draft.accessType()), AccessType::wire)
                        .text("creator_name", Member.of(draft.creatorName()))
                        .toBody();
        return ApiRequest.of(Operation.CREATE_PLAYLIST, Map.of(), List.of(), body);
    }

    /** All playlists; an extension. */
    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_PLAYLISTS, Map.of(), List.of(), null);
    }

    /** One playlist; an extension. */
    public static ApiRequest playlist(PlaylistId playlist) {
        return about(Operation.GET_PLAYLIST, playlist, null);
    }

    /** The videos of one playlist; an extension. */
    public static ApiRequest videos(PlaylistId playlist) {
        return about(Operation.GET_PLAYLIST_VIDEOS, playlist, null);
    }

    private static ApiRequest about(
            Operation operation, PlaylistId playlist, @Nullable JsonBody body) {
        new RequestValidator().uuid("playlist_id", playlist).hold();
        return ApiRequest.of(operation, Map.of("playlist_id", playlist.value()), List.of(), body);
    }

    /** Which members of a button are required is not in the contract: the known ones are sent. */
    private static ObjectNode button(ExternalButton button) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ButtonSize size = button.size();
        if (size != null) {
            node.put("size", size.wire());
        }
        if (button.text() != null) {
            node.put("text", button.text());
        }
        if (button.url() != null) {
            node.put("url", button.url());
        }
        return node;
    }
}
