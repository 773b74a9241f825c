package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.FailureType;
import app.marquee.model.operation.Operation;
import app.marquee.store.ChangeLines;
import app.marquee.text.Messages;
import app.marquee.text.OperationText;
import app.marquee.ui.change.ChangeWords;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

final class ChangeTextTest {
    private final Messages messages = Messages.of("activity", Locale.ENGLISH);
    private final ChangeText text =
            new ChangeText(messages, new ChangeWords(messages, _ -> Optional.empty()));

    private String answer(
            @Nullable Integer status, @Nullable String words, @Nullable String failure) {
        ChangeLine line =
                ChangeLines.rename("one")
                        .ended(
                                ChangeState.FAILED,
                                ChangeLines.NOON,
                                new ChangeAnswer(status, words, failure, null));
        return text.answer(line);
    }

    @Test
    void everyTypeOfFailureHasWords() {
        assertThat(FailureType.values())
                .allSatisfy(
                        type ->
                                assertThat(answer(null, null, type.recorded()))
                                        .isNotEmpty()
                                        .isNotEqualTo(type.recorded()));
    }

    @Test
    void everyOperationHasWords() {
        OperationText operations = new OperationText(messages);
        assertThat(Operation.values())
                .allSatisfy(
                        one ->
                                assertThat(operations.of(one))
                                        .doesNotContain(one.name())
                                        .isNotEqualTo("operation." + one));
    }

    @Test
    void anEditOfOneFieldIsNamedAfterTheField() {
        assertThat(text.operation(ChangeLines.rename("one"))).isEqualTo("Edit playlist");
        assertThat(text.operation(text("name"))).isEqualTo("Rename playlist");
        assertThat(text.operation(text("description"))).isEqualTo("Edit playlist");
        assertThat(ChangeText.request(text("name"))).isEqualTo("PUT /playlist/{playlist_id}");
    }

    @Test
    void aRenameIsNamedShortlyBesideItsTitles() {
        ChangeLine renamed =
                ChangeLines.changing(
                        new MemberChange(
                                "name", new ChangeValue.Text("Old"), new ChangeValue.Text("New")));
        assertThat(text.brief(renamed)).isEqualTo("Rename playlist");
        assertThat(text.brief(text("name")))
                .as("no title before says which playlist it is")
                .contains("Aulas de café");
        assertThat(text.onlyStep(renamed).map(text::after)).contains("“New”");
        assertThat(text.onlyStep(renamed).map(text::field)).contains("");
        assertThat(text.onlyStep(text("description")).map(text::field)).contains("Description:");
        assertThat(
                        text.onlyStep(
                                ChangeLines.changing(
                                        new MemberChange(
                                                "videos",
                                                new ChangeValue.Many(List.of()),
                                                new ChangeValue.None()))))
                .as("a list has no old and new")
                .isEmpty();
    }

    @Test
    void onlyAnAppliedChangeIsInThePast() {
        ChangeLine line = text("name");
        ChangeAnswer answer = new ChangeAnswer(200, null, null, null);
        assertThat(text.sentence(line)).startsWith("Rename “");
        assertThat(text.sentence(line.ended(ChangeState.DONE, ChangeLines.NOON, answer)))
                .startsWith("Renamed playlist “");
        assertThat(text.sentence(line.ended(ChangeState.FAILED, ChangeLines.NOON, answer)))
                .startsWith("Rename “");
    }

    private static ChangeLine text(String member) {
        return ChangeLines.changing(
                new MemberChange(member, new ChangeValue.Unknown(), new ChangeValue.Text("New")));
    }

