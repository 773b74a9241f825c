package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.store.ChangeLines;
import app.marquee.text.Messages;
import app.marquee.ui.activity.PendingChangesViewModel.Prepared;
import app.marquee.ui.change.ChangeWords;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Warnings before many changes are applied name a few and count the rest. */
class PendingChangesTextTest {
    private static final int NAMED = 8;

    private final Messages messages = Messages.of("activity", Locale.ENGLISH);
    private final PendingChangesText text =
            new PendingChangesText(messages, new ChangeWords(messages, _ -> Optional.empty()));

    private static ChangeLine line(String before, String after) {
        return ChangeLines.changing(
                new MemberChange(
                        "name", new ChangeValue.Text(before), new ChangeValue.Text(after)));
    }

    private List<String> warning(List<StateCheck> checks) {
        return text.warning(new Prepared(List.of(), checks, 0)).lines().toList();
    }

    private static List<StateCheck> changed(int count) {
        List<StateCheck> checks = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            checks.add(
                    StateCheck.of(
                            line("old " + number, "new " + number),
                            Map.of("name", new ChangeValue.Text("other " + number))));
        }
        return checks;
    }

    @Test
    void aFewDifferencesAreNamedAndTheOthersCounted() {
        assertThat(warning(changed(NAMED)))
                .hasSize(1 + NAMED)
                .last()
                .asString()
                .contains("old 7", "other 7")
                .doesNotContain("new 7");
        assertThat(warning(changed(NAMED + 3)))
                .hasSize(1 + NAMED + 1)
                .last()
                .asString()
                .contains("3")
                .doesNotContain("11");
    }

    @Test
    void eachReasonHasItsOwnChanges() {
        List<StateCheck> checks = new ArrayList<>();
        for (int number = 0; number < NAMED + 1; number++) {
            checks.add(StateCheck.failed(line("a", "b"), new Failure.NoToken()));
        }
        checks.add(
                StateCheck.failed(line("a", "b"), new Failure.NotFound(new Answer(404, null, ""))));
        List<String> said = warning(checks);
        assertThat(said).hasSize(2);
        assertThat(said.getFirst()).contains("9");
        assertThat(said.getFirst().split("Aulas", -1)).as("named").hasSize(1 + NAMED);
        assertThat(said.getLast().split("Aulas", -1)).hasSize(2);
    }

    @Test
    void whatWasLeftOutOfAFileIsSaidOnlyIfThereIsAny() {
        assertThat(PendingChangesText.taken(messages, 2, 0))
                .isNotEqualTo(PendingChangesText.taken(messages, 2, 1));
        assertThat(PendingChangesText.taken(messages, 2, 1)).contains("2", "1");
    }
}
