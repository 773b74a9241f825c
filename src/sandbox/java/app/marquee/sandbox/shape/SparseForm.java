package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.RowSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Response form that omits or nulls optional members: write bodies, names of created items, unique
 * counters of some rows, currencies, titles of a funnel's videos. Custom fields keep the contract's
 * form.
 */
final class SparseForm implements Form {
    @Override
    public Answer apply(Call call, Answer canonical) {
        return switch (call.operation()) {
            case PLAYLIST_UPDATE,
                    PLAYLIST_DELETE,
                    FOLDER_UPDATE,
                    FUNNEL_REMOVE_VIDEOS,
                    VIDEOS_RECOVER,
                    VIDEO_TRASH,
                    THUMBNAIL_DELETE ->
                    Answer.of(204, new Body.None());
            case PLAYLIST_ADD_VIDEOS, VIDEO_UPDATE -> Answer.of(200, new Body.None());
            case FUNNEL_CREATE -> rewritten(canonical, funnel -> dropped(funnel, "name")).with(200);
            case FUNNEL_LIST -> rewritten(canonical, funnel -> dropped(funnel, "videos_count"));
            case FUNNEL_READ -> rewritten(canonical, SparseForm::bareIds);
            case THUMBNAILS, THUMBNAIL_UPLOAD -> rewritten(canonical, SparseForm::addresses);
            case REFERRAL_SUMMARY -> rewritten(canonical, summary -> dropped(summary, "currency"));
            case REFERRAL_TRANSACTIONS -> rewritten(canonical, SparseForm::withoutCurrency);
            case CITY, BROWSER, REFERRER, RANKING -> thinned(canonical);
            case FOLDER_LIST -> rewritten(canonical, f -> dropped(f, "videos_count", "updated_at"));
            case PLAYLIST_LIST ->
                    rewritten(canonical, p -> dropped(p, "duration", "videos_quantity"));
            case PLAYLIST_READ, VIDEO_READ -> rewritten(canonical, SparseForm::withoutNulls);
            case VIDEO_LIST -> withoutTotals(canonical);
            default -> canonical;
        };
    }

    private static Answer rewritten(Answer answer, UnaryOperator<ObjectNode> change) {
        return Rewriting.all(answer, change);
    }

    private static ObjectNode dropped(ObjectNode object, String... members) {
        return Rewriting.without(object, members);
    }

    private static ObjectNode bareIds(ObjectNode funnel) {
        ObjectNode bare = funnel.deepCopy();
        ArrayNode ids = bare.putArray("videos");
        funnel.path("videos").forEach(video -> ids.add(Rewriting.text(video, "id")));
        return bare;
    }

    /** Pictures as addresses; no custom one, no member. */
    private static ObjectNode addresses(ObjectNode thumbnails) {
        ObjectNode bare = Json.object();
        if (thumbnails.path("active").isObject()) {
            bare.put("active", Rewriting.text(thumbnails.path("active"), "url"));
        }
        ArrayNode generated = bare.putArray("generated");
        thumbnails.path("generated").forEach(p -> generated.add(Rewriting.text(p, "url")));
        return bare;
    }

    private static ObjectNode withoutCurrency(ObjectNode byStatus) {
        ObjectNode bare = byStatus.deepCopy();
        for (JsonNode group : bare.values()) {
            group.forEach(row -> ((ObjectNode) row).remove(List.of("currency", "updated_at")));
        }
        return bare;
    }

    private static ObjectNode withoutNulls(ObjectNode object) {
        return object.deepCopy().removeIf(JsonNode::isNull);
    }

    /** A client finds the last page by an empty one. */
    private static Answer withoutTotals(Answer answer) {
        if (answer.body()
                instanceof Body.Many(RowSource rows, Envelope.Named(String name, var r))) {
            return answer.with(
                    new Body.Many(
                            Rewriting.each(rows, SparseForm::withoutNulls),
                            new Envelope.Named(name, Json.object())));
        }
        return answer;
    }

    private static Answer thinned(Answer answer) {
        if (answer.body() instanceof Body.Many(RowSource rows, Envelope envelope)) {
            RowSource thin =
                    sink -> {
                        Thinning thinning = new Thinning();
                        rows.emit(row -> sink.accept(thinning.next(row)));
                    };
            return answer.with(new Body.Many(thin, envelope));
        }
        return answer;
    }

    /**
     * Row thinner of one analytics response: of four rows one is whole, one has nulls, one lacks
     * members, one both. Views, plays and names always stay. Not thread-safe.
     */
    private static final class Thinning {
        private static final List<String> UNIQUES = List.of("unique_views", "unique_plays");
        private static final List<String> OTHERS =
                List.of("latitude", "longitude", "bandwidth_cost");

        private int rows;

        ObjectNode next(ObjectNode row) {
            ObjectNode thin = row.deepCopy();
            thin.remove("currency");
            switch (rows++ % 4) {
                case 1 -> UNIQUES.forEach(thin::putNull);
                case 2 -> thin.remove(UNIQUES);
                case 3 -> {
                    thin.remove(UNIQUES);
                    OTHERS.stream().filter(thin::has).forEach(thin::putNull);
                }
                default -> {}
            }
            return thin;
        }
    }
}
