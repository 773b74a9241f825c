package app.marquee.model.connection;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

final class ConnectionPasteTest {
    private static final String TOKEN = "canary-token-8841";
    private static final ConnectionPaste ALL =
            new ConnectionPaste(
                    "https://api.acme.test/v1",
                    "https://data.acme.test",
                    Optional.of(new Secret(TOKEN)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.acme.test/v1|https://data.acme.test|canary-token-8841",
                "  https://api.acme.test/v1 https://data.acme.test canary-token-8841 ",
                "Base URL: https://api.acme.test/v1|Data URL: https://data.acme.test|"
                        + "Token: canary-token-8841|",
                "BASE_URL=https://api.acme.test/v1|DATA_URL='https://data.acme.test'|"
                        + "API_TOKEN='canary-token-8841'",
                "token = canary-token-8841|data = https://data.acme.test|"
                        + "base = https://api.acme.test/v1",
                "{|  'base_url': 'https://api.acme.test/v1',|"
                        + "  'data_url': 'https://data.acme.test',|"
                        + "  'token': 'canary-token-8841'|}",
                "{'base_url': 'https://api.acme.test/v1', 'data_url':'https://data.acme.test',"
                        + "'token':'canary-token-8841'}",
                "https://api.acme.test/v1, https://data.acme.test, canary-token-8841;",
                "export VIDEO_BASE_URL=https://api.acme.test/v1|"
                        + "export VIDEO_DATA_URL=https://data.acme.test|"
                        + "export VIDEO_API_KEY=canary-token-8841"
            })
    void findsUrlsAndTokenInOneText(String lines) {
        assertThat(ConnectionPaste.read(lines.replace("|", "\n"))).contains(ALL);
        assertThat(ConnectionPaste.read(lines.replace("|", "\r\n").replace('\'', '"')))
                .contains(ALL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"base_url=api.acme.test", "API host: acme", "token_url=https://a.test"})
    void whatIsNamedAUrlIsNoToken(String line) {
        assertThat(
                        ConnectionPaste.read(
                                line + "\ndata=https://data.acme.test\ntoken=canary-token-8841"))
                .contains(
                        new ConnectionPaste(
                                "", "https://data.acme.test", Optional.of(new Secret(TOKEN))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-x http://proxy.test:8080", "--referer https://app.acme.test/"})
    void otherUrlsOfACurlLineAreNotThatOfTheRequest(String option) {
        assertThat(
                        ConnectionPaste.read(
                                "curl "
                                        + option
                                        + " https://api.acme.test/ranking"
                                        + " -H \"Authorization: canary\\token\\\"\""))
                .contains(
                        new ConnectionPaste(
                                "https://api.acme.test",
                                "",
                                Optional.of(new Secret("canary\\token\""))));
    }

    @Test
    void takesTheOperationOffTheUrlOfACurlLine() {
        assertThat(
                        ConnectionPaste.read(
                                "curl -X GET 'https://api.acme.test/v1/funnels/get_all' \\\n"
                                        + "  -H 'Authorization: canary-token-8841'"))
                .contains(
                        new ConnectionPaste(
                                "https://api.acme.test/v1", "", Optional.of(new Secret(TOKEN))));
        assertThat(
                        ConnectionPaste.read(
                                "curl --header \"authorization:canary-token-8841\" --url"
                                        + " \"https://data.acme.test/city?start_date=2026-06-01\""))
                .contains(
                        new ConnectionPaste(
                                "", "https://data.acme.test", Optional.of(new Secret(TOKEN))));
        assertThat(
                        ConnectionPaste.read(
                                "curl https://api.acme.test/videos/6f8afd63?custom_fields"
                                        + " -HAuthorization:\\ canary-token-8841"))
                .contains(
                        new ConnectionPaste(
                                "https://api.acme.test", "", Optional.of(new Secret(TOKEN))));
    }

    @Test
    void readsTheCurlLineOfAWindowsBrowser() {
        assertThat(
                        ConnectionPaste.read(
                                "curl ^\"https://api.acme.test/ranking^\" ^\r\n"
                                        + "  -H ^\"Authorization: canary-token-8841^\""))
                .contains(
                        new ConnectionPaste(
                                "https://api.acme.test", "", Optional.of(new Secret(TOKEN))));
    }

    @Test
    void readsAnObjectInOneLineAndQuotesWithADollarSign() {
        assertThat(
                        ConnectionPaste.read(
                                "{\"base_url\":\"https://api.acme.test/v1\",\"data_url\":"
                                    + "\"https://data.acme.test\",\"token\":\"canary-token-8841\"}"))
                .contains(ALL);
        assertThat(
                        ConnectionPaste.read(
                                "curl $'https://api.acme.test/ranking' -H"
                                        + " $'Authorization: canary-token-8841'"))
                .contains(
                        new ConnectionPaste(
                                "https://api.acme.test", "", Optional.of(new Secret(TOKEN))));
    }

    /** Marquee copies requests so. */
    @ParameterizedTest
    @ValueSource(strings = {"$TOKEN", "${API_TOKEN}"})
    void theNameOfAVariableIsNoToken(String name) {
        assertThat(
                        ConnectionPaste.read(
                                "curl 'https://api.acme.test/ranking' -H \"Authorization: "
                                        + name
                                        + "\""))
                .contains(new ConnectionPaste("https://api.acme.test", "", Optional.empty()));
    }

    @Test
    void keepsTheWordBearerForTheRuleThatRefusesIt() {
        assertThat(
                        ConnectionPaste.read(
                                "curl https://api.acme.test/ranking -H 'Authorization: Bearer x1'"))
                .get()
                .extracting(ConnectionPaste::token)
                .isEqualTo(Optional.of(new Secret("Bearer x1")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "https://api.acme.test",
                "canary-token-8841",
                "canary-token-8841 ",
                "My account of the year 2026",
                "curl --version",
                "curling is fun",
                "https://api.acme.test short"
            })
    void leavesAnOrdinaryPasteAlone(String text) {
        assertThat(ConnectionPaste.read(text)).isEmpty();
    }

    @Test
    void doesNotSayTheToken() {
        assertThat(ALL.toString()).doesNotContain(TOKEN);
    }
}
