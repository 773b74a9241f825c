package app.marquee.sandbox;

import app.marquee.sandbox.wire.Operation;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an answer says, whatever its form: for every row its members as text, with the key it stood
 * under as one of them. Null and missing say nothing.
 */
final class Facts {
    private static final Set<String> AROUND =
            Set.of("data", "items", "funnels", "funnel", "playlists", "playlist", "ranking");
    private static final Set<String> NOISE = Set.of("trace_id", "_links", "pages", "total");
    private static final Map<String, String> ALIASES =
            Map.of("play", "plays", "unique_play", "unique_plays");

    private final Operation operation;
    private final String host;
    private final Set<String> facts = new LinkedHashSet<>();

    Facts(Operation operation, String host) {
        this.operation = operation;
        this.host = host;
    }

    Set<String> of(JsonNode answer) {
        switch (operation) {
            case CITY, BROWSER, REFERRER, RANKING, LIVE_HISTORY -> rows(answer);
            case VIDEO_LIST ->
                    list(answer.has("items") ? answer.get("items") : answer.get("videos"));
            case FOLDER_LIST ->
                    list(answer.has("data") ? answer.get("data") : answer.get("folders"));
            case PLAYLIST_VIDEOS -> list(answer.isArray() ? answer : answer.get("videos"));
            case REFERRAL_TRANSACTIONS -> transactions(answer);
            case FUNNEL_READ -> funnel(unwrapped(answer));
            case THUMBNAILS -> thumbnails(answer);
            default -> list(unwrapped(answer));
        }
        return facts;
    }

    private static JsonNode unwrapped(JsonNode answer) {
        for (String name : AROUND) {
            if (answer.has(name)) {
                return answer.get(name);
            }
        }
        return answer;
    }

    private void list(JsonNode rows) {
        if (rows.isArray()) {
            rows.forEach(row -> members(id(row), row));
        } else {
            members(id(rows), rows);
        }
    }

    private static String id(JsonNode row) {
        return row.path("id").asString("");
    }

    private void members(String prefix, JsonNode object) {
        object.properties()
                .forEach(
                        member -> {
                            String name = ALIASES.getOrDefault(member.getKey(), member.getKey());
                            if (!NOISE.contains(name)) {
                                value(prefix + " " + name, member.getValue());
                            }
                        });
    }

    private void value(String name, JsonNode value) {
        if (value.isContainer()) {
            facts.add(name);
            members(name, value);
        } else if (!value.isNull()) {
            facts.add(name + "=" + text(value));
        }
    }

    private String text(JsonNode value) {
        String text = value.asString();
        if (text.matches("-?\\d+(\\.\\d+)?")) {
            return new BigDecimal(text).stripTrailingZeros().toPlainString();
        }
        return text.replace(host, "").replaceFirst("(T\\d\\d:\\d\\d:\\d\\d)\\.000Z$", "$1Z");
    }

    /** Rows in an array, in a member, under a key each, or under a key together. */
    private void rows(JsonNode answer) {
        JsonNode rows = unwrapped(answer);
        if (rows.isArray()) {
            rows.forEach(row -> row("", row));
            return;
        }
        rows.properties()
                .forEach(
                        entry -> {
                            if (entry.getValue().isArray()) {
                                entry.getValue().forEach(row -> row(entry.getKey(), row));
                            } else {
                                row(entry.getKey(), entry.getValue());
                            }
                        });
    }

    private void row(String key, JsonNode row) {
        Set<String> dimensions = new TreeSet<>();
        if (operation != Operation.CITY || key.matches("\\d{4}-.*")) {
            dimensions.add(text(StringNode.valueOf(key)));
        }
        for (String name :
                List.of("date", "browser", "referrer", "video_id", "city", "region", "country")) {
            if (row.has(name) && !row.get(name).isNull()) {
                dimensions.add(text(row.get(name)));
            }
        }
        dimensions.remove("");
        facts.add(String.join("|", dimensions));
        if (!row.isObject()) {
            facts.add(String.join("|", dimensions) + " viewers=" + text(row));
        } else {
            counters(String.join("|", dimensions), row);
        }
    }

    private void counters(String dimensions, JsonNode row) {
        row.properties()
                .forEach(
                        member -> {
                            String name = ALIASES.getOrDefault(member.getKey(), member.getKey());
                            boolean counter =
                                    name.matches(
                                            "(unique_)?(views|plays)|viewers|title|latitude"
                                                    + "|longitude|bandwidth_cost|currency");
                            if (counter && !member.getValue().isNull()) {
                                facts.add(dimensions + " " + name + "=" + text(member.getValue()));
                            }
                        });
    }

    private void transactions(JsonNode answer) {
        if (answer.has("transactions")) {
            list(answer.get("transactions"));
            return;
        }
        for (String status : List.of("pending", "confirmed", "limit_reached")) {
            list(answer.get(status));
        }
    }

    private void funnel(JsonNode funnel) {
        members("", ((ObjectNode) funnel.deepCopy()).without("videos"));
        for (JsonNode video : funnel.get("videos")) {
            facts.add("video " + (video.isString() ? video.asString() : id(video)));
            if (video.isObject()) {
                members(id(video), video);
            }
        }
    }

    private void thumbnails(JsonNode answer) {
        picture("active", answer.path("active"));
        answer.get("generated").forEach(picture -> picture("generated", picture));
    }

    private void picture(String kind, JsonNode picture) {
        if (picture.isString()) {
            facts.add(kind + " url=" + text(picture));
        } else if (picture.isObject()) {
            members(kind, picture);
        }
    }
}
