package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.EveryApi;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Rig;
import app.marquee.http.Transport;
import app.marquee.http.WireServer;
import app.marquee.model.failure.FailureException;
import app.marquee.sandbox.shape.Shape;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;

/** The answers to every read, with the token in one text or one name after the other. */
class EchoedTokenTest {
    /** No row has as many members. */
    private static final int MEMBERS = 30;

    private static final JsonMapper MAPPER = JsonMapper.shared();

    /** What a text is with the token in it, in one form after the other. */
    private static final List<String> ECHOES =
            List.of(
                    "by " + Rig.TOKEN,
                    Rig.TOKEN,
                    URLEncoder.encode(Rig.TOKEN, StandardCharsets.UTF_8) + " 100%",
                    Base64.getEncoder()
                            .encodeToString(("me:" + Rig.TOKEN).getBytes(StandardCharsets.UTF_8)));

    @TempDir private Path directory;

    private final SecretSearch search = new SecretSearch(List.of(Rig.TOKEN));
    private volatile String answer = "";
    private int read;
    private int refused;

    @Test
    void noReaderGivesItBack() {
        List<GoodAnswers.Good> good = GoodAnswers.all(directory, Shape.PLAIN, Shape.KEYED);
        try (WireServer server = WireServer.answering(call -> call.json(200, answer));
                Rig rig = Rig.to(server)) {
            for (GoodAnswers.Good each : good) {
                for (String echo : echoes(each.text())) {
                    answer = echo;
                    ask(each.read(), rig.transport);
                }
            }
            rig.exchanges.forEach(exchange -> search.text("activity", exchange.toString()));
        }
        assertThat(read).isGreaterThan(refused);
        assertThat(search.searched()).containsKeys("read", "refused", "activity");
        assertThat(search.hits()).isZero();
    }

    private void ask(Consumer<EveryApi> question, Transport transport) {
        try {
            question.accept(new EveryApi(new Searching(transport)));
            read++;
        } catch (FailureException e) {
            refused++;
            search.text("refused", e.failure().toString());
        }
    }

    /** The answer with each of its texts, and then each of its names, replaced alone. */
    private static List<String> echoes(String text) {
        List<String> all = new ArrayList<>();
        JsonNode tree = MAPPER.readTree(text);
        shorten(tree);
        echo(tree, () -> all.add(tree.toString()));
        return all;
    }

    /** One row is like the other, also where each has a name. */
    private static void shorten(JsonNode node) {
        if (node instanceof ArrayNode array && !array.isEmpty()) {
            JsonNode first = array.get(0);
            array.removeAll().add(first);
        } else if (node instanceof ObjectNode object && object.size() > MEMBERS) {
            object.retain(object.propertyNames().iterator().next());
        }
        node.values().forEach(EchoedTokenTest::shorten);
    }

    private static void echo(JsonNode node, Runnable changed) {
        if (node instanceof ArrayNode array) {
            for (int at = 0; at < array.size(); at++) {
                int place = at;
                echo(array.get(at), value -> array.set(place, value), changed);
            }
        } else if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                echo(object.get(name), value -> object.set(name, value), changed);
                JsonNode value = object.remove(name);
                object.set(Rig.TOKEN, value);
                changed.run();
                object.remove(Rig.TOKEN);
                object.set(name, value);
            }
        }
    }

    private static void echo(JsonNode value, Consumer<JsonNode> setter, Runnable changed) {
        if (value.isString()) {
            int form = value.asString().length() % ECHOES.size();
            setter.accept(JsonNodeFactory.instance.stringNode(ECHOES.get(form)));
            changed.run();
            setter.accept(value);
        }
        echo(value, changed);
    }

    /** Looks into whatever a reader gives back. */
    private final class Searching implements Transport {
        private final Transport real;

        Searching(Transport real) {
            this.real = real;
        }

        @Override
        public <T> T send(ApiRequest request, AnswerReader<T> reader) {
            T value = real.send(request, reader);
            search.text("read", String.valueOf(value));
            return value;
        }
    }
}
