package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.store.Journal;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Custom fields: staged with old and new, sent, sent again, taken back, settled, passed on. */
final class CustomFieldChangesTest extends JournaledChanges {
    private static final CustomFieldId ID =
            new CustomFieldId("7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01");
    private static final CustomField KNOWN = field("course", "Java");

    private static CustomField field(@Nullable String key, @Nullable String value) {
        return new CustomField(ID, Things.VIDEO, key, value, null, null, UnknownMembers.NONE);
    }

    private StagedChange change() {
        return FieldEdit.TYPE.stage(
                staging, Things.VIDEO, "Lesson 1", KNOWN, CustomFieldUpdate.value("Kotlin"));
    }

    private StagedChange addition() {
        return FieldCreation.TYPE.stage(
                staging, Things.VIDEO, "Lesson 1", new CustomFieldDraft("course", "Java"));
    }

    private StagedChange removal() {
        return FieldDeletion.TYPE.stage(staging, Things.VIDEO, "Lesson 1", KNOWN);
    }

    private ChangeLine done(StagedChange change, String answer) {
        transport.answer(200, answer);
        ChangeLine line = changes.apply(change).line();
        assertThat(line.state()).isEqualTo(ChangeState.DONE);
        return line;
    }

    @Test
    void aChangeShowsOldAndNewAndTheWholeRequest() {
        ChangeLine line = change().line();
        assertThat(line.members())
                .containsExactly(
                        new MemberChange(
                                "value",
                                new ChangeValue.Text("Java"),
                                new ChangeValue.Text("Kotlin")));
        assertThat(line.request().method()).isEqualTo("PUT");
        assertThat(line.request().url())
                .hasToString(
                        "https://api.acme.test/v1/videos/"
                                + Things.VIDEO
                                + "?custom_fields&id="
                                + ID);
        assertThat(line.reversible()).isEqualTo(Reversible.YES);
        assertThat(removal().line().reversible()).isEqualTo(Reversible.YES);
        assertThat(
                        FieldDeletion.TYPE
                                .stage(staging, Things.VIDEO, null, field("course", null))
                                .line()
                                .reversible())
                .isEqualTo(Reversible.UNKNOWN);
    }

