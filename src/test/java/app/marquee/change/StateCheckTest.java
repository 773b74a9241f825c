package app.marquee.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck.Kind;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.store.ChangeLines;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Comparison of a change with what the server has now. */
class StateCheckTest {
    private static final ChangeValue UNKNOWN = new ChangeValue.Unknown();
    private static final ChangeValue OLD = new ChangeValue.Text("old");
    private static final ChangeValue NEW = new ChangeValue.Text("new");
    private static final ChangeValue OTHER = new ChangeValue.Text("other");

    private static StateCheck of(Map<String, ChangeValue> found, MemberChange... members) {
        return StateCheck.of(ChangeLines.changing(members), found);
    }

    private static MemberChange change(String member, ChangeValue before) {
        return new MemberChange(member, before, NEW);
    }

    @Test
    void whatIsNeitherOldNorNewIsADifference() {
        StateCheck check = of(Map.of("name", OTHER), change("name", OLD));
        assertThat(check.kind()).isEqualTo(Kind.CHANGED);
        assertThat(check.differences()).containsExactly(new MemberChange("name", OLD, OTHER));
        assertThat(check.applied()).isEmpty();
    }

    @Test
    void whatWasNotKnownBeforeIsWhatIsThere() {
        StateCheck check = of(Map.of("name", OTHER), change("name", UNKNOWN));
        assertThat(check.differences()).isEmpty();
        assertThat(check.kind()).isEqualTo(Kind.AS_EXPECTED);
        assertThat(check.line().members()).containsExactly(new MemberChange("name", OTHER, NEW));
    }

    /** A file could claim that a part isn't known so that nothing is compared. */
    @Test
    void aPartThatWasNotKnownIsNoReasonNotToCompare() {
        ChangeValue secret = new ChangeValue.Hidden();
        assertThat(of(Map.of("name", OTHER), change("name", secret)).line().members())
                .containsExactly(new MemberChange("name", OTHER, NEW));
        for (ChangeValue partly :
                List.of(
                        new ChangeValue.Parts(Map.of("x", UNKNOWN)),
                        new ChangeValue.Many(List.of(UNKNOWN)))) {
            StateCheck check = of(Map.of("name", OTHER), change("name", partly));
            assertThat(check.kind()).isEqualTo(Kind.CHANGED);
            assertThat(check.differences())
                    .containsExactly(new MemberChange("name", partly, OTHER));
        }
    }

    @Test
    void thePartsThatWereKnownAreCompared() {
        ChangeValue seen = new ChangeValue.Parts(Map.of("text", OLD, "size", UNKNOWN));
        ChangeValue same = new ChangeValue.Parts(Map.of("text", OLD, "size", OTHER));
        ChangeValue changed = new ChangeValue.Parts(Map.of("text", OTHER, "size", OTHER));
        StateCheck check = of(Map.of("button", same), change("button", seen));
        assertThat(check.kind()).isEqualTo(Kind.AS_EXPECTED);
        assertThat(check.line().members()).containsExactly(new MemberChange("button", same, NEW));
        assertThat(of(Map.of("button", changed), change("button", seen)).kind())
                .isEqualTo(Kind.CHANGED);
    }

    /** It may have been applied, and changed by somebody since. */
    @Test
    void ofAChangeThatMayHaveBeenSentNothingIsLearned() {
        StateCheck sent =
                StateCheck.of(
                        ChangeLines.changing(change("name", UNKNOWN)).sending(Instant.EPOCH),
                        Map.of("name", OTHER));
        assertThat(sent.kind()).isEqualTo(Kind.UNREAD);
        assertThat(sent.applied()).isEmpty();
        assertThat(sent.line().members()).containsExactly(change("name", UNKNOWN));
    }

    @Test
    void onlyAllFieldsTogetherAreThere() {
        MemberChange name = change("name", OLD);
        MemberChange text = change("description", OLD);
        assertThat(of(Map.of("name", NEW, "description", NEW), name, text).applied())
                .contains(true);
        StateCheck half = of(Map.of("name", NEW, "description", OLD), name, text);
        assertThat(half.kind()).isEqualTo(Kind.AS_EXPECTED);
        assertThat(half.applied()).as("a part of it was applied").isEmpty();
        assertThat(of(Map.of("name", OLD, "description", OLD), name, text).applied())
                .contains(false);
    }

    @Test
    void whatCannotBeReadSaysNothing() {
        assertThat(of(Map.of("name", UNKNOWN), change("name", OLD)).kind()).isEqualTo(Kind.UNREAD);
        assertThat(of(Map.of(), change("name", OLD)).applied()).isEmpty();
        assertThat(of(Map.of()).kind()).as("no field to compare").isEqualTo(Kind.UNREAD);
    }

    /** A field that already was as the change wants it doesn't show that it was applied. */
    @Test
    void aFieldThatDoesNotChangeShowsNothing() {
        StateCheck check =
                of(
                        Map.of("name", NEW, "description", OLD),
                        change("name", NEW),
                        change("description", OLD));
        assertThat(check.begun()).isFalse();
        assertThat(check.applied()).contains(false);
    }
}
