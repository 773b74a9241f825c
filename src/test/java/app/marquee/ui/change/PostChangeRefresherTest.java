package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What is loaded again after a change, whatever became of it. */
final class PostChangeRefresherTest {
    @TempDir Path home;
    private final InlineRunner tasks = new InlineRunner();
    private final Messages messages = Messages.of("library", Locale.ENGLISH);
    private final List<ChangeState> reread = new ArrayList<>();
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        ChangeWords words = new ChangeWords(messages, _ -> Optional.empty());
        flow = new ChangeFlowViewModel(tasks, session.changes(), words, messages);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private ChangeEntry sent() {
        flow.send(
                Proposal.of(
                        "Rename",
                        "Rename",
                        List.of(
                                FolderEdit.TYPE.stage(
                                        session.staging(),
                                        NumberedFolder.of(1, Member.of("Edição")),
                                        FolderUpdate.rename("Nova")))));
        return latest();
    }

    private ChangeEntry latest() {
        return flow.gestures().getFirst().entries().getFirst();
    }

    private PostChangeRefresher refresher(UnaryOperator<ChangeLine> settling) {
        return new PostChangeRefresher(
                flow, tasks, messages, settling, line -> reread.add(line.state()));
    }

    private static ChangeLine nobody(ChangeLine line) {
        throw new AssertionError(line.toString());
    }

    @Test
    void whatWasAppliedOrRefusedIsReadAgainAtOnce() {
        fixture.transport().answer(200, "{}");
        refresher(PostChangeRefresherTest::nobody).follow(List.of(sent()));
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        refresher(PostChangeRefresherTest::nobody).follow(List.of(sent()));
        assertThat(reread).containsExactly(ChangeState.DONE, ChangeState.FAILED);
    }

    @Test
    void anUnknownOneIsSettledFirst() {
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        ChangeEntry entry = sent();
        refresher(
                        line ->
                                line.ended(
                                        ChangeState.DONE,
                                        SessionFixture.NOON,
                                        new ChangeAnswer(200, null, null, null)))
                .follow(List.of(entry));
        assertThat(reread).containsExactly(ChangeState.DONE);
        assertThat(latest().state()).isEqualTo(ChangeEntry.State.FOUND_DONE);
    }

    @Test
    void oneWhoseCheckFailsIsReadAgainAllTheSame() {
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        ChangeEntry entry = sent();
        refresher(
                        _ -> {
                            throw new FailureException(new Failure.LostAnswer("cut again"));
                        })
                .follow(List.of(entry));
        assertThat(reread).containsExactly(ChangeState.UNKNOWN);
        assertThat(latest().state()).isEqualTo(ChangeEntry.State.UNKNOWN);
    }

    @Test
    void aChangeOfAnotherViewIsLeftToIt() {
        fixture.transport().answer(200, "{}");
        refresher(PostChangeRefresherTest::nobody).only(_ -> false).follow(List.of(sent()));
        assertThat(reread).isEmpty();
    }
}
