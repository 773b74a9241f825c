package app.marquee.store;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lossless JSON codec of a change in the journal. */
final class ChangeLineJson {
    private final JsonMapper mapper = JsonMapper.shared();
    private final ChangeValueJson values = new ChangeValueJson(mapper);

    String write(ChangeLine line) {
        ObjectNode node = mapper.createObjectNode();
        node.put("id", line.id().value());
        node.put("list", line.identity().list() == null ? null : line.identity().list().value());
        node.put("position", line.identity().position());
        node.put("connection", line.connection().value());
        node.put("operation", line.operation().name());
        ArrayNode subjects = node.putArray("subjects");
        line.subjects().forEach(subject -> subjects.add(subject(subject)));
        ArrayNode members = node.putArray("members");
        line.members().forEach(member -> members.add(member(member)));
        node.set("request", request(line.request()));
        node.put("needs_secret", line.content().needsSecret());
        node.put("reversible", line.reversible().name());
        node.put(
                "inverse_of",
                line.origin().inverseOf() == null ? null : line.origin().inverseOf().value());
        node.put("author", line.origin().author());
        node.put("note", line.origin().note());
        CreatedItemJson.write(node, line.needs());
        node.put("state", line.state().name());
        node.put("attempts", line.progress().attempts());
        node.put("staged_at", line.origin().stagedAt().toString());
        node.put("sent_at", text(line.progress().sentAt()));
        node.put("ended_at", text(line.progress().endedAt()));
        node.set("answer", answer(line.answer()));
        return node.toString();
    }

    private ObjectNode subject(Subject subject) {
        ObjectNode node =
                mapper.createObjectNode()
                        .put("kind", subject.kind().name())
                        .put("id", subject.id())
                        .put("title", subject.title());
        return subject.isClaimed() ? node.put("claimed", true) : node;
    }

    private ObjectNode member(MemberChange member) {
        ObjectNode node = mapper.createObjectNode().put("member", member.member());
        node.set("before", values.write(member.before()));
        node.set("after", values.write(member.after()));
        return node;
    }

    private ObjectNode request(ReviewedRequest request) {
        ObjectNode node = mapper.createObjectNode();
        node.put("method", request.method());
        node.put("url", request.url().toString());
        ObjectNode variables = node.putObject("path");
        request.pathVariables().forEach(variables::put);
        node.put("body", request.body());
        return node;
    }

    private JsonNode answer(@Nullable ChangeAnswer answer) {
        if (answer == null) {
            return mapper.nullNode();
        }
        return mapper.createObjectNode()
                .put("status", answer.status())
                .put("words", answer.words())
                .put("failure", answer.failure())
                .put("not_before", text(answer.notBefore()));
    }

    private static @Nullable String text(@Nullable Instant time) {
        return time == null ? null : time.toString();
    }

    /** The sequence is not part of the text: the journal knows it. */
    ChangeLine read(String text) {
        JsonNode node = mapper.readTree(text);
        String list = textOrNull(node, "list");
        String inverseOf = textOrNull(node, "inverse_of");
        return new ChangeLine(
                new ChangeLine.Identity(
                        new ChangeId(required(node, "id")),
                        0,
                        new ConnectionId(required(node, "connection")),
                        list == null ? null : new ChangeListId(list),
                        node.path("position").asInt(0)),
                content(node),
                new ChangeLine.Origin(
                        required(node, "author"),
                        required(node, "note"),
                        inverseOf == null ? null : new ChangeId(inverseOf),
                        Instant.parse(required(node, "staged_at")),
                        CreatedItemJson.read(node)),
                progress(node));
    }

    private ChangeLine.Content content(JsonNode node) {
        return new ChangeLine.Content(
                Operation.valueOf(required(node, "operation")),
                node.path("subjects").values().stream().map(ChangeLineJson::subject).toList(),
                node.path("members").values().stream().map(this::member).toList(),
                request(node.path("request")),
                node.path("needs_secret").asBoolean(false),
                Reversible.valueOf(required(node, "reversible")));
    }

    private static ChangeLine.Progress progress(JsonNode node) {
        return new ChangeLine.Progress(
                ChangeState.valueOf(required(node, "state")),
                node.path("attempts").asInt(0),
                time(node, "sent_at"),
                time(node, "ended_at"),
                answer(node.path("answer")));
    }

    private static Subject subject(JsonNode node) {
        return new Subject(
                ItemKind.valueOf(required(node, "kind")),
                textOrNull(node, "id"),
                textOrNull(node, "title"),
                node.path("claimed").asBoolean(false));
    }

    private MemberChange member(JsonNode node) {
        return new MemberChange(
                required(node, "member"),
                values.read(node.path("before")),
                values.read(node.path("after")));
    }

    private static ReviewedRequest request(JsonNode node) {
        Map<String, String> variables = new LinkedHashMap<>();
        node.path("path")
                .properties()
                .forEach(entry -> variables.put(entry.getKey(), entry.getValue().stringValue()));
        return new ReviewedRequest(
                required(node, "method"),
                URI.create(required(node, "url")),
                variables,
                textOrNull(node, "body"));
    }

    private static @Nullable ChangeAnswer answer(JsonNode node) {
        if (!node.isObject()) {
            return null;
        }
        JsonNode status = node.path("status");
        return new ChangeAnswer(
                status.isInt() ? Integer.valueOf(status.intValue()) : null,
                textOrNull(node, "words"),
                textOrNull(node, "failure"),
                time(node, "not_before"));
    }

    private static @Nullable Instant time(JsonNode node, String member) {
        String text = textOrNull(node, member);
        return text == null ? null : Instant.parse(text);
    }

    private static @Nullable String textOrNull(JsonNode node, String member) {
        JsonNode value = node.path(member);
        return value.isString() ? value.stringValue() : null;
    }

    private static String required(JsonNode node, String member) {
        return node.required(member).stringValue();
    }
}
