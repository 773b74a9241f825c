package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.api.EveryApi;
import app.marquee.api.RecordingTransport;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;

/** A number that no number can be is an answer that cannot be read, and no defect of ours. */
final class BeyondLimitsTest {
    private static final LocalDate DAY = LocalDate.of(2026, 6, 14);

    @Test
    void inARow() {
        assertThatThrownBy(
                        () ->
                                over("[{\"views\":1e9999999999}]")
                                        .analytics()
                                        .ranking(new AnalyticsQuery(DAY, DAY, null)))
                .isInstanceOfSatisfying(FailureException.class, BeyondLimitsTest::isWrongShape);
    }

    @Test
    void inARecord() {
        VideoId video = new VideoId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
        assertThatThrownBy(() -> over("{\"storage_size\":1e9999999999}").videos().video(video))
                .isInstanceOfSatisfying(FailureException.class, BeyondLimitsTest::isWrongShape);
    }

    @Test
    void aTextThatNobodyReadsIsCutAndHalfAnIdIsNone() {
        String endless = "\ud83c\udfac".repeat(1 << 20);
        Folder folder =
                over("""
                [{"id":"3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01","name":"%1$s",\
                "parent_id":"%1$s","unheard_of":"%1$s"}]\
                """
                                .formatted(endless))
                        .folders()
                        .list()
                        .getFirst();
        assertThat(String.valueOf(folder.name().orNull())).hasSize(4_999).endsWith("\ud83c\udfac…");
        assertThat(folder.toString().length()).isLessThan(4 * ReadableText.MOST);
        assertThat(folder.parent().isAbsent()).isTrue();
    }

    /** Whoever edits it would write the rest of it away. */
    @Test
    void aValueOfAPersonIsWholeOrUnknown() {
        String answer = "[{\"key\":\"notes\",\"value\":\"%s\"}]";
        VideoId video = new VideoId("3f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
        String whole = "x".repeat(ReadableText.MOST);
        CustomField kept = over(answer.formatted(whole)).videos().customFields(video).getFirst();
        assertThat(kept.value()).isEqualTo(whole);
        CustomField longer =
                over(answer.formatted(whole + "x")).videos().customFields(video).getFirst();
        assertThat(longer.value()).isNull();
        assertThat(longer.extras().members().get("value")).hasSize(ReadableText.MOST).endsWith("…");
    }

    @Test
    void aTextThatDoesNotFitIntoMemoryIsRefused() {
        String endless = "x".repeat(Json.MAX_STRING + 1);
        assertThatThrownBy(() -> over("[{\"name\":\"" + endless + "\"}]").folders().list())
                .isInstanceOf(FailureException.class);
    }

    private static EveryApi over(String answer) {
        return new EveryApi(new RecordingTransport().answer(answer));
    }

    private static void isWrongShape(FailureException e) {
        if (!(e.failure() instanceof Failure.WrongShape)) {
            throw new AssertionError(e.failure());
        }
    }
}
