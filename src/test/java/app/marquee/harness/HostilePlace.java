package app.marquee.harness;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Stands before a service and puts hostile texts into whatever it tells a name or a title in: one
 * after the other, and one of the greatest length in each answer.
 */
public final class HostilePlace implements AutoCloseable {
    private static final Pattern NAMES =
            Pattern.compile(
                    "(?i).*(title|name|city|country|region|refer|browser|domain|descr|label"
                            + "|message|msg|email|system|device|value).*");

    private final List<String> texts;
    private final String longest;
    private final AnswerRelay relay;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger planted = new AtomicInteger();

    /**
     * @param longest put into each answer once
     */
    public HostilePlace(URI service, List<String> texts, String longest) {
        this.texts = List.copyOf(texts);
        this.longest = longest;
        this.relay = new AnswerRelay(service, tree -> plant(tree, new AtomicInteger()));
    }

    public URI uri() {
        return relay.uri();
    }

    /** How many texts were put into answers. */
    public int planted() {
        return planted.get();
    }

    private void plant(JsonNode node, AtomicInteger count) {
        if (node instanceof ObjectNode object) {
            for (String member : List.copyOf(object.propertyNames())) {
                if (object.get(member).isString() && NAMES.matcher(member).matches()) {
                    object.put(member, count.getAndIncrement() == 1 ? longest : text());
                    planted.incrementAndGet();
                }
            }
        }
        node.values().forEach(inner -> plant(inner, count));
    }

    private String text() {
        return texts.get(Math.floorMod(next.getAndIncrement(), texts.size()));
    }

    @Override
    public void close() {
        relay.close();
    }
}
