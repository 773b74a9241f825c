package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import app.marquee.sandbox.SandboxClient.Reply;
import app.marquee.sandbox.fault.Fault;
import app.marquee.sandbox.wire.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** What a client meets when a fault strikes, and whether its request was applied. */
class FaultsOnTheWireTest extends SandboxTest {
    private static final String NEW_NAME = "{\"name\":\"After the fault\"}";

    private String folder() {
        return "/folders/" + known.account().folders().getFirst().id();
    }

    private boolean isApplied() {
        sandbox.faults().clear();
        return client.get("/folders").text().contains("After the fault");
    }

    private Reply update() {
        return client.put(folder(), NEW_NAME);
    }

    private FutureTask<Reply> updateMeanwhile() {
        FutureTask<Reply> running = new FutureTask<>(this::update);
        Thread.ofVirtual().start(running);
        await().until(() -> seen.size() == 1);
        return running;
    }

    @Test
    void resetBeforeIsATcpResetAndNothingIsApplied() throws IOException {
        sandbox.faults().set("folder-update:reset-before");
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("PUT", folder(), NEW_NAME);
            assertThatThrownBy(raw::readAll)
                    .isInstanceOf(SocketException.class)
                    .hasMessageContaining("reset");
        }
        assertThat(seen).singleElement().matches(r -> !r.bodyTaken() && r.body().length == 0);
        assertThat(isApplied()).isFalse();
    }

    @Test
    void resetBeforeDoesNotWaitForTheBody() throws IOException {
        sandbox.faults().set("folder-update:reset-before");
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.write(
                    "PUT " + folder() + " HTTP/1.1\r\nHost: h\r\nContent-Length: 5000000\r\n\r\n{");
            assertThatThrownBy(raw::readAll).isInstanceOf(SocketException.class);
        }
    }

    @Test
    void resetAfterIsATcpResetAndTheRequestIsApplied() throws IOException {
        sandbox.faults().set("folder-update:reset-after");
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("PUT", folder(), NEW_NAME);
            assertThatThrownBy(raw::readAll)
                    .isInstanceOf(SocketException.class)
                    .hasMessageContaining("reset");
        }
        assertThat(seen).singleElement().matches(r -> r.bodyTaken() && r.body().length > 0);
        assertThat(isApplied()).isTrue();
    }

    @Test
    void silenceLastsUntilTheSandboxCloses() {
        sandbox.faults().set("folder-update:silent");
        FutureTask<Reply> running = updateMeanwhile();
        assertThat(running.isDone()).isFalse();
        assertThat(isApplied()).isFalse();
        sandbox.close();
        assertThatThrownBy(running::get).isInstanceOf(ExecutionException.class);
    }

    @Test
    void latencyComesFirstAndTheAnswerIsTrue() {
        sandbox.faults().set("*:latency=60");
        long start = System.nanoTime();
        assertThat(update().status()).isEqualTo(200);
        assertThat(Duration.ofNanos(System.nanoTime() - start))
                .isGreaterThan(Duration.ofMillis(59));
        assertThat(isApplied()).isTrue();
    }

    @Test
    void aLongLatencyHoldsTheRequestBack() {
        Fault latency = new Fault.Latency(Duration.ofHours(1));
        sandbox.faults().next(1, Operation.FOLDER_UPDATE, latency);
        FutureTask<Reply> running = new FutureTask<>(this::update);
        Thread.ofVirtual().start(running);
        await().until(() -> sandbox.faults().spec().isEmpty());
        assertThat(isApplied()).isFalse();
        assertThat(seen).extracting(r -> r.method()).doesNotContain("PUT");
        sandbox.close();
        assertThatThrownBy(running::get).isInstanceOf(ExecutionException.class);
    }

    @ParameterizedTest
    @CsvSource({"/funnels/get_all,funnel-list", "/city,city", "/member-referrals,referral-summary"})
    void halfABodyAnnouncesMoreThanItBrings(String target, String operation) throws IOException {
        sandbox.faults().set(operation + ":half");
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("GET", target, "");
            String all = raw.readAll();
            String body = all.substring(all.indexOf("\r\n\r\n") + 4);
            int announced =
                    Integer.parseInt(all.replaceAll("(?is).*content-length: (\\d+).*", "$1"));
            assertThat(all).startsWith("HTTP/1.1 200");
            assertThat(body).isNotEmpty();
            assertThat(announced).isGreaterThan(body.length());
        }
        assertThatThrownBy(() -> client.get(target)).hasRootCauseInstanceOf(IOException.class);
    }

    /** A larger answer is cut while it is being made: the line must still carry what was sent. */
    @Test
    void theHalfThatWasSentAlwaysArrives() throws IOException {
        sandbox.faults().set("city:half");
        for (int i = 0; i < 60; i++) {
            try (RawConnection raw = new RawConnection(sandbox)) {
                raw.send("GET", "/city", "");
                assertThat(raw.readAll()).startsWith("HTTP/1.1 200").contains("\r\n\r\n[{");
            }
        }
    }

    @Test
    void halfABodyComesAfterTheRequestIsApplied() {
        sandbox.faults().set("folder-update:half");
        assertThatThrownBy(this::update).hasRootCauseInstanceOf(IOException.class);
        assertThat(isApplied()).isTrue();
    }

    @Test
    void aTricklingBodyStartsAndDoesNotEnd() throws IOException {
        sandbox.faults().set("funnel-list:trickle=900000");
        try (RawConnection raw = new RawConnection(sandbox)) {
            raw.send("GET", "/funnels/get_all", "");
            assertThat(raw.read(16)).startsWith("HTTP/1.1 200").contains("\r\n\r\n[{");
            assertThat(raw.waiting()).isZero();
        }
    }

    @Test
    void aTricklingBodyIsWholeInTheEnd() {
        String whole = client.get("/city").text();
        sandbox.faults().set("*:trickle=0");
        assertThat(client.get("/city").text()).isEqualTo(whole);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 409, 429, 500, 502, 503, 504})
    void anErrorStatusIsSaidInJsonAndNothingIsApplied(int status) {
        sandbox.faults().set("folder-update:" + status);
        Reply reply = update();
        refused(reply, status, "");
        assertThat(reply.errMsg()).isNotBlank();
        assertThat(reply.header("Retry-After")).isEmpty();
        assertThat(isApplied()).isFalse();
    }

    @Test
    void anErrorAfterwardsHidesThatTheRequestWasApplied() {
        sandbox.faults().set("folder-update:500-after");
        refused(update(), 500, "error");
        assertThat(isApplied()).isTrue();
    }

    @Test
    void anErrorAfterwardsDoesNotLetAnybodyIn() {
        sandbox.faults().set("folder-update:500-after");
        var reply = client.send(client.request("PUT", folder(), NEW_NAME));
        assertThat(reply.status()).isEqualTo(401);
    }

    @Test
    void retryAfterComesInSecondsOrAsADate() {
        sandbox.faults().set("city:429-seconds=7,ranking:503-date=60");
        Reply seconds = client.get("/city");
        assertThat(seconds.status()).isEqualTo(429);
        assertThat(seconds.header("Retry-After")).isEqualTo("7");
        Reply date = client.get("/ranking");
        assertThat(date.status()).isEqualTo(503);
        ZonedDateTime when =
                ZonedDateTime.parse(
                        date.header("Retry-After"), DateTimeFormatter.RFC_1123_DATE_TIME);
        assertThat(when).isAfter(ZonedDateTime.now(ZoneOffset.UTC));
    }

    @Test
    void htmlComesInPlaceOfJson() {
        sandbox.faults().set("folder-update:html,city:html=502");
        Reply reply = update();
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.header("Content-Type")).startsWith("text/html");
        assertThat(reply.text()).startsWith("<!DOCTYPE html>");
        assertThat(client.get("/city").status()).isEqualTo(502);
        assertThat(isApplied()).isFalse();
    }

    @Test
    void wrongTypesAreJsonAndNoMemberIsWhatItWas() {
        JsonNode right = client.get("/ranking").json();
        sandbox.faults().set("*:wrong-types");
        JsonNode wrong = client.get("/ranking").json();
        assertThat(wrong).hasSize(right.size());
        right.get(0)
                .properties()
                .forEach(
                        m ->
                                assertThat(wrong.get(0).get(m.getKey()).getNodeType())
                                        .isNotEqualTo(m.getValue().getNodeType()));
        assertThat(client.get("/member-referrals").json().get("referral_link").isString())
                .isFalse();
        assertThat(client.get("/folders").json().get("folders").get(0).get("id").isString())
                .isFalse();
        assertThat(update().status()).isEqualTo(200);
        assertThat(isApplied()).isTrue();
    }

    @Test
    void faultsAreSwitchedWhileItRuns() {
        assertThat(client.get("/city").status()).isEqualTo(200);
        sandbox.faults().set("city:500");
        assertThat(client.get("/city").status()).isEqualTo(500);
        assertThat(client.get("/ranking").status()).isEqualTo(200);
        sandbox.faults().next(1, Operation.RANKING, new Fault.Html(200));
        assertThat(client.get("/ranking").header("Content-Type")).startsWith("text/html");
        assertThat(client.get("/ranking").header("Content-Type")).startsWith("application/json");
        sandbox.faults().clear();
        assertThat(client.get("/city").status()).isEqualTo(200);
    }

    @Test
    void aSandboxMayStartWithFaults() {
        try (Sandbox faulty = Sandbox.start(options().faults("*:503").build())) {
            assertThat(SandboxClient.of(faulty).get("/city").status()).isEqualTo(503);
            assertThat(faulty.faults().spec()).isEqualTo("*:503");
        }
    }

    @Test
    void everyRequestWaitsForTheLatencyOfTheOptions() {
        try (Sandbox slow = Sandbox.start(options().latency(Duration.ofMillis(50)).build())) {
            long start = System.nanoTime();
            assertThat(SandboxClient.of(slow).get("/funnels/get_all").status()).isEqualTo(200);
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .isGreaterThan(Duration.ofMillis(49));
        }
    }

    @Test
    void picturesMeetFaultsToo() {
        sandbox.faults().set("picture:403");
        assertThat(client.get("/pictures/x").status()).isEqualTo(403);
    }
}
