package app.marquee.harness;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Stands before a service and makes its answers hard to save: names that begin like formulas,
 * figures that are not said and figures that are 0. The same answer is changed the same way each
 * time.
 */
public final class ExportPlace implements AutoCloseable {
    /** What a name begins with; the last leaves it as it was. */
    public static final List<String> BEGINNINGS = List.of("=", "+", "-", "@", "\t", "\r", "");

    private static final Pattern NAMES =
            Pattern.compile("title|name|city|country|region|referrer|browser|referred_name|value");
    private static final Pattern FIGURES =
            Pattern.compile("views|unique_views|plays|unique_plays|viewers|amount|bandwidth_cost");

    /** Names that a question has to know again. */
    private static final Set<String> KEPT = Set.of("Bahia", "BR");

    private static final int EVERY = 5;

    private final AnswerRelay relay;

    public ExportPlace(URI service) {
        this.relay = new AnswerRelay(service, ExportPlace::change);
    }

    public URI uri() {
        return relay.uri();
    }

    private static void change(JsonNode node) {
        if (node instanceof ObjectNode object) {
            int row = Math.floorMod(object.toString().hashCode(), EVERY);
            for (String member : List.copyOf(object.propertyNames())) {
                change(object, member, row);
            }
        }
        node.values().forEach(ExportPlace::change);
    }

    private static void change(ObjectNode object, String member, int row) {
        JsonNode value = object.get(member);
        if (value.isString() && NAMES.matcher(member).matches()) {
            object.put(member, planted(value.asString()));
        } else if (value.isNumber() && FIGURES.matcher(member).matches() && row == 0) {
            object.putNull(member);
        } else if (value.isNumber() && FIGURES.matcher(member).matches() && row == 1) {
            object.put(member, 0);
        }
    }

    private static String planted(String text) {
        return KEPT.contains(text)
                ? text
                : BEGINNINGS.get(Math.floorMod(text.hashCode(), BEGINNINGS.size())) + text;
    }

    @Override
    public void close() {
        relay.close();
    }
}
