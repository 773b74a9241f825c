package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.SandboxClient.Reply;
import app.marquee.sandbox.wire.SeenRequest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;

/** HTTP itself: what is told of requests, packing, connections, bodies. */
class WireTest extends SandboxTest {
    @Test
    void tellsWhatReallyArrived() {
        String target = "/videos/" + known.video().id() + "?custom_fields&x=%C3%A9";
        client.get(target);
        client.delete("/funnels/remove_videos", "{\"videos\":[]}");
        SeenRequest get = seen.getFirst();
        assertThat(get.method()).isEqualTo("GET");
        assertThat(get.target()).isEqualTo(target);
        assertThat(get.rawQuery()).isEqualTo("custom_fields&x=%C3%A9");
        assertThat(get.header("authorization")).contains(sandbox.token());
        assertThat(get.body()).isEmpty();
        assertThat(seen.getLast().body())
                .isEqualTo("{\"videos\":[]}".getBytes(StandardCharsets.UTF_8));
        assertThat(seen.toString()).doesNotContain(sandbox.token());
    }

    @Test
    void saysNothingOfTheTokenInItsOptions() {
        assertThat(options().token("hidden-token").build().toString()).doesNotContain("hidden");
    }

    @Test
    void packsALargeAnswerForWhoeverAcceptsThat() throws IOException {
        String plain = client.get("/city").text();
        Reply packed = accepting("gzip, deflate", "/city");
        assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
        byte[] body = packed.response().body();
        assertThat(body.length).isLessThan(plain.length());
        try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(body))) {
            assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(plain);
        }
    }

    @Test
    void packsNothingElse() {
        assertThat(accepting("gzip", "/member-referrals").header("Content-Encoding")).isEmpty();
        assertThat(accepting("gzip;q=0", "/city").header("Content-Encoding")).isEmpty();
        assertThat(accepting("identity", "/city").header("Content-Encoding")).isEmpty();
        assertThat(client.get("/city").header("Content-Encoding")).isEmpty();
    }

    private Reply accepting(String encoding, String target) {
        return client.send(
                client.request("GET", target, null)
                        .header("Authorization", sandbox.token())
                        .header("Accept-Encoding", encoding));
    }

    @Test
    void aConnectionServesManyRequestsAndRefusals() throws IOException {
        try (RawConnection raw = new RawConnection(sandbox)) {
            for (int i = 0; i < 3; i++) {
                raw.send("POST", "/funnel/create", "{\"name\":\"ab\"}");
                assertThat(raw.readAnswer()).startsWith("HTTP/1.1 400").contains("errMsg");
            }
        }
        assertThat(seen).hasSize(3);
    }

    @Test
    void aBodyThatNobodyWantsIsDrained() {
        assertThat(client.post("/nowhere", "x".repeat(3_000_000)).status()).isEqualTo(404);
        Reply refused =
                client.send(client.request("POST", "/funnel/create", "x".repeat(3_000_000)));
        assertThat(refused.status()).isEqualTo(401);
        assertThat(seen).hasSize(2).allMatch(request -> request.body().length == 3_000_000);
    }

    @Test
    void aBodyWithoutEndIsRefused() {
        refused(client.post("/funnel/create", "x".repeat(17 * 1024 * 1024)), 413, "large");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%zz", "a=%", "a=%8"})
    void aBrokenQueryIsRefused(String query) throws IOException {
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("GET", "/city?" + query, "");
            assertThat(raw.read(0)).startsWith("HTTP/1.1 400");
        }
    }

    @Test
    void deeplyNestedJsonIsRefused() {
        refused(client.put("/folders/" + UNKNOWN, "[".repeat(100_000)), 400, "JSON");
    }

    @Test
    void brokenUnicodeIsRefused() throws IOException {
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("POST", "/funnel/create", "{\"name\":\"\u00ff\u00fe\u00fd\"}");
            assertThat(raw.read(0)).startsWith("HTTP/1.1 400");
        }
    }

    @Test
    void aHeadIsAnotherMethod() {
        assertThat(client.send("HEAD", "/city", null).status()).isEqualTo(405);
        assertThat(client.send("OPTIONS", "/city", null).status()).isEqualTo(405);
    }

    @Test
    void closingTwiceIsClosing() {
        sandbox.close();
        sandbox.close();
    }
}
