package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.CustomFields;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredField;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.World;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** Handler of custom fields: read by the contract, written by unofficial features. */
final class CustomFieldOperations {
    private static final int MOST = 50;
    private static final int LONGEST_VALUE = 500;
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{1,200}");

    private final Platform platform;

    CustomFieldOperations(Platform platform) {
        this.platform = platform;
    }

    Answer read(Call call) {
        return platform.read(
                session -> {
                    StoredVideo video = video(session, call);
                    return Answer.rows(
                            fields(session).of(video).stream()
                                    .map(field -> json(video, field))
                                    .toList());
                });
    }

    Answer create(Call call) {
        Members members = new Members(call.object());
        String key = key(members.requiredText("key", 1, 200));
        String value = members.requiredText("value", 1, LONGEST_VALUE);
        return platform.write(
                session -> {
                    StoredVideo video = video(session, call);
                    List<StoredField> present = fields(session).of(video);
                    if (present.size() >= MOST) {
                        throw Refusal.invalid("A video has at most " + MOST + " custom fields");
                    }
                    checkUnique(present, key, "");
                    var now = platform.now();
                    StoredField field =
                            new StoredField(UUID.randomUUID().toString(), key, value, now, now);
                    fields(session).insert(video, field);
                    return Answer.created(json(video, field));
                });
    }

    Answer update(Call call) {
        Members members = new Members(call.object());
        return platform.write(
                session -> {
                    StoredVideo video = video(session, call);
                    List<StoredField> present = fields(session).of(video);
                    StoredField old = field(present, call);
                    String key = members.text("key", 1, 200).map(this::key).orElse(old.key());
                    checkUnique(present, key, old.id());
                    StoredField field =
                            new StoredField(
                                    old.id(),
                                    key,
                                    members.text("value", 1, LONGEST_VALUE).orElse(old.value()),
                                    old.createdAt(),
                                    platform.now());
                    fields(session).update(video, field);
                    return Answer.ok(json(video, field));
                });
    }

    Answer delete(Call call) {
        return platform.write(
                session -> {
                    StoredVideo video = video(session, call);
                    StoredField field = field(fields(session).of(video), call);
                    fields(session).delete(video, field.id());
                    return Answer.ok(Json.object().put("id", field.id()));
                });
    }

    private ObjectNode json(StoredVideo video, StoredField field) {
        return Json.object()
                .put("id", field.id())
                .put("video_id", world().account().videoId(video.place()).toString())
                .put("key", field.key())
                .put("value", field.value())
                .put("created_at", Times.text(field.createdAt()))
                .put("updated_at", Times.text(field.updatedAt()));
    }

    private StoredField field(List<StoredField> present, Call call) {
        String id =
                call.query()
                        .text("id")
                        .map(value -> Call.uuid("id", value))
                        .orElseThrow(() -> Refusal.invalid("id is required in the query"));
        return present.stream()
                .filter(field -> field.id().equals(id))
                .findFirst()
                .orElseThrow(() -> Refusal.notFound("Custom field not found: " + id));
    }

    private String key(String key) {
        if (!KEY.matcher(key).matches()) {
            throw Refusal.invalid("key must consist of letters, digits, _ and -");
        }
        return key;
    }

    private static void checkUnique(List<StoredField> present, String key, String exceptId) {
        boolean taken =
                present.stream().anyMatch(f -> f.key().equals(key) && !f.id().equals(exceptId));
        if (taken) {
            throw Refusal.invalid("The video already has a custom field with this key");
        }
    }

    private StoredVideo video(Session session, Call call) {
        return new VideoLookup(world().account()).present(session, call.id("video_id"));
    }

    private CustomFields fields(Session session) {
        return new CustomFields(session, world().account());
    }

    private World world() {
        return platform.world();
    }
}
