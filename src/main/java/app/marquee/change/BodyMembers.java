package app.marquee.change;

import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeValue;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.Map;

/** Builder of a request's JSON object. Its form for display is masked. */
public final class BodyMembers {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ObjectNode sent = NODES.objectNode();
    private final ObjectNode visible = NODES.objectNode();

    /** The values of something new; those that are nothing are left out. */
    public static BodyMembers of(Map<String, ChangeValue> values) {
        BodyMembers body = new BodyMembers();
        values.forEach(
                (name, value) -> {
                    if (!(value instanceof ChangeValue.None)) {
                        body.put(name, value);
                    }
                });
        return body;
    }

    private void put(String name, ChangeValue value) {
        sent.set(name, node(value));
        visible.set(name, node(value));
    }

    /**
     * @param member the same value, which may be a secret
     */
    void put(String name, ChangeValue value, Member<?> member) {
        if (member instanceof Member.Value<?>(Secret secret)) {
            sent.put(name, secret.reveal());
            visible.put(name, secret.toString());
        } else {
            put(name, value);
        }
    }

    public JsonBody toBody() {
        return new JsonBody(sent.toString(), visible.toString());
    }

    public static JsonNode node(ChangeValue value) {
        return switch (value) {
            case ChangeValue.None _ -> NODES.nullNode();
            case ChangeValue.Text(var text) -> NODES.stringNode(text);
            case ChangeValue.Flag(var on) -> NODES.booleanNode(on);
            case ChangeValue.Whole(var number) -> NODES.numberNode(number);
            case ChangeValue.Many(var values) -> {
                ArrayNode array = NODES.arrayNode();
                values.forEach(one -> array.add(node(one)));
                yield array;
            }
            case ChangeValue.Parts(var members) -> {
                ObjectNode object = NODES.objectNode();
                members.forEach((name, one) -> object.set(name, node(one)));
                yield object;
            }
            case ChangeValue.Unknown _, ChangeValue.Hidden _ ->
                    throw new IllegalArgumentException("The value can't be sent");
        };
    }
}
