package app.marquee.api;

import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.Secret;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.function.Function;

/**
 * Builder of a request's JSON object: absent members are left out, null ones are sent as null. Its
 * form for display is masked.
 */
final class BodyMembers {
    private final ObjectNode sent = JsonNodeFactory.instance.objectNode();
    private final ObjectNode visible = JsonNodeFactory.instance.objectNode();

    BodyMembers text(String name, Member<String> member) {
        return put(name, member, ObjectNode::stringNode);
    }

    <T> BodyMembers text(String name, Member<T> member, Function<T, String> wire) {
        return put(name, member, (node, value) -> node.stringNode(wire.apply(value)));
    }

    BodyMembers bool(String name, Member<Boolean> member) {
        return put(name, member, ObjectNode::booleanNode);
    }

    BodyMembers object(String name, Member<ObjectNode> member) {
        return put(name, member, (node, value) -> value);
    }

    BodyMembers secret(String name, Member<Secret> member) {
        set(sent, name, member.map(Secret::reveal), ObjectNode::stringNode);
        set(visible, name, member.map(Secret::toString), ObjectNode::stringNode);
        return this;
    }

    JsonBody toBody() {
        return new JsonBody(sent.toString(), visible.toString());
    }

    private <T> BodyMembers put(String name, Member<T> member, ToNode<T> toNode) {
        set(sent, name, member, toNode);
        set(visible, name, member, toNode);
        return this;
    }

    private static <T> void set(
            ObjectNode target, String name, Member<T> member, ToNode<T> toNode) {
        switch (member) {
            case Member.Absent<T> absent -> {}
            case Member.Null<T> none -> target.putNull(name);
            case Member.Value<T>(var value) -> target.set(name, toNode.apply(target, value));
        }
    }

    private interface ToNode<T> {
        JsonNode apply(ObjectNode factory, T value);
    }
}
