package app.marquee.api.json;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Id;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Walker over the rows of a list in any form: a bare array, an object with one array, or objects
 * keyed by ID, dimension or time at any depth. Hands rows to a sink one at a time; ends on
 * interrupt. Used once.
 */
final class RowWalker<R> {
    private static final int PROGRESS_ROWS = 1024;

    private final RowShape<R> shape;
    private final RowSink<? super R> sink;
    private final MemoryLeft memory = MemoryLeft.here();
    private final JsonAnswer answer;
    private final RowTree trees;
    private long kept;
    private long rows;
    private boolean listSeen;
    private @Nullable String unreadable;
    private @Nullable String reported;

    RowWalker(RowShape<R> shape, RowSink<? super R> sink, JsonAnswer answer) {
        this.shape = shape;
        this.sink = sink;
        this.answer = answer;
        trees = new RowTree(answer.body().token(), memory);
    }

    long rows() {
        return rows;
    }

    /**
     * Walks the value on which the parser stands.
     *
     * @return what stood beside the rows
     */
    ObjectNode walk(JsonParser parser) {
        ObjectNode beside =
                switch (parser.currentToken()) {
                    case START_ARRAY -> array(parser, Keys.NONE);
                    case START_OBJECT -> object(parser, Keys.NONE);
                    // What some services write for a list without elements.
                    case VALUE_NULL -> noRows();
                    default -> throw answer.wrongShape("", shape.expected());
                };
        if (reported != null) {
            throw answer.errorReported(reported);
        }
        sink.progress(rows);
        answer.tell(trees);
        if (rows == 0 && (unreadable != null || !mayBeEmpty(beside))) {
            throw answer.wrongShape(unreadable == null ? "" : unreadable, shape.expected());
        }
        return beside;
    }

    /** Whether an answer without rows says that there are none. */
    private boolean mayBeEmpty(ObjectNode beside) {
        return listSeen
                || beside.values().stream().allMatch(JsonNode::isNull)
                || Long.valueOf(0).equals(Numbers.whole(beside.path("total")))
                || (shape.counts() && Totals.isIn(beside));
    }

    private ObjectNode noRows() {
        listSeen = true;
        return JsonNodeFactory.instance.objectNode();
    }

    private ObjectNode array(JsonParser parser, Keys keys) {
        PlainForm<R> form = keys.isEmpty() ? shape.plain() : null;
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        if (form != null) {
            plainArray(form, parser, row);
            return noRows();
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (parser.currentToken() != JsonToken.VALUE_NULL) {
                emit(trees.read(parser, row), keys, parser);
            }
        }
        return noRows();
    }

