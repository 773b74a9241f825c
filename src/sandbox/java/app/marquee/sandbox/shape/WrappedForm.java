package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Operation;
import app.marquee.sandbox.wire.RowSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Response form with lists inside a member named after them, or {@code data} or {@code items}.
 * Custom fields stay an array, as in the contract.
 */
final class WrappedForm implements Form {
    @Override
    public Answer apply(Call call, Answer canonical) {
        return switch (canonical.body()) {
            case Body.Many(RowSource rows, Envelope envelope) ->
                    canonical.with(new Body.Many(rows, around(call.operation(), envelope)));
            case Body.One(ObjectNode value) ->
                    canonical.with(new Body.One(around(call.operation(), value)));
            case Body.One one -> canonical;
            case Body.None none -> canonical;
            case Body.Raw raw -> canonical;
        };
    }

    private static Envelope around(Operation operation, Envelope envelope) {
        ObjectNode rest =
                envelope instanceof Envelope.Named(String name, ObjectNode others)
                        ? others
                        : Json.object();
        return switch (operation) {
            case CUSTOM_FIELDS -> envelope;
            case FUNNEL_LIST -> new Envelope.Named("funnels", rest);
            case PLAYLIST_LIST -> new Envelope.Named("playlists", rest);
            case RANKING -> new Envelope.Named("ranking", rest);
            case BROWSER, VIDEO_LIST -> new Envelope.Named("items", rest);
            case VIDEOS_RECOVER, VIDEO_TRASH, PLAYLIST_ADD_VIDEOS, PLAYLIST_VIDEOS ->
                    new Envelope.Named("videos", rest);
            default -> new Envelope.Named("data", rest);
        };
    }

    private static JsonNode around(Operation operation, ObjectNode value) {
        return switch (operation) {
            case FUNNEL_CREATE, FUNNEL_READ -> Json.object().set("funnel", value);
            case PLAYLIST_UPDATE, PLAYLIST_READ, PLAYLIST_CREATE ->
                    Json.object().set("playlist", value);
            case REFERRAL_TRANSACTIONS -> Json.object().set("transactions", flat(value));
            default -> value;
        };
    }

    /** Rows with their status instead of groups by status. */
    private static ArrayNode flat(ObjectNode byStatus) {
        ArrayNode rows = Json.array();
        byStatus.values().forEach(group -> group.forEach(rows::add));
        return rows;
    }
}
