package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.HeldRunner;
import app.marquee.task.JobScope;
import app.marquee.text.Messages;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** What writes the change list is ended by nobody who only wants to stop loading. */
final class ChangeFlowKeepTest {
    @TempDir Path home;
    private final HeldRunner runner = new HeldRunner();
    private final JobScope scope = new JobScope(runner);
    private final List<Integer> kept = new ArrayList<>();
    private final List<Failure> failed = new ArrayList<>();
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        Messages messages = Messages.of("trash", Locale.ENGLISH);
        flow =
                new ChangeFlowViewModel(
                        scope,
                        session.changes(),
                        new ChangeWords(messages, _ -> Optional.empty()),
                        messages);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private Proposal proposal() {
        VideoId video = new VideoId(new UUID(0x4000L, 1).toString());
        StagedChange change =
                TrashChange.RECOVER.stage(session.staging(), List.of(video), Map.of());
        return Proposal.of("Recover 1", "Recover", List.of(change));
    }

    @Test
    void escLetsAChangeBeKept() {
        flow.keep(proposal(), kept::add, failed::add);
        assertThat(runner.waiting()).containsExactly("Saving changes for later");
        assertThat(scope.cancelReads()).as("what Esc ends").isFalse();
        runner.releaseAll();
        assertThat(kept).containsExactly(1);
        assertThat(session.changes().lists().waiting()).isOne();
    }

    @Test
    void whoCancelsTheKeepingIsToldThatNothingWasKept() {
        flow.keep(proposal(), kept::add, failed::add);
        scope.cancelAll();
        runner.releaseAll();
        assertThat(kept).isEmpty();
        assertThat(failed).containsExactly(new Failure.Cancelled(false));
    }

    /** The second waits for the first, and is in the change list until then. */
    @Test
    void escEndsNothingOfWhatWaitsForAnother() {
        flow.send(proposal());
        flow.send(proposal());
        assertThat(runner.waiting()).hasSize(2).contains("Saving changes for later");
        assertThat(scope.cancelReads()).as("what Esc ends").isFalse();
    }

    /** What became of it is told, and what waited is given up, whatever Esc is pressed for. */
    @Test
    void escEndsNothingOfWhatSettlesACancelledChange() {
        flow.send(proposal());
        flow.send(proposal());
        scope.cancelAll();
        runner.release();
        assertThat(runner.waiting()).isNotEmpty();
        assertThat(scope.cancelReads()).as("what Esc ends").isFalse();
        runner.releaseAll();
        assertThat(flow.gestures()).hasSize(2).noneMatch(ChangeBatch::isUnderWay);
    }
}
