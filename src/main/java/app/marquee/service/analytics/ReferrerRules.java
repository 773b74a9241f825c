package app.marquee.service.analytics;

import app.marquee.analytics.group.Channel;
import app.marquee.analytics.group.ReferrerRule;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * JSON codec of the user's referrer naming rules, for the settings and for shared files. The file
 * methods are blocking.
 */
public final class ReferrerRules {
    private static final String FORMAT = "marquee-referrer-rules";
    private static final int VERSION = 1;

    /** No hand-written list of rules is as long. */
    private static final int LONGEST = 1_000_000;

    private final JsonMapper json = JsonMapper.shared();

    public String write(List<ReferrerRule> rules) {
        ObjectNode file = json.createObjectNode().put("format", FORMAT).put("version", VERSION);
        ArrayNode array = file.putArray("rules");
        rules.forEach(rule -> write(rule, array.addObject()));
        return json.writerWithDefaultPrettyPrinter().writeValueAsString(file);
    }

    private static void write(ReferrerRule rule, ObjectNode into) {
        into.put("pattern", rule.pattern()).put("name", rule.name());
        Channel channel = rule.channel();
        if (channel != null) {
            into.put("channel", channel.key());
        }
    }

    /** Rules that say nothing are left out and counted. */
    public RulesReading read(String text) {
        try {
            JsonNode file = json.readTree(text);
            int version = file.path("version").asInt(0);
            if (!FORMAT.equals(file.path("format").asString("")) || version < VERSION) {
                return new RulesReading.Other();
            }
            return version == VERSION ? rules(file.path("rules")) : new RulesReading.Newer();
        } catch (JacksonException e) {
            TokenStreamLocation where = e.getLocation();
            return where == null
                    ? new RulesReading.Other()
                    : new RulesReading.Broken(where.getLineNr(), where.getColumnNr());
        }
    }

    private static RulesReading rules(JsonNode array) {
        List<ReferrerRule> rules = new ArrayList<>();
        List<Integer> incomplete = new ArrayList<>();
        int place = 0;
        for (JsonNode each : array) {
            place++;
            ReferrerRule rule = rule(each);
            if (rule.isComplete()) {
                rules.add(rule);
            } else {
                incomplete.add(place);
            }
        }
        return new RulesReading.Rules(rules, incomplete);
    }

    /** A channel that this version doesn't know is left to Marquee. */
    private static ReferrerRule rule(JsonNode node) {
        return new ReferrerRule(
                node.path("pattern").asString(""),
                node.path("name").asString(""),
                Channel.of(node.path("channel").asString(""))
                        .filter(Channel::isOfSites)
                        .orElse(null));
    }

    public void save(Path file, List<ReferrerRule> rules) throws IOException {
        Files.writeString(file, write(rules) + "\n");
    }

    public RulesReading load(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LONGEST + 1);
            return bytes.length > LONGEST ? new RulesReading.Other() : read(text(bytes));
        }
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return "";
        }
    }
}
