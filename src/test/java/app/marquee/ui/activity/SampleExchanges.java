package app.marquee.ui.activity;

import app.marquee.model.Secret;
import app.marquee.model.connection.Exchange;
import app.marquee.model.connection.Exchange.Header;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** Exchanges as the transport records them: without secrets. */
final class SampleExchanges {
    private static final List<Header> REQUEST_HEADERS =
            List.of(
                    new Header("Authorization", Secret.MASK),
                    new Header("Accept", "application/json"),
                    new Header("Accept-Encoding", "gzip"));

    private SampleExchanges() {}

    static Exchange ranking(long number) {
        return exchange(
                number,
                Operation.GET_RANKING,
                "/ranking?start_date=2026-02-01&end_date=2026-02-28",
                null,
                200,
                "[{\"video_id\":\"0b1c\",\"title\":\"Vídeo de abertura\",\"views\":1841}]",
                null);
    }

    static Exchange rename(long number) {
        return exchange(
                number,
                Operation.UPDATE_PLAYLIST,
                "/playlist/6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11",
                "{\"access_type\":\"anyone_with_password\",\"password\":\"" + Secret.MASK + "\"}",
                200,
                "{\"id\":\"6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11\"}",
                null);
    }

    static Exchange refused(long number) {
        return exchange(
                number,
                Operation.LIST_FUNNELS,
                "/funnels/get_all",
                null,
                401,
                "{\"errMsg\":\"Token expired\"}",
                new Failure.Unauthorized(
                        new Answer(401, "Token expired", "{\"errMsg\":\"Token expired\"}")));
    }

    static Exchange lost(long number) {
        return exchange(
                number,
                Operation.GET_CITY,
                "/city?granularity=day&region=S%C3%A3o%20Paulo",
                null,
                null,
                "",
                new Failure.LostAnswer("Connection reset"));
    }

    static Exchange exchange(
            long number,
            Operation operation,
            String path,
            @Nullable String body,
            @Nullable Integer status,
            String answer,
            @Nullable Failure failure) {
        return new Exchange(
                number,
                new ConnectionId("acme"),
                operation,
                FakeShell.NOW.minusSeconds(600 - number),
                operation.method(),
                URI.create("https://api.acme.test" + path),
                REQUEST_HEADERS,
                body,
                1,
                status,
                status == null
                        ? List.of()
                        : List.of(new Header("Content-Type", "application/json")),
                answer,
                answer.getBytes(StandardCharsets.UTF_8).length,
                null,
                Duration.ofMillis(120 + number * 7),
                failure);
    }
}
