package app.marquee.store;

import app.marquee.model.change.CreatedItem;
import app.marquee.model.id.ChangeId;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/** JSON codec of the items that earlier changes create; the member is there only if any are. */
final class CreatedItemJson {

    private static final String NEEDS = "needs";

    private CreatedItemJson() {}

    static void write(ObjectNode node, List<CreatedItem> needs) {
        if (needs.isEmpty()) {
            return;
        }
        ArrayNode all = node.putArray(NEEDS);
        needs.forEach(
                one ->
                        all.addObject()
                                .put("change", one.change().value())
                                .put("title", one.title()));
    }

    static List<CreatedItem> read(JsonNode node) {
        return node.path(NEEDS).values().stream().map(CreatedItemJson::item).toList();
    }

    private static CreatedItem item(JsonNode node) {
        JsonNode title = node.path("title");
        return new CreatedItem(
                new ChangeId(node.required("change").stringValue()),
                title.isString() ? title.stringValue() : null);
    }
}