    @Test
    void aFieldIsComparedWithItselfAmongThoseOfItsVideo() {
        CustomField other =
                new CustomField(
                        new CustomFieldId("8f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01"),
                        Things.VIDEO,
                        "level",
                        "Kotlin",
                        null,
                        null,
                        UnknownMembers.NONE);
        assertThat(Loaded.check(change().line(), List.of(other, KNOWN)).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(Loaded.check(addition().line(), List.of(other, KNOWN)).kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
    }

    @Test
    void aFieldWithoutAKeyCannotBeCreatedAnew() {
        StagedChange gone =
                FieldDeletion.TYPE.stage(staging, Things.VIDEO, null, field("", "Java"));
        assertThat(gone.line().reversible()).isEqualTo(Reversible.NO);
        assertThat(changes.inverse(done(gone, ""))).isEmpty();
    }

    @Test
    void whatWasChangedIsSetBack() {
        StagedChange back = changes.inverse(done(change(), "")).orElseThrow();
        assertThat(back.request().operation()).isEqualTo(Operation.UPDATE_CUSTOM_FIELD);
        assertThat(back.line().request().body()).isEqualTo("{\"value\":\"Java\"}");
        assertThat(back.line().request().url()).isEqualTo(change().line().request().url());
    }

    @Test
    void whatWasRemovedIsCreatedAnew() {
        StagedChange back = changes.inverse(done(removal(), "{\"id\":\"x\"}")).orElseThrow();
        assertThat(back.line().request().method()).isEqualTo("POST");
        assertThat(back.line().request().body())
                .isEqualTo("{\"key\":\"course\",\"value\":\"Java\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"key\":\"course\"}",
                "{\"custom_field\":{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\"}}",
                "{\"data\":{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"value\":\"Java\"}}",
                "[{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"unknown\":1}]"
            })
    void whatWasAddedIsRemovedOnceItsIdIsTold(String answer) {
        ChangeLine line = done(addition(), answer);
        assertThat(line.reversible()).isEqualTo(Reversible.YES);
        StagedChange back = changes.inverse(line).orElseThrow();
        assertThat(back.line().request().method()).isEqualTo("DELETE");
        assertThat(back.line().request().url()).isEqualTo(removal().line().request().url());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{\"message\":\"created\"}",
                "{\"id\":\"c2d3e4f5-1111-4222-8333-444455556666\",\"title\":\"Lesson 1\"}",
                "OK",
                "[]"
            })
    void anAnswerWithoutTheFieldLeavesTheWayBackUnknown(String answer) {
        ChangeLine line = done(addition(), answer);
        assertThat(line.reversible()).isEqualTo(Reversible.UNKNOWN);
        assertThat(changes.inverse(line)).isEmpty();
    }

    @Test
    void whatWasRefusedIsSentAgainAsItWasReviewed() {
        transport.fail(new Failure.NoToken());
        ChangeLine waiting = changes.apply(change()).line();
        StagedChange again =
                changes.again(journal.find(waiting.id()).orElseThrow(), Optional.empty())
                        .orElseThrow();
        assertThat(again.request().query()).isEqualTo(change().request().query());
        assertThat(again.line().request()).isEqualTo(change().line().request());
    }

    @Test
    void aReadSettlesWhatNobodyKnows() {
        assertThat(Loaded.check(change().line(), List.of(KNOWN)).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(Loaded.check(change().line(), List.of(field("course", "Kotlin"))).kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
        assertThat(Loaded.check(change().line(), List.of(field("course", "C"))).kind())
                .isEqualTo(StateCheck.Kind.CHANGED);
        assertThat(Loaded.check(change().line(), List.<CustomField>of()).kind())
                .isEqualTo(StateCheck.Kind.GONE);
        assertThat(Loaded.check(addition().line(), List.<CustomField>of()).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(Loaded.check(addition().line(), List.of(KNOWN)).kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
        assertThat(Loaded.check(addition().line(), List.of(field("course", "C"))).kind())
                .isEqualTo(StateCheck.Kind.CHANGED);
        assertThat(Loaded.check(removal().line(), List.<CustomField>of()).kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
        assertThat(Loaded.check(removal().line(), List.of(KNOWN)).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
    }

    @Test
    void listsCarryThem() {
        ChangeLists lists = changes.lists();
        List<ChangeLine> kept = lists.keep(List.of(addition(), change(), removal()));
        Journal other = Journal.open(directory.resolve("other.db"), Clock.systemUTC());
        try (other) {
            ChangeLists theirs =
                    new ChangeService(
                                    lines,
                                    transport,
                                    other,
                                    new ObjectLocks(),
                                    (_, _) -> true,
                                    _ -> {})
                            .lists();
            assertThat(theirs.take(lists.list(kept), _ -> {})).isEmpty();
            assertThat(other.inState(Things.CONNECTION.id(), ChangeState.STAGED))
                    .extracting(ChangeLine::request)
                    .containsExactlyElementsOf(kept.stream().map(ChangeLine::request).toList());
        }
    }

    @Test
    void aListThatSaysSomethingElseThanItSendsIsRefused() {
        ListedChange honest = ListedChange.of(change().line());
        ListedChange forged =
                new ListedChange(
                        honest.id(),
                        honest.operation(),
                        List.of(honest.subject()),
                        honest.members(),
                        false,
                        "eve",
                        "");
        ListedChange more =
                new ListedChange(
                        honest.id(),
                        honest.operation(),
                        honest.subjects(),
                        List.of(
                                honest.members().getFirst(),
                                new MemberChange(
                                        "title", new ChangeValue.None(), new ChangeValue.None())),
                        false,
                        "eve",
                        "");
        assertThatThrownBy(() -> changes.lists().restaged(forged))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> changes.lists().restaged(more))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(changes.lists().restaged(honest).inList(new ChangeListId("l"), 0).request())
                .isEqualTo(change().line().request());
    }

    @Test
    void mistakesAreRefusedBeforeAnythingIsStaged() {
        assertThatThrownBy(
                        () ->
                                FieldCreation.TYPE.stage(
                                        staging,
                                        Things.VIDEO,
                                        null,
                                        new CustomFieldDraft(" ", "value")))
                .isInstanceOf(FailureException.class);
        CustomField nameless =
                new CustomField(
                        null, Things.VIDEO, "course", "Java", null, null, UnknownMembers.NONE);
        assertThatThrownBy(() -> FieldDeletion.TYPE.stage(staging, Things.VIDEO, null, nameless))
                .isInstanceOf(IllegalArgumentException.class);
        CustomFieldUpdate nothing = new CustomFieldUpdate(Member.absent(), Member.absent());
        assertThatThrownBy(() -> FieldEdit.TYPE.stage(staging, Things.VIDEO, null, KNOWN, nothing))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Set.copyOf(change().secrets())).isEmpty();
    }
}
