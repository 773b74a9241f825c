package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Exchange;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.util.Locale;

final class ExchangeTextTest {
    private final ExchangeText text = new ExchangeText(Messages.of("activity", Locale.ENGLISH));

    @Test
    void writesPathAndQueryAsTheyWereSent() {
        assertThat(ExchangeText.path(SampleExchanges.lost(1)))
                .isEqualTo("/city?granularity=day&region=S%C3%A3o%20Paulo");
        assertThat(ExchangeText.path(SampleExchanges.refused(1))).isEqualTo("/funnels/get_all");
    }

    @Test
    void showsRequestAndAnswerInFull() {
        assertThat(text.request(SampleExchanges.rename(1)))
                .startsWith("PUT https://api.acme.test/playlist/6f1c9a52")
                .contains("Authorization: ••••••\n")
                .contains("\n\n{\"access_type\":\"anyone_with_password\"");
        assertThat(text.response(SampleExchanges.ranking(1)))
                .startsWith("HTTP 200\nContent-Type: application/json\n\n[{")
                .contains("Vídeo de abertura")
                .doesNotContain("Showing the beginning");
    }

    @Test
    void saysWhyThereIsNoAnswer() {
        assertThat(text.response(SampleExchanges.lost(1))).isNotBlank().doesNotContain("HTTP");
        assertThat(text.outcome(SampleExchanges.refused(1))).isEqualTo("API token rejected");
        assertThat(text.outcome(SampleExchanges.ranking(1))).isEqualTo("Completed");
    }

    @Test
    void saysWhenOnlyTheBeginningIsKeptAndWhatIsInItTwice() {
        Exchange whole = SampleExchanges.ranking(1);
        Exchange cut =
                new Exchange(
                        whole.number(),
                        whole.connection(),
                        Operation.GET_RANKING,
                        whole.startedAt(),
                        whole.method(),
                        whole.url(),
                        whole.requestHeaders(),
                        whole.requestBody(),
                        whole.attempt(),
                        whole.status(),
                        whole.responseHeaders(),
                        whole.responseBeginning(),
                        1_500_000,
                        "/0/name",
                        whole.duration(),
                        whole.failure());
        assertThat(text.response(cut))
                .contains("The key /0/name appears more than once in its object.")
                .endsWith("Showing the beginning of a 1.5\u00a0MB response.");
    }
}
