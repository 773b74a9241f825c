package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Exchange;
import app.marquee.model.funnel.FunnelName;
import app.marquee.service.change.ActivityService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.HeldRunner;
import app.marquee.task.LoadState;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;

final class ActivityViewModelTest {
    @TempDir Path home;
    private final HeldRunner tasks = new HeldRunner();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private final Deque<Runnable> fxThread = new ArrayDeque<>();
    private SessionFixture fixture;
    private Session session;
    private ActivityViewModel model;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        model =
                new ActivityViewModel(
                        new ActivityService(session),
                        shell.context("activity"),
                        Optional::empty,
                        refresh -> new CoalescingFxRunner(fxThread::add, refresh));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void made(Exchange exchange) {
        session.exchanges().ended(exchange);
    }

    private void drain() {
        while (!fxThread.isEmpty()) {
            fxThread.remove().run();
        }
    }

    @Test
    void followsWhileItIsInFront() {
        made(SampleExchanges.ranking(1));
        assertThat(model.exchangesProperty().get()).isEmpty();
        model.follow(this);
        assertThat(model.exchangesProperty().get()).hasSize(1);
        made(SampleExchanges.ranking(2));
        made(SampleExchanges.ranking(3));
        assertThat(fxThread).as("one refresh for all that came").hasSize(1);
        assertThat(model.exchangesProperty().get()).hasSize(1);
        drain();
        assertThat(model.exchangesProperty().get())
                .extracting(Exchange::number)
                .containsExactly(1L, 2L, 3L);
    }

    @Test
    void staysAsItIsWhilePaused() {
        model.follow(this);
        model.pause(this);
        made(SampleExchanges.ranking(1));
        drain();
        assertThat(model.exchangesProperty().get()).isEmpty();
        model.follow(this);
        assertThat(model.exchangesProperty().get()).hasSize(1);
    }

    @Test
    void saysHowManyAreNotKept() {
        model.follow(this);
        for (int number = 1; number <= 2_003; number++) {
            made(SampleExchanges.refused(number));
        }
        drain();
        assertThat(model.droppedProperty().get()).isEqualTo(3);
        model.clear();
        assertThat(model.droppedProperty().get()).isZero();
    }

    @Test
    void clearsRequestsAndNotTheJournal() {
        ChangeLine line = change();
        made(SampleExchanges.ranking(1));
        model.follow(this);
        model.clear();
        assertThat(model.exchangesProperty().get()).isEmpty();
        model.loadChanges();
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loading.class);
        tasks.release();
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(model.changes()).containsExactly(line);
    }

    @Test
    void followsTheJournalWhileItIsInFront() {
        model.follow(this);
        ChangeLine first = change();
        drain();
        ChangeLine second = change();
        drain();
        assertThat(tasks.waiting()).as("one reading for all that came").hasSize(1);
        tasks.release();
        drain();
        assertThat(model.changes()).containsExactly(second, first);
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loaded.class);
        tasks.releaseAll();
        ChangeLine third = change();
        drain();
        tasks.releaseAll();
        assertThat(model.changes()).startsWith(third);
    }

    @Test
    void readsNoJournalWhileItIsNotInFront() {
        model.follow(this);
        model.pause(this);
        change();
        drain();
        assertThat(tasks.waiting()).isEmpty();
    }

    @Test
    void keepsWhatItShowedWhenTheJournalCannotBeRead() {
        ChangeLine line = change();
        model.loadChanges();
        tasks.release();
        fixture.close();
        model.loadChanges();
        tasks.release();
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Failed.class);
        assertThat(model.changes()).containsExactly(line);
    }

    @Test
    void copiesACommandWithoutTheToken() {
        model.copyCurl(SampleExchanges.rename(1));
        assertThat(shell.desk().paste())
                .startsWith("curl -X PUT")
                .contains("\"Authorization: $TOKEN\"")
                .contains("\"password\":\"••••••\"");
        assertThat(shell.noticed()).singleElement().asString().contains("$TOKEN");
    }

    @Test
    void hearsNothingAfterItWasClosed() {
        model.follow(this);
        model.close();
        made(SampleExchanges.ranking(1));
        drain();
        assertThat(model.exchangesProperty().get()).isEmpty();
    }

    @Test
    void readsNothingMoreAfterItWasClosed() {
        model.follow(this);
        change();
        drain();
        change();
        drain();
        model.close();
        tasks.releaseAll();
        change();
        drain();
        assertThat(tasks.waiting()).isEmpty();
        assertThat(model.changes()).isEmpty();
    }

    @Test
    void knowsThatAReadingWasGivenUp() {
        model.loadChanges();
        model.close();
        tasks.release();
        assertThat(model.stateProperty().get()).isEqualTo(new LoadState.Cancelled());
        model.loadChanges();
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loading.class);
    }

    private ChangeLine change() {
        fixture.transport().answer(201, "{}");
        return session.changes()
                .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")))
                .line();
    }
}
