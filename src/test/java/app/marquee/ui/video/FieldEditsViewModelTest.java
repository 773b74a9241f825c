package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.LatestBatch;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Custom fields over a session: proposed, sent, read back, settled, taken back, withdrawn. */
final class FieldEditsViewModelTest {
    private static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    private static final String ID = "7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01";

    @TempDir Path home;
    private final InlineRunner tasks = new InlineRunner();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private final SectionContext on = shell.context("video");
    private final Messages messages = on.messages();
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;
    private VideoPageViewModel page;
    private FieldEditsViewModel edits;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        flow =
                new ChangeFlowViewModel(
                        tasks,
                        session.changes(),
                        new ChangeWords(messages, _ -> Optional.empty()),
                        messages);
        page = new VideoPageViewModel(VideoPageService.of(session), tasks, on.clock(), messages);
        edits =
                new FieldEditsViewModel(
                        CustomFieldService.of(session),
                        page,
                        flow,
                        on.connection(),
                        tasks,
                        messages);
    }

    @AfterEach
    void close() {
        assertThat(tasks.reported()).isEmpty();
        fixture.close();
    }

    private static String field(String value) {
        return "[{\"id\":\"" + ID + "\",\"key\":\"course\",\"value\":\"" + value + "\"}]";
    }

    private void fields(String json) {
        fixture.transport().answer(200, json);
    }

    private CustomField shown() {
        fixture.transport().answer(200, "{\"id\":\"" + VIDEO + "\",\"title\":\"Lesson 1\"}");
        fields(field("Java"));
        page.show(VIDEO);
        return edits.fields().getFirst();
    }

    private void send(Optional<Proposal> proposal) {
        flow.propose(proposal.orElseThrow());
        assertThat(fixture.transport().sent()).noneMatch(request -> request.operation().isWrite());
        flow.confirm();
    }

    private ChangeEntry.State state() {
        return flow.gestures().getFirst().state();
    }

    private String value() {
        return Objects.requireNonNull(edits.fields().getFirst().value());
    }

    @Test
    void nothingIsOfferedBeforeTheFieldsWereRead() {
        assertThat(edits.blocked()).contains("You can change custom fields after they load.");
        shown();
        assertThat(edits.blocked()).isEmpty();
        assertThat(edits.blockedEdit(edits.fields().getFirst())).isEmpty();
    }

    @Test
    void aChangeIsShownSentReadBackAndTakenBack() {
        CustomField known = shown();
        Proposal proposal = edits.editing(known, "course", "Kotlin").orElseThrow();
        assertThat(proposal.title()).isEqualTo("Edit custom field “course” of “Lesson 1”");
        assertThat(proposal.warning()).contains("Unofficial feature");
        fixture.transport().answer(200, "");
        fields(field("Kotlin"));
        send(Optional.of(proposal));
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);
        assertThat(value()).isEqualTo("Kotlin");

        LatestBatch.undo(flow);
        fixture.transport().answer(200, "");
        fields(field("Java"));
        flow.confirm();
        assertThat(value()).isEqualTo("Java");
    }

    @Test
    void whatIsTheSameOrAMistakeIsNotProposed() {
        CustomField known = shown();
        assertThat(edits.editing(known, "course", "Java")).isEmpty();
        assertThat(edits.editing(known, " ", "Java")).isEmpty();
        assertThat(edits.adding("", "value")).isEmpty();
    }

    @Test
    void theWayBackSaysWhatTheWayThereSays() {
        CustomField known = shown();
        fixture.transport().answer(200, "{}");
        fields(field("Go"));
        Proposal there = edits.editing(known, "course", "Go").orElseThrow();
        send(Optional.of(there));
        LatestBatch.undo(flow);
        Proposal back = Objects.requireNonNull(flow.reviewProperty().get());
        assertThat(back.warning()).isEqualTo(there.warning()).isNotEmpty();
        assertThat(back.careful()).isFalse();
    }

    @Test
    void anUnknownEndIsSettledByARead() {
        CustomField known = shown();
        fixture.transport().fail(new Failure.LostAnswer("gone"));
        fields(field("Kotlin"));
        fields(field("Kotlin"));
        send(edits.editing(known, "course", "Kotlin"));
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_DONE);
        assertThat(session.changes().inState(ChangeState.DONE)).hasSize(1);
        assertThat(value()).isEqualTo("Kotlin");
    }

    @Test
    void aReadShowsThatItWasNotDone() {
        CustomField known = shown();
        fixture.transport().fail(new Failure.LostAnswer("gone"));
        fields(field("Java"));
        fields(field("Java"));
        edits.remove(known);
        flow.confirm();
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
        assertThat(session.changes().inState(ChangeState.FAILED)).hasSize(1);
    }

    @Test
    void whatTheServiceDoesNotHaveIsWithdrawnInWords() {
        shown();
        fixture.transport().fail(new Failure.NotFound(new Answer(404, null, "{}")));
        fields(field("Java"));
        send(edits.adding("teacher", "Ana"));
        assertThat(state()).isEqualTo(ChangeEntry.State.FAILED);
        assertThat(edits.blocked()).hasValueSatisfying(why -> assertThat(why).contains("rejected"));
        assertThat(edits.blockedEdit(edits.fields().getFirst())).isEmpty();
    }

    @Test
    void aFieldWithoutAnIdSaysWhyItCannotBeChanged() {
        fixture.transport().answer(200, "{\"id\":\"" + VIDEO + "\"}");
        fields("[{\"key\":\"course\",\"value\":\"Java\"}]");
        page.show(VIDEO);
        assertThat(edits.blockedRemove(edits.fields().getFirst()))
                .hasValueSatisfying(
                        why -> assertThat(why).contains("doesn’t provide this field’s ID"));
        assertThat(session.id()).isEqualTo(new ConnectionId("acme"));
    }

    @Test
    void aFieldThatNoRequestMayNameSaysWhyItCannotBeChanged() {
        fixture.transport().answer(200, "{\"id\":\"" + VIDEO + "\"}");
        fields("[{\"id\":\"42\",\"key\":\"course\",\"value\":\"Java\"}]");
        page.show(VIDEO);
        CustomField odd = edits.fields().getFirst();
        assertThat(edits.blockedEdit(odd))
                .contains("This item can’t be changed because its ID “42” isn’t valid.");
        edits.remove(odd);
        assertThat(flow.reviewProperty().get()).isNull();
        page.show(new VideoId("v-9"));
        assertThat(edits.blocked())
                .contains("This item can’t be changed because its ID “v-9” isn’t valid.");
    }

    @Test
    void whatServicesAreSaidToRefuseIsAdviceOnly() {
        CustomField known = shown();
        assertThat(edits.advice("course", "Go", null).key())
                .contains("already exists on this video");
        assertThat(edits.advice("course", "Go", known)).isEqualTo(FieldAdvice.Said.NOTHING);
        assertThat(edits.advice("two words", "Go", null).key()).contains("letters, digits");
        assertThat(edits.advice("k".repeat(201), "Go", null).key()).contains("up to 200");
        assertThat(edits.advice("k".repeat(201), "Go", null).value()).isEmpty();
        assertThat(edits.advice("key", "v".repeat(501), null).value()).contains("1 to 500");
        assertThat(edits.advice("key", "v".repeat(501), null).key()).isEmpty();
        assertThat(edits.advice("key", "", null).value()).isNotEmpty();
        assertThat(edits.adding("two words", "Go")).isPresent();
        assertThat(List.of(edits.fields().size())).containsExactly(1);
    }
}
