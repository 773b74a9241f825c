package app.marquee.store.settings;

import app.marquee.model.settings.AnswerKeeping;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.OptionalInt;

/**
 * JSON codec of the retention of reports and images. Earlier versions store it as texts among the
 * view state, which is read until the new member exists.
 */
final class AnswerKeepingJson {
    private static final String PLACE = "answers";
    private static final String FORMER = PLACE + "/";

    private AnswerKeepingJson() {}

    static AnswerKeeping read(ObjectNode settings) {
        return settings.path(PLACE).isObject()
                ? own(settings.path(PLACE))
                : former(settings.path("views"));
    }

    private static AnswerKeeping own(JsonNode node) {
        return new AnswerKeeping(
                number(node.path("days")),
                number(node.path("megabytes")),
                number(node.path("settling_days")),
                number(node.path("image_megabytes")));
    }

    private static AnswerKeeping former(JsonNode views) {
        return new AnswerKeeping(
                number(views.path(FORMER + "days")),
                number(views.path(FORMER + "megabytes")),
                number(views.path(FORMER + "settling-days")));
    }

    private static @Nullable Integer number(JsonNode node) {
        OptionalInt number = node.asIntOpt();
        return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
    }

    /** Whether a key of what views remember is of this, and of an earlier version. */
    static boolean isFormer(String key) {
        return key.startsWith(FORMER);
    }

    /** Writes it into its own place where it is not there yet. */
    static void write(ObjectNode settings, AnswerKeeping wanted) {
        AnswerKeeping found =
                settings.path(PLACE).isObject() ? own(settings.path(PLACE)) : AnswerKeeping.USUAL;
        if (found.equals(wanted)) {
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
