package app.marquee.store.settings;

import app.marquee.model.settings.AnswerKeeping;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.OptionalInt;

/** JSON codec of the retention of reports and images. */
final class AnswerKeepingJson {
    private static final String PLACE = "answers";

    private AnswerKeepingJson() {}

    static AnswerKeeping read(ObjectNode settings) {
        JsonNode node = settings.path(PLACE);
        return new AnswerKeeping(
                number(node.path("days")),
                number(node.path("megabytes")),
                number(node.path("settling_days")),
                number(node.path("image_megabytes")));
    }

    private static @Nullable Integer number(JsonNode node) {
        OptionalInt number = node.asIntOpt();
        return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
    }

    static void write(ObjectNode settings, AnswerKeeping wanted) {
        if (read(settings).equals(wanted)) {
            return;
        }
        ObjectNode node =
                settings.path(PLACE) instanceof ObjectNode there
                        ? there
                        : settings.putObject(PLACE);
        put(node, "days", wanted.days());
        put(node, "megabytes", wanted.megabytes());
        put(node, "settling_days", wanted.settlingDays());
        put(node, "image_megabytes", wanted.imageMegabytes());
    }

    private static void put(ObjectNode node, String member, @Nullable Integer number) {
        if (number != null) {
            node.put(member, number.intValue());
        }
    }
}
