package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.store.ChangeLines;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Request and response of changes, as far as they are recorded. */
class ChangeDetailTextTest {
    private final Messages messages = Messages.of("activity", Locale.ENGLISH);
    private final ChangeDetailText text =
            new ChangeDetailText(
                    messages,
                    new ChangeText(messages, new ChangeWords(messages, _ -> Optional.empty())));

    private static ChangeLine ended(
            ChangeState state,
            @Nullable Integer status,
            @Nullable String words,
            @Nullable String failure) {
        return ChangeLines.rename("one")
                .sending(ChangeLines.NOON)
                .ended(state, ChangeLines.NOON, new ChangeAnswer(status, words, failure, null));
    }

    private String response(ChangeLine line) {
        return text.response(List.of(line));
    }

    @Test
    void aResponseIsWhatIsRecordedOfIt() {
        assertThat(response(ChangeLines.rename("one"))).isEqualTo("Not sent yet");
        assertThat(response(ended(ChangeState.DONE, 200, null, null))).isEqualTo("HTTP 200");
        assertThat(response(ended(ChangeState.FAILED, 409, "Name is taken", "Conflict")))
                .isEqualTo("HTTP 409\nName is taken");
        assertThat(response(ended(ChangeState.FAILED, 418, null, null))).isEqualTo("HTTP 418");
        assertThat(response(ended(ChangeState.UNKNOWN, null, null, "LostAnswer")))
                .isEqualTo("Connection lost");
        assertThat(response(ended(ChangeState.UNKNOWN, null, null, null)))
                .isEqualTo("No response was recorded");
        assertThat(
                        response(
                                ChangeLines.rename("one")
                                        .ended(
                                                ChangeState.CANCELLED,
                                                ChangeLines.NOON,
                                                new ChangeAnswer(null, null, "Cancelled", null))))
                .isEqualTo("Discarded before it was sent");
        assertThat(response(ended(ChangeState.CANCELLED, null, null, "LostAnswer")))
                .as("it was on its way")
                .isEqualTo("Connection lost");
    }

    @Test
    void severalAreSummedUp() {
        List<ChangeLine> lines =
                List.of(
                        ended(ChangeState.DONE, 200, null, null),
                        ended(ChangeState.FAILED, 409, "Conflict", null),
                        ended(ChangeState.DONE, 200, null, null));
        assertThat(text.summary(lines)).isEqualTo("Edited 2 of 3 playlists · 1 failed, 2 applied");
        assertThat(text.response(lines))
                .isEqualTo("1 failed\nHTTP 409\nConflict\n\n2 applied\nHTTP 200");
        assertThat(text.request(lines).split("\n\n", -1)).hasSize(3);
    }

    @Test
    void thousandsAreNotShownInFull() {
        List<ChangeLine> lines = Collections.nCopies(51, ChangeLines.rename("one"));
        assertThat(text.request(lines)).endsWith("\n\nand 1 more");
        assertThat(text.request(lines).split("\n\n", -1)).hasSize(51);
        assertThat(text.request(lines.subList(0, 50)))
                .doesNotContain("more")
                .isEqualTo(text.request(lines).replace("\n\nand 1 more", ""));
    }

    @Test
    void ofOneItIsSaidThatSecretsAreGone() {
        assertThat(text.summary(List.of(ChangeLines.rename("one"))))
                .isEqualTo("Tokens and passwords are removed before anything is stored.");
    }
}
