package app.marquee.harness;

import app.marquee.api.EveryApi;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.failure.FailureException;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.shape.Shape;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What the sandbox answers to every read, in every shape, with few rows each. */
final class GoodAnswers {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final int ROWS = 3;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private GoodAnswers() {}

    /** A read and what was answered to it. */
    record Good(String name, Consumer<EveryApi> read, String text) {}

    static List<Good> all(Path directory) {
        return all(directory, Shape.values());
    }

    static List<Good> all(Path directory, Shape... shapes) {
        Account account = Account.generate(Content.HOSTILE, SandboxOptions.USUAL_SEED, 1, NOW);
        List<Good> all = new ArrayList<>();
        for (Shape shape : shapes) {
            try (Sandbox sandbox =
                            Sandbox.start(
                                    SandboxOptions.builder()
                                            .content(Content.HOSTILE)
                                            .now(NOW)
                                            .shape(shape)
                                            .build());
                    VictimSession at =
                            VictimSession.open(
                                    directory.resolve(shape.kebab()),
                                    sandbox.baseUri(),
                                    sandbox.token())) {
                EveryRead reads = new EveryRead(account);
                reads.all().forEach((op, read) -> add(all, shape + " " + op, read, at));
                reads.extensions().forEach((op, read) -> add(all, shape + " " + op, read, at));
            }
        }
        return all;
    }

    private static void add(
            List<Good> all, String name, Consumer<EveryApi> read, VictimSession at) {
        Recorder recorder = new Recorder(at);
        try {
            read.accept(new EveryApi(recorder));
        } catch (FailureException _) {
            // Not served in this shape.
        }
        recorder.bodies.forEach(body -> all.add(new Good(name, read, shortened(body))));
    }

    private static String shortened(String body) {
        JsonNode tree = MAPPER.readTree(body);
        shorten(tree);
        return tree.toString();
    }

    private static void shorten(JsonNode node) {
        if (node instanceof ArrayNode array) {
            while (array.size() > ROWS) {
                array.remove(array.size() - 1);
            }
        }
        node.values().forEach(GoodAnswers::shorten);
    }

    /** Hands on what it has noted. */
    private static final class Recorder implements Transport {
        private final Transport real;
        private final List<String> bodies = new ArrayList<>();

        Recorder(VictimSession at) {
            real = at.transport();
        }

        @Override
        public <T> T send(ApiRequest request, AnswerReader<T> reader) {
            return real.send(
                    request,
                    body -> {
                        byte[] bytes = body.stream().readAllBytes();
                        String text = new String(bytes, StandardCharsets.UTF_8);
                        bodies.add(text);
                        return read(reader, body.status(), bytes, text);
                    });
        }

        private static <T> T read(AnswerReader<T> reader, int status, byte[] bytes, String text)
                throws IOException {
            return reader.read(new AnswerBody(status, new ByteArrayInputStream(bytes), () -> text));
        }
    }
}
