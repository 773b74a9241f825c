package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.Writes;
import app.marquee.change.StagedChange;
import app.marquee.change.UpdateType;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.harness.EveryWrite;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Old and new values as a review shows them, in words whatever their kind. */
class ChangeWordsTest {
    private static final String FOLDER = "00000000-0000-4000-8000-000000000001";

    private static final Account ACCOUNT =
            Account.generate(SandboxOptions.USUAL_SEED, 1, Instant.EPOCH);
    private final ChangeWords words =
            new ChangeWords(
                    Messages.of("change", Locale.ENGLISH),
                    id -> id.equals(FOLDER) ? Optional.of("Courses") : Optional.empty());

    private String after(String member, ChangeValue value) {
        return words.member(new MemberChange(member, new ChangeValue.Unknown(), value), value);
    }

    @Test
    void aPasswordIsMaskedAndNamed() {
        assertThat(after("password", new ChangeValue.Hidden())).isEqualTo("••••••");
        assertThat(words.memberName("password")).isEqualTo("Password");
    }

    @Test
    void anAccessTypeIsCalledAsInTheList() {
        assertThat(after("access_type", new ChangeValue.Text("anyone_with_password")))
                .isEqualTo("With password");
        assertThat(after("access_type", new ChangeValue.Text("by_invitation")))
                .isEqualTo("by_invitation");
        assertThat(after("name", new ChangeValue.Text("public"))).isEqualTo("“public”");
        assertThat(after("name", new ChangeValue.Text("مرحبا 5")))
                .as("it turns neither the quotes nor what follows")
                .matches("“\u200e+مرحبا 5\u200e”");
    }

    @Test
    void aButtonIsNamedByItsParts() {
        Map<String, ChangeValue> parts = new LinkedHashMap<>();
        parts.put("size", new ChangeValue.Text("large"));
        parts.put("text", new ChangeValue.Text("Go"));
        parts.put("url", new ChangeValue.Unknown());
        assertThat(after("external_button", new ChangeValue.Parts(parts)))
                .isEqualTo("size “large” · text “Go” · URL unknown");
    }

    @Test
    void numbersFoldersAndManyAreWrittenAsTheLanguageDoes() {
        assertThat(after("order", new ChangeValue.Whole(12_345))).isEqualTo("12,345");
        assertThat(after("folder_id", new ChangeValue.Text(FOLDER))).isEqualTo("Courses");
        assertThat(after("folder_id", new ChangeValue.None())).isEqualTo("Top level");
        assertThat(after("videos", new ChangeValue.Many(List.of(new ChangeValue.Unknown()))))
                .isEqualTo("1 item");
    }

    /** What an update says follows from its field; every other write has a sentence of its own. */
    @Test
    void everyWriteHasItsSentenceAndItsReason() {
        Messages messages = Messages.of("change", Locale.ENGLISH);
        IrreversibleReasons reasons = new IrreversibleReasons(messages, words);
        for (StagedChange change : new EveryWrite(ACCOUNT).staged(Writes.lines()).values()) {
            ChangeLine line = change.line();
            assertThat(words.of(line))
                    .doesNotContain("change.", line.request().method() + " ")
                    .isNotEqualTo(messages.text("change.several", words.subject(line.subject())));
            assertThat(words.applied(line))
                    .as("applied %s", line.operation())
                    .doesNotContain("applied.", "item.")
                    .matches(
                            "(Added|Created|Deleted|Edited|Moved|Recovered|Removed|Renamed|Replaced).*");
            boolean update = ChangeTypes.of(line) instanceof UpdateType;
            if (line.reversible() != Reversible.YES && !update) {
                assertThat(reasons.of(List.of(line)))
                        .as("text reversible.%s", line.operation())
                        .doesNotContain(messages.text("reversible.empty"))
                        .noneMatch(reason -> reason.contains("()"));
            }
        }
    }
}