    @Test
    void whyAChangeFailedIsBehindItsValues() {
        ChangeLine line =
                ChangeLines.rename("one")
                        .ended(
                                ChangeState.FAILED,
                                ChangeLines.NOON,
                                new ChangeAnswer(500, null, "FoundUndone", null));
        assertThat(text.values(line))
                .contains("View count: none → Hidden")
                .endsWith(" · Server error (500) · Not applied (verified)");
        ChangeLine bare =
                ChangeLines.changing()
                        .ended(
                                ChangeState.FAILED,
                                ChangeLines.NOON,
                                new ChangeAnswer(500, null, "FoundUndone", null));
        assertThat(text.values(bare)).isEqualTo(text.answer(bare)).isNotEmpty();
        ChangeLine mute =
                ChangeLines.changing()
                        .ended(
                                ChangeState.UNKNOWN,
                                ChangeLines.NOON,
                                new ChangeAnswer(null, null, null, null));
        assertThat(text.values(mute)).isEqualTo("No response was recorded");
        assertThat(text.why(ChangeLines.rename("one"))).as("pending").isEmpty();
    }

    @Test
    void aResultThatALoadFoundIsInTheWordsOfItsState() {
        assertThat(answer(null, null, "FoundUndone")).isEqualTo("Not applied (verified)");
        assertThat(answer(500, null, "FoundUndone"))
                .as("why it failed comes first")
                .isEqualTo("Server error (500) · Not applied (verified)");
        assertThat(answer(500, "Busy", "FoundUndone")).isEqualTo("Busy · Not applied (verified)");
        assertThat(done(new ChangeAnswer(null, null, null, null))).isEqualTo("Applied (verified)");
        assertThat(done(new ChangeAnswer(200, null, null, null))).isEqualTo("Applied");
        assertThat(done(new ChangeAnswer(null, null, "LostAnswer", null)))
                .as("marked by the user")
                .isEqualTo("Applied");
    }

    private String done(ChangeAnswer answer) {
        return text.state(ChangeLines.changing().ended(ChangeState.DONE, ChangeLines.NOON, answer));
    }

    @Test
    void aRequestThatWasStoppedAfterItLeftIsNotCalledCanceled() {
        ChangeLine stopped =
                ChangeLines.changing()
                        .ended(
                                ChangeState.UNKNOWN,
                                ChangeLines.NOON,
                                new ChangeAnswer(null, null, "Cancelled", null));
        assertThat(text.answer(stopped)).isEqualTo("Stopped before the server responded");
        assertThat(answer(null, null, "Cancelled")).isEqualTo("Canceled");
    }

    @Test
    void saysWhatTheServiceSaidAndElseWhyItSaidNothing() {
        assertThat(text.answer(ChangeLines.rename("one"))).isEmpty();
        assertThat(answer(200, null, null)).isEmpty();
        assertThat(answer(418, null, null)).isEqualTo("HTTP 418");
        assertThat(answer(400, "Name is taken", "Invalid")).isEqualTo("Name is taken");
        assertThat(answer(503, null, "ServerError")).isEqualTo("Server error (503)");
        assertThat(answer(null, null, "Unavailable")).isEqualTo("No connection");
        assertThat(answer(null, null, "OfTomorrow")).isEqualTo("OfTomorrow");
    }

    @Test
    void valuesAreInTheWordsOfTheReview() {
        assertThat(
                        text.members(
                                ChangeLines.changing(
                                        new MemberChange(
                                                "status",
                                                new ChangeValue.Flag(false),
                                                new ChangeValue.Flag(true)))))
                .isEqualTo("Status: Inactive → Active");
    }

    /** Ten others may be in the funnel: that it will be empty would be a lie. */
    @Test
    void ofAListOnlyWhatComesOrGoesIsSaid() {
        ChangeValue two =
                new ChangeValue.Many(List.of(new ChangeValue.Text("a"), new ChangeValue.Text("b")));
        assertThat(videos(two, new ChangeValue.None())).isEqualTo("Videos: −2");
        assertThat(videos(new ChangeValue.Unknown(), two)).isEqualTo("Videos: +2");
    }

    private String videos(ChangeValue before, ChangeValue after) {
        return text.members(ChangeLines.changing(new MemberChange("videos", before, after)));
    }

    @Test
    void membersAreInWords() {
        assertThat(text.members(ChangeLines.rename("one"))).startsWith("Name: ");
    }
}
