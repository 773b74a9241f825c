package app.marquee.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.video.VideoStatus;

import org.junit.jupiter.api.Test;

import java.util.Locale;

/** A status of the platform is shown in words, whatever it is. */
class VideoStatusTextTest {
    private final VideoStatusText english =
            new VideoStatusText(Messages.of("library", Locale.ENGLISH));
    private final VideoStatusText portuguese =
            new VideoStatusText(Messages.of("library", Locale.of("pt", "BR")));

    @Test
    void aReadyVideoHasNoLabelButAName() {
        assertThat(english.label(VideoStatus.CONVERTED)).isEmpty();
        assertThat(english.label(new VideoStatus("converted "))).isEmpty();
        assertThat(english.name(VideoStatus.CONVERTED)).isEqualTo("Ready");
    }

    @Test
    void theOthersHaveALabel() {
        assertThat(english.label(VideoStatus.DRAFT)).isEqualTo("Draft");
        assertThat(english.label(VideoStatus.CONVERTING)).isEqualTo("Processing");
        assertThat(english.label(VideoStatus.FAILED)).isEqualTo("Failed");
        assertThat(english.label(VideoStatus.DELETING)).isEqualTo("In trash");
        assertThat(portuguese.label(VideoStatus.CONVERTING)).isEqualTo("Processando");
    }

    @Test
    void anUnknownOneIsInSentenceCase() {
        assertThat(english.label(new VideoStatus("ON_HOLD"))).isEqualTo("On hold");
        assertThat(english.label(new VideoStatus("Ägyptisch"))).isEqualTo("Ägyptisch");
        assertThat(english.label(new VideoStatus("x"))).isEqualTo("X");
        assertThat(english.label(new VideoStatus(" "))).isEmpty();
    }
}
