package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.SandboxClient.Reply;
import app.marquee.sandbox.wire.SeenRequest;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;

/** A sandbox of its own for every test, in the plain shape unless the test's class says more. */
abstract class SandboxTest {
    static final String UNKNOWN = "00000000-0000-4000-8000-000000000000";

    final KnownAccount known = new KnownAccount();
    final List<SeenRequest> seen = Collections.synchronizedList(new ArrayList<>());
    Sandbox sandbox;
    SandboxClient client;

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(options().build());
        client = SandboxClient.of(sandbox);
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    SandboxOptionsBuilder options() {
        return KnownAccount.options().onRequest(seen::add);
    }

    static void refused(Reply reply, int status, String word) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        assertThat(reply.errMsg()).containsIgnoringCase(word);
    }

    static List<String> texts(JsonNode rows, String member) {
        List<String> all = new ArrayList<>();
        rows.forEach(row -> all.add(row.path(member).asString("")));
        return all;
    }

    static List<String> ids(List<UUID> ids) {
        return ids.stream().map(UUID::toString).toList();
    }

    /** One letter that takes two chars, so that chars and code points differ. */
    static String letters(int count) {
        return "\uD83D\uDE00".repeat(count);
    }
}