    /** Rows in their usual form without a tree of each; all others as ever. */
    private void plainArray(PlainForm<R> form, JsonParser parser, ObjectNode row) {
        PlainRow plain = new PlainRow(form, trees);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (parser.currentToken() == JsonToken.START_OBJECT) {
                JsonNode tree = plain.read(parser, row);
                R read = tree == null ? form.row(plain) : null;
                if (read == null) {
                    emit(tree == null ? plain.tree(row) : tree, Keys.NONE, parser);
                } else {
                    accept(read);
                }
            } else if (parser.currentToken() != JsonToken.VALUE_NULL) {
                emit(trees.read(parser, row), Keys.NONE, parser);
            }
        }
    }

    private ObjectNode object(JsonParser parser, Keys keys) {
        ObjectNode beside = JsonNodeFactory.instance.objectNode();
        long before = rows;
        long keptBefore = kept;
        MemberNames names = new MemberNames();
        boolean isWhole = parser.streamReadContext().getParent().inRoot() && keys.isEmpty();
        for (String name = trees.nextName(parser); name != null; name = trees.nextName(parser)) {
            JsonToken token = parser.nextToken();
            memory.more();
            if (names.repeats(name)) {
                trees.repeats(parser);
            }
            boolean isRow = !keys.isEmpty() && rows == before && shape.recognises(beside);
            if (isWhole && ReportedErrors.NAMES.contains(name)) {
                report(keep(parser));
            } else if (isRow || ListNames.BESIDE.contains(name)) {
                beside.set(name, keep(parser));
            } else if (token == JsonToken.START_ARRAY) {
                arrayMember(name, parser, keys, beside);
            } else if (token == JsonToken.START_OBJECT) {
                objectMember(name, parser, keys, beside);
            } else {
                scalarMember(name, parser, keys, beside);
            }
        }
        ObjectNode left = rows == before ? ownRows(beside, keys, parser) : beside;
        kept = left.isEmpty() ? keptBefore : kept;
        return left;
    }

    /** An error beside the rows, of which the first counts; one that says nothing is none. */
    private void report(JsonNode error) {
        reported = reported == null ? ReportedErrors.words(error) : reported;
    }

    /** An object without rows inside may be a row itself, or hold one number for each. */
    private ObjectNode ownRows(ObjectNode beside, Keys keys, JsonParser parser) {
        if (!keys.isEmpty() && shape.recognises(beside)) {
            emit(beside, keys, parser);
            return JsonNodeFactory.instance.objectNode();
        }
        if (!shape.counts() || shape.recognises(beside) || !isNumbers(beside)) {
            return beside;
        }
        beside.properties().forEach(one -> emit(one.getValue(), keys.plus(one.getKey()), parser));
        return JsonNodeFactory.instance.objectNode();
    }

    private static boolean isNumbers(ObjectNode object) {
        return object.properties().stream()
                .allMatch(
                        member ->
                                !ListNames.BESIDE.contains(member.getKey())
                                        && Numbers.decimal(member.getValue()) != null);
    }

    private void scalarMember(String name, JsonParser parser, Keys keys, ObjectNode beside) {
        JsonNode value = keep(parser);
        if (shape.isScalarRow(name, value)) {
            emit(value, keys.plus(name), parser);
        } else if (value.isNull() && isContainer(name)) {
            listSeen = true;
        } else {
            beside.set(name, value);
        }
    }

    private void arrayMember(String name, JsonParser parser, Keys keys, ObjectNode beside) {
        if (isContainer(name)) {
            array(parser, keys);
            return;
        }
        JsonToken token = parser.nextToken();
        if (token == JsonToken.END_ARRAY) {
            noRows();
            return;
        }
        long before = kept;
        JsonNode first = keep(parser);
        if (first instanceof ObjectNode row && shape.recognises(row)) {
            Keys inside = shape.namesRows(name, row) ? keys.plus(name) : keys;
            emit(row, inside, parser);
            kept = before;
            array(parser, inside);
            return;
        }
        ArrayNode other = beside.putArray(name).add(first);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            other.add(keep(parser));
        }
    }

    private void objectMember(String name, JsonParser parser, Keys keys, ObjectNode beside) {
        if (isContainer(name)) {
            container(object(parser, keys), parser, keys, beside);
        } else if (Times.isTime(name)) {
            listSeen = true;
            keep(name, object(parser, keys.plus(name)), beside);
        } else {
            long before = kept;
            ObjectNode value = (ObjectNode) keep(parser);
            if (named(name, value, keys, beside, parser)) {
                kept = before;
            }
        }
    }

    /**
     * What was left of an object that should hold rows: nothing, one row, or what stands beside.
     */
    private void container(ObjectNode left, JsonParser parser, Keys keys, ObjectNode beside) {
        if (left.isEmpty()) {
            listSeen = true;
        } else if (rows == 0 && !listSeen && !shape.counts() && shape.recognises(left)) {
            emit(left, keys, parser);
        } else {
            left.properties()
                    .forEach(member -> beside.putIfAbsent(member.getKey(), member.getValue()));
        }
    }

    /** Reads what may have to be kept until the end, of which there is a limit. */
    private JsonNode keep(JsonParser parser) {
        JsonNode value = trees.read(parser);
        kept += trees.size();
        if (kept > RowTree.MOST) {
            throw RowTree.tooMany(RowTree.MOST);
        }
        return value;
    }

    /**
     * An object under the name of a thing: its row, or rows of it under further keys.
     *
     * @return whether all of it became rows
     */
    private boolean named(
            String name, ObjectNode value, Keys keys, ObjectNode beside, JsonParser place) {
        boolean saysNothing =
                value.isEmpty() && (shape.counts() || Id.UUID_FORM.matcher(name).matches());
        if (saysNothing || shape.recognises(value)) {
            emit(value, keys.plus(name), place);
            return true;
        }
        long before = rows;
        ObjectNode left;
        try (JsonParser parser = Json.MAPPER.treeAsTokens(value)) {
            parser.nextToken();
            left = object(parser, keys.plus(name));
        }
        keep(name, rows == before ? value : left, beside);
        return rows > before && left.isEmpty();
    }

    private static void keep(String name, ObjectNode left, ObjectNode beside) {
        if (!left.isEmpty()) {
            beside.set(name, left);
        }
    }

    private boolean isContainer(String name) {
        return ListNames.CONTAINERS.contains(name) || shape.containers().contains(name);
    }

    private void emit(JsonNode value, Keys keys, JsonParser place) {
        R row = shape.read(Fields.of(value), keys);
        if (row == null) {
            unreadable =
                    unreadable == null
                            ? place.streamReadContext().pathAsPointer().toString()
                            : unreadable;
            return;
        }
        accept(row);
    }

    private void accept(R row) {
        if (rows == shape.mostRows()) {
            throw RowTree.tooMany(shape.mostRows());
        }
        memory.more();
        sink.row(row);
        rows++;
        if (rows % PROGRESS_ROWS == 0) {
            sink.progress(rows);
            if (Thread.currentThread().isInterrupted()) {
                throw new FailureException(new Failure.Cancelled(true));
            }
        }
    }
}
