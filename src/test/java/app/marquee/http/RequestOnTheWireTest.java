package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.util.List;
import java.util.Map;

/** What reaches a server, byte for byte. */
class RequestOnTheWireTest {
    private final WireServer server = WireServer.json("[]");

    @AfterEach
    void stop() {
        server.close();
    }

    private String sent(ApiRequest request) {
        return sent(Rig.connection(server.url(), server.url()), request);
    }

    private String sent(Connection connection, ApiRequest request) {
        try (Rig rig = Rig.to(connection)) {
            assertThat(rig.text(request)).isEqualTo("[]");
        }
        return server.requests.getLast();
    }

    private String firstLine(Connection connection, ApiRequest request) {
        return sent(connection, request).lines().findFirst().orElseThrow();
    }

    @Test
    void aReadCarriesTheRawTokenAndNothingOfABody() {
        assertThat(sent(Rig.get()).lines())
                .containsExactlyInAnyOrder(
                        "GET /funnels/get_all HTTP/1.1",
                        "Host: 127.0.0.1:" + server.port(),
                        "Authorization: " + Rig.TOKEN,
                        "Accept: application/json",
                        "Accept-Encoding: gzip",
                        "User-Agent: Marquee/1.2.3",
                        "");
    }

    @Test
    void aWriteCarriesItsBodyByteForByte() {
        String request =
                sent(
                        ApiRequest.of(
                                Operation.UPDATE_FOLDER,
                                Map.of("folder_id", Rig.VIDEO),
                                List.of(),
                                JsonBody.of("{\"name\":\"São 日本 🎬\",\"parent_folder_id\":null}")));
        assertThat(request)
                .startsWith("PUT /folders/" + Rig.VIDEO + " HTTP/1.1\r\n")
                .contains("Content-Type: application/json\r\n")
                .endsWith("\r\n\r\n{\"name\":\"São 日本 🎬\",\"parent_folder_id\":null}");
    }

    @Test
    void aDeleteCarriesABodyWithItsLength() {
        String request =
                sent(
                        ApiRequest.of(
                                Operation.REMOVE_FUNNEL_VIDEOS,
                                Map.of(),
                                List.of(),
                                JsonBody.of("{\"videos\":[]}")));
        assertThat(request)
                .startsWith("DELETE /funnels/remove_videos HTTP/1.1\r\n")
                .contains("Content-Length: 13\r\n")
                .endsWith("\r\n\r\n{\"videos\":[]}");
    }

    @Test
    void aDeleteWithoutABodyHasNone() {
        assertThat(sent(Rig.delete()))
                .startsWith("DELETE /playlist/" + Rig.VIDEO + " HTTP/1.1\r\n")
                .doesNotContain("Content-Type")
                .endsWith("\r\n\r\n");
    }

    @Test
    void plainHttpAsksForNoUpgrade() {
        assertThat(sent(Rig.get())).doesNotContainIgnoringCase("upgrade").contains(" HTTP/1.1");
    }

    @Test
    void aParameterWithoutValueIsABareName() {
        ApiRequest request =
                ApiRequest.of(
                        Operation.GET_CUSTOM_FIELDS,
                        Map.of("video_id", Rig.VIDEO),
                        List.of(new QueryParameter("custom_fields", null)),
                        null);
        assertThat(sent(request)).startsWith("GET /videos/" + Rig.VIDEO + "?custom_fields HTTP");
    }

    @Test
    void parametersKeepTheirOrderAndAreEncoded() {
        ApiRequest request =
                ApiRequest.of(
                        Operation.GET_CITY,
                        Map.of(),
                        List.of(
                                new QueryParameter("region", "São Paulo & Rio+1=2/3?#%"),
                                new QueryParameter("country", ""),
                                new QueryParameter("a b", "~-._")),
                        null);
        assertThat(sent(request))
                .startsWith(
                        "GET /city?region=S%C3%A3o%20Paulo%20%26%20Rio%2B1%3D2%2F3%3F%23%25&country=&a%20b=~-._"
                            + " HTTP");
    }

    @ParameterizedTest
    @CsvSource({
        "a/b, a%2Fb",
        "../../funnel/create, ..%2F..%2Ffunnel%2Fcreate",
        "a?b#c, a%3Fb%23c",
        "%2e%2e, %252e%252e",
        "a;b=c, a%3Bb%3Dc",
        "é, %C3%A9",
        "a\\b, a%5Cb",
        "$1, %241",
    })
    void anIdStaysOnePartOfThePath(String id, String encoded) {
        assertThat(sent(thumbs(id))).startsWith("GET /thumbs/" + encoded + " HTTP/1.1\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", ".."})
    void anIdThatWouldBeAStepThroughThePathIsRefused(String id) {
        try (Rig rig = Rig.to(server)) {
            assertThat(rig.failure(thumbs(id)))
                    .isEqualTo(
                            new Failure.Refused(
                                    List.of(
                                            new Violation(
                                                    "video_id",
                                                    new ValidationResult.NotUuid(id)))));
        }
        assertThat(server.connections()).isZero();
    }

    @Test
    void aMissingVariableIsADefectAndSendsNothing() {
        ApiRequest request = ApiRequest.of(Operation.GET_THUMBS, Map.of(), List.of(), null);
        try (Rig rig = Rig.to(server)) {
            assertThat(rig.failure(request)).isInstanceOf(Failure.Defect.class);
        }
        assertThat(server.connections()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "'', /funnels/get_all",
        "/, /funnels/get_all",
        "/api/v1, /api/v1/funnels/get_all",
        "/api/v1/, /api/v1/funnels/get_all",
        "/api%20x//, /api%20x/funnels/get_all",
    })
    void thePathOfTheAddressStaysInFront(String prefix, String path) {
        URI url = URI.create(server.url() + prefix);
        assertThat(firstLine(Rig.connection(url, url), Rig.get()))
                .isEqualTo("GET " + path + " HTTP/1.1");
    }

    @Test
    void theBracketsOfANumericAddressStay() {
        assertThat(RequestUrl.root(URI.create("http://[::1]:9000/v1/?q#f")))
                .isEqualTo("http://[::1]:9000/v1");
    }

    @Test
    void aUserInTheAddressIsNotSent() {
        URI url = URI.create("http://me:pw@127.0.0.1:" + server.port() + "/?x=1#y");
        assertThat(sent(Rig.connection(url, url), Rig.get()))
                .startsWith("GET /funnels/get_all HTTP/1.1\r\n")
                .doesNotContain("Basic")
                .doesNotContain("pw");
    }

    @Test
    void anotherPathOfTheConnectionIsUsed() {
        Connection connection =
                Rig.connection(
                        server.url(),
                        server.url(),
                        Map.of(),
                        Map.of(Operation.DELETE_PLAYLIST, "/playlists/{playlist_id}"));
        assertThat(firstLine(connection, Rig.delete()))
                .isEqualTo("DELETE /playlists/" + Rig.VIDEO + " HTTP/1.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@evil.example/x", "https://evil.example/", ""})
    void anotherPathCannotLeadToAnotherHost(String path) {
        Connection connection =
                Rig.connection(
                        server.url(), server.url(), Map.of(), Map.of(Operation.LIST_FUNNELS, path));
        try (Rig rig = Rig.to(connection)) {
            assertThat(rig.failure(Rig.get())).isInstanceOf(Failure.Defect.class);
        }
        assertThat(server.connections()).isZero();
    }

    private static ApiRequest thumbs(String id) {
        return ApiRequest.of(Operation.GET_THUMBS, Map.of("video_id", id), List.of(), null);
    }
}
