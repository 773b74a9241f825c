package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.shape.Shape;
import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Every operation in every shape: it parses, and says what the plain shape says. */
class ShapesTest {
    private final KnownAccount known = new KnownAccount();
    private final Requests requests = new Requests(known);

    private static Sandbox start(Shape shape) {
        return Sandbox.start(KnownAccount.options().shape(shape).build());
    }

    private static SandboxClient.Reply send(Sandbox sandbox, Shape shape, Requests.Sample sample) {
        boolean moved =
                shape.pluralPlaylistsOnly() && sample.operation() != Operation.PLAYLIST_CREATE;
        String target =
                moved
                        ? sample.target().replaceFirst("^/playlist/", "/playlists/")
                        : sample.target();
        return SandboxClient.of(sandbox).send(sample.method(), target, sample.body());
    }

    private Stream<Requests.Sample> reads() {
        return Stream.concat(
                requests.all().filter(sample -> sample.method().equals("GET")),
                Stream.of(
                        new Requests.Sample(
                                Operation.BROWSER,
                                "/browser/" + known.video().id() + "?granularity=hour",
                                null,
                                200),
                        new Requests.Sample(
                                Operation.CITY,
                                "/city?granularity=day&region=S%C3%A3o+Paulo",
                                null,
                                200),
                        new Requests.Sample(Operation.REFERRER, "/referrer", null, 200)));
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void everyOperationSucceedsAndParses(Shape shape) {
        try (Sandbox sandbox = start(shape)) {
            requests.all()
                    .sorted(Comparator.comparingInt(ShapesTest::readsFirstAndDeletesLast))
                    .forEach(
                            sample -> {
                                var reply = send(sandbox, shape, sample);
                                assertThat(reply.status())
                                        .as(sample + reply.text())
                                        .isLessThan(300);
                                if (!reply.text().isEmpty()) {
                                    assertThat(reply.json().isContainer()).isTrue();
                                }
                            });
        }
    }

    private static int readsFirstAndDeletesLast(Requests.Sample sample) {
        return switch (sample.operation()) {
            case PLAYLIST_DELETE -> 3;
            case VIDEO_TRASH -> 2;
            default -> sample.method().equals("GET") ? 0 : 1;
        };
    }

    @ParameterizedTest
    @EnumSource(value = Shape.class, mode = EnumSource.Mode.EXCLUDE, names = "PLAIN")
    void everyReadSaysWhatThePlainShapeSays(Shape shape) {
        try (Sandbox plain = start(Shape.PLAIN);
                Sandbox shaped = start(shape)) {
            reads().forEach(
                            sample -> {
                                JsonNode expected = send(plain, Shape.PLAIN, sample).json();
                                JsonNode given = send(shaped, shape, sample).json();
                                compare(
                                        sample,
                                        shape,
                                        facts(expected, sample.operation(), plain),
                                        facts(given, sample.operation(), shaped));
                            });
        }
    }

    private static Set<String> facts(JsonNode json, Operation operation, Sandbox sandbox) {
        return new Facts(operation, sandbox.baseUri().toString()).of(json);
    }

    private static void compare(
            Requests.Sample sample, Shape shape, Set<String> expected, Set<String> given) {
        assertThat(expected).as(sample.toString()).isNotEmpty();
        if (shape != Shape.SPARSE) {
            assertThat(given).as(sample.toString()).isEqualTo(expected);
            return;
        }
        List<String> invented = new ArrayList<>(given);
        invented.removeAll(expected);
        assertThat(invented).as(sample.toString()).isEmpty();
        assertThat(given.size()).as(sample.toString()).isGreaterThan(expected.size() / 3);
    }

    @ParameterizedTest
    @EnumSource(
            value = Shape.class,
            names = {"WRAPPED", "KEYED", "STRINGS", "SPARSE", "EXTRA"})
    void theShapeShows(Shape shape) {
        try (Sandbox plain = start(Shape.PLAIN);
                Sandbox shaped = start(shape)) {
            List<String> changed = new ArrayList<>();
            reads().filter(s -> !s(plain, Shape.PLAIN, s).equals(s(shaped, shape, s)))
                    .forEach(s -> changed.add(s.toString()));
            assertThat(changed).contains("city", "browser", "referrer", "ranking");
        }
    }

    private static String s(Sandbox sandbox, Shape shape, Requests.Sample sample) {
        return send(sandbox, shape, sample).text().replace(sandbox.baseUri().toString(), "");
    }

    /** The contract shows this one answer, so no shape takes its array away. */
    @ParameterizedTest
    @EnumSource(Shape.class)
    void theCustomFieldsAreAlwaysAnArray(Shape shape) {
        try (Sandbox sandbox = start(shape)) {
            var sample =
                    requests.contract()
                            .filter(s -> s.operation() == Operation.CUSTOM_FIELDS)
                            .findFirst()
                            .orElseThrow();
            JsonNode fields = send(sandbox, shape, sample).json();
            assertThat(fields.isArray()).isTrue();
            assertThat(fields.get(0).propertyNames())
                    .contains("id", "video_id", "key", "value", "created_at", "updated_at");
        }
    }
}
