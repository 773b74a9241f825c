package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.Funnels;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredFunnel;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Handler of the organization's funnels. */
final class FunnelOperations {
    private final Platform platform;

    FunnelOperations(Platform platform) {
        this.platform = platform;
    }

    Answer create(Call call) {
        String name = new Members(call.object()).requiredText("name", 3, 50);
        Instant now = platform.now();
        StoredFunnel funnel =
                new StoredFunnel(
                        UUID.randomUUID().toString(),
                        platform.world().account().organizationId().toString(),
                        name,
                        now,
                        now);
        return platform.write(
                session -> {
                    new Funnels(session).insert(funnel);
                    return Answer.created(json(funnel));
                });
    }

    Answer list(Call call) {
        return Answer.rows(
                sink ->
                        platform.read(
                                session -> {
                                    new Funnels(session).each((f, n) -> sink.accept(summary(f, n)));
                                    return true;
                                }));
    }

    Answer read(Call call) {
        String id = call.id("funnel_id");
        return platform.read(
                session -> {
                    Funnels funnels = new Funnels(session);
                    StoredFunnel funnel =
                            funnels.find(id)
                                    .orElseThrow(() -> Refusal.notFound("Funnel not found: " + id));
                    ObjectNode json = json(funnel);
                    ArrayNode videos = json.putArray("videos");
                    funnels.videos(id).forEach(place -> videos.add(row(session, place)));
                    return Answer.ok(json);
                });
    }

    /** Nothing names a funnel, so the videos leave whichever funnels hold them. */
    Answer removeVideos(Call call) {
        ArrayNode named = new Members(call.object()).requiredArray("videos");
        return platform.write(
                session -> {
                    VideoLookup lookup = new VideoLookup(platform.world().account());
                    Map<String, Integer> places = new LinkedHashMap<>();
                    for (JsonNode element : named) {
                        String id = Members.uuid(element, "Each of videos");
                        places.put(id, lookup.present(session, id).place());
                    }
                    List<String> touched =
                            List.copyOf(
                                    new Funnels(session)
                                            .removeEverywhere(places.values(), platform.now()));
                    ObjectNode json = Json.object();
                    ArrayNode videos = json.putArray("videos");
                    places.keySet().forEach(videos::add);
                    json.put("funnels_count", touched.size());
                    return Answer.ok(json);
                });
    }

    private ObjectNode row(Session session, int place) {
        var video = new Videos(session).find(place).orElseThrow();
        String id = platform.world().account().videoId(place).toString();
        return Json.object()
                .put("id", id)
                .put("title", video.title())
                .put("status", VideoRecord.status(video));
    }

    private static ObjectNode summary(StoredFunnel funnel, long videos) {
        return json(funnel).put("videos_count", videos);
    }

    private static ObjectNode json(StoredFunnel f) {
        return Json.object()
                .put("id", f.id())
                .put("name", f.name())
                .put("organization_id", f.organizationId())
                .put("created_at", Times.text(f.createdAt()))
                .put("updated_at", Times.text(f.updatedAt()));
    }
}
