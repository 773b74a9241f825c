package app.marquee.store;

import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeListReading.Reason;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.store.file.AtomicFileWriter;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** File of changes for someone else to review; without secrets. Blocking. */
public final class ChangeListFile {
    private static final String FORMAT = "marquee-changes";
    private static final int VERSION = 2;

    /** Of files in which no change needs an item that another one creates. */
    private static final int PLAIN = 1;

    private static final int MOST = 64 * 1024 * 1024;

    private final JsonMapper mapper = JsonMapper.shared();
    private final ChangeValueJson values = new ChangeValueJson(mapper);

    /**
     * Replaces a file that was there wholly or not at all.
     *
     * @throws app.marquee.model.failure.FailureException with {@link Failure.Storage}
     */
    public void write(Path target, ChangeList list) {
        AtomicFileWriter.write(target, bytes(list));
    }

    /** The file as bytes. */
    public byte[] bytes(ChangeList list) {
        return mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(node(list));
    }

    private ObjectNode node(ChangeList list) {
        ObjectNode node = mapper.createObjectNode();
        node.put("format", FORMAT);
        boolean plain = list.changes().stream().allMatch(change -> change.needs().isEmpty());
        node.put("version", plain ? PLAIN : VERSION);
        node.put("id", list.id().value());
        node.put("saved_at", list.savedAt().toString());
        if (list.madeAt() != null) {
            node.put("made_at", list.madeAt().toString());
        }
        node.putObject("connection")
                .put("name", list.account())
                .put("kind", list.kind().name())
                .put("base_url", list.address().toString());
        ArrayNode changes = node.putArray("changes");
        list.changes().forEach(change -> changes.add(change(change)));
        return node;
    }

    private ObjectNode change(ListedChange change) {
        ObjectNode node = mapper.createObjectNode();
        node.put("id", change.id().value());
        node.put("operation", change.operation().name());
        ArrayNode subjects = node.putArray("subjects");
        change.subjects()
                .forEach(
                        subject ->
                                subjects.addObject()
                                        .put("kind", subject.kind().name())
                                        .put("id", subject.id())
                                        .put("title", subject.title()));
        ArrayNode members = node.putArray("members");
        for (MemberChange member : change.members()) {
            ObjectNode one = members.addObject().put("member", member.member());
            one.set("before", values.write(member.before()));
            one.set("after", values.write(member.after()));
        }
        node.put("needs_password", change.needsSecret());
        node.put("author", change.author());
        node.put("note", change.note());
        CreatedItemJson.write(node, change.needs());
        return node;
    }

    public ChangeListReading read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in.readNBytes(MOST + 1));
        } catch (IOException e) {
            return new ChangeListReading.Refused(Reason.UNREADABLE, e.getClass().getSimpleName());
        }
    }

    /** Reads the bytes of a file. */
    public ChangeListReading read(byte[] bytes) {
        if (bytes.length > MOST) {
            return new ChangeListReading.Refused(Reason.TOO_LARGE, "");
        }
        try {
            return read(mapper.readTree(bytes));
        } catch (JacksonException e) {
            return new ChangeListReading.Refused(Reason.DAMAGED, place(e));
        }
    }

    private static String place(JacksonException e) {
        var at = e.getLocation();
        return at == null ? "" : at.getLineNr() + ":" + at.getColumnNr();
    }

    private ChangeListReading read(JsonNode node) {
        if (node.isMissingNode()) {
            return new ChangeListReading.Refused(Reason.DAMAGED, "1:1");
        }
        if (!FORMAT.equals(node.path("format").asString(""))
                || !node.path("version").isInt()
                || node.path("version").intValue() < 1) {
            return new ChangeListReading.Refused(Reason.FOREIGN, "");
        }
        if (node.path("version").intValue() > VERSION) {
            return new ChangeListReading.Refused(
                    Reason.NEWER, Integer.toString(node.path("version").intValue()));
        }
        return whole(node);
    }

    private ChangeListReading whole(JsonNode node) {
        List<ListedChange> changes = new ArrayList<>();
        for (JsonNode one : node.path("changes").values()) {
            try {
                changes.add(change(one));
            } catch (IllegalArgumentException | JacksonException _) {
                return new ChangeListReading.Refused(
                        Reason.BAD_CHANGE, Integer.toString(changes.size() + 1));
            }
        }
        if (changes.isEmpty()) {
            return new ChangeListReading.Refused(Reason.EMPTY, "");
        }
        try {
            JsonNode connection = node.required("connection");
            return new ChangeListReading.Found(
                    new ChangeList(
                            new ChangeListId(text(node, "id")),
                            Instant.parse(text(node, "saved_at")),
                            madeAt(node),
                            text(connection, "name"),
                            ConnectionKind.valueOf(text(connection, "kind")),
                            URI.create(text(connection, "base_url")),
                            changes));
        } catch (IllegalArgumentException | DateTimeException | JacksonException _) {
            return new ChangeListReading.Refused(Reason.FOREIGN, "");
        }
    }

    private static @Nullable Instant madeAt(JsonNode node) {
        return node.hasNonNull("made_at") ? Instant.parse(text(node, "made_at")) : null;
    }

    private ListedChange change(JsonNode node) {
        return new ListedChange(
                new ChangeId(text(node, "id")),
                Operation.valueOf(text(node, "operation")),
                node.required("subjects").values().stream().map(this::subject).toList(),
                node.path("members").values().stream().map(this::member).toList(),
                node.path("needs_password").asBoolean(false),
                text(node, "author"),
                text(node, "note"),
                CreatedItemJson.read(node));
    }

    private Subject subject(JsonNode node) {
        return new Subject(
                ItemKind.valueOf(text(node, "kind")),
                node.path("id").isString() ? node.path("id").stringValue() : null,
                node.path("title").isString() ? node.path("title").stringValue() : null);
    }

    private MemberChange member(JsonNode node) {
        return new MemberChange(
                text(node, "member"),
                values.read(node.required("before")),
                values.read(node.required("after")));
    }

    private static String text(JsonNode node, String member) {
        return node.required(member).stringValue();
    }
}
