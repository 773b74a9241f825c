package app.marquee.sandbox.wire;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.function.Consumer;

/** Source of rows one after the other, so that a million of them need the memory of one. */
@FunctionalInterface
public interface RowSource {
    void emit(Consumer<ObjectNode> sink);

    static RowSource of(List<ObjectNode> rows) {
        return rows::forEach;
    }
}
