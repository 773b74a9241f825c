package app.marquee.service.funnel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.engine.ScriptedTransport;
import app.marquee.http.ApiRequest;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** Videos leave a funnel although no request names it: read before, read after, stop on doubt. */
final class SessionFunnelServiceTest {
    private static final String F1 = "f1111111-1111-4222-8333-444455556666";
    private static final String F2 = "f2222222-1111-4222-8333-444455556666";
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";
    private static final String C = "c1111111-1111-4222-8333-444455556666";
    private static final ProgressListener QUIET = (_, _) -> {};

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private FunnelService funnels;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        funnels = FunnelService.of(session);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    /** The list as a named array, the reads in a wrapper, rows as objects and as bare ids. */
    private ScriptedTransport holding(String first, String second) {
        return fixture.transport()
                .answer(
                        200,
                        "{\"funnels\":[{\"id\":\"%s\",\"name\":\"One\"},{\"id\":\"%s\"}]}"
                                .formatted(F1, F2))
                .answer(
                        200,
                        "{\"funnel\":{\"id\":\"%s\",\"videos\":[%s]}}"
                                .formatted(F1, objects(first)))
                .answer(200, "{\"id\":\"%s\",\"videos\":[%s]}".formatted(F2, bare(second)));
    }

    private static String objects(String ids) {
        return String.join(
                ",", ids.lines().map("{\"id\":\"%s\",\"title\":\"T\"}"::formatted).toList());
    }

    private static String bare(String ids) {
        return String.join(",", ids.lines().map("\"%s\""::formatted).toList());
    }

    private FunnelRemoval.Plan plan(String... videos) {
        Funnel funnel = funnels.contents(QUIET).funnels().getFirst();
        return funnels.plan(funnel, List.of(videos).stream().map(VideoId::new).toList(), QUIET);
    }

    private long writes() {
        return fixture.transport().sent().stream()
                .map(ApiRequest::operation)
                .filter(Operation.REMOVE_FUNNEL_VIDEOS::equals)
                .count();
    }

    private static String both(String one, String other) {
        return one + "\n" + other;
    }

    @Test
    void aFunnelThatNoRequestMayNameIsKnownFromTheListAlone() {
        fixture.transport()
                .answer(200, "[{\"id\":\"42\",\"name\":\"Odd\"},{\"id\":\"%s\"}]".formatted(F1))
                .answer(200, "{\"id\":\"%s\",\"videos\":[%s]}".formatted(F1, bare(A)));
        FunnelContents contents = funnels.contents(QUIET);
        assertThat(contents.funnels()).hasSize(2);
        assertThat(contents.untold()).extracting(Funnel::name).containsExactly("Odd");
        assertThat(contents.videos()).containsExactly(new VideoId(A));
    }

    @Test
    void whoElseHoldsAVideoIsNamedAndItGoesByItself() {
        holding(both(A, B), both(B, C));
        holding(both(A, B), both(B, C));
        FunnelRemoval.Plan plan = plan(A, B, C);
        assertThat(plan.shared()).containsOnlyKeys(new VideoId(B));
        assertThat(plan.shared().get(new VideoId(B))).hasSize(2);
        assertThat(plan.steps()).hasSize(2);
        assertThat(plan.absent()).containsExactly(new VideoId(C));
        assertThat(writes()).isZero();
    }

    @Test
    void everyRequestIsReadBackAndTheEffectOfEveryFunnelIsTold() {
        holding(both(A, B), both(B, C));
        holding(both(A, B), both(B, C));
        FunnelRemoval.Plan plan = plan(A, B);
        fixture.transport().answer(200, "");
        holding(B, both(B, C));
        fixture.transport().answer(200, "");
        holding("", C);
        FunnelRemoval.Report report = funnels.remove(plan, QUIET);
        assertThat(report.stop()).isNull();
        assertThat(report.sent()).isEqualTo(2);
        assertThat(report.effects())
                .hasSize(3)
                .allMatch(effect -> effect.left() && effect.expected());
        assertThat(session.changes().inState(ChangeState.DONE)).hasSize(2);
    }

    @Test
    void somethingElseThatChangedEndsIt() {
        holding(both(A, B), both(B, C));
        holding(both(A, B), both(B, C));
        FunnelRemoval.Plan plan = plan(A, B);
        fixture.transport().answer(200, "");
        holding(B, B);
        FunnelRemoval.Report report = funnels.remove(plan, QUIET);
        assertThat(report.stop()).isInstanceOf(FunnelRemoval.Stop.SomethingElse.class);
        assertThat(report.left()).isOne();
        assertThat(writes()).isOne();
    }

    @Test
    void aLostAnswerIsReadBackAndNothingMoreIsSent() {
        holding(both(A, B), B);
        holding(both(A, B), B);
        FunnelRemoval.Plan plan = plan(A, B);
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        holding(B, B);
        FunnelRemoval.Report report = funnels.remove(plan, QUIET);
        assertThat(report.stop()).isInstanceOf(FunnelRemoval.Stop.NotDone.class);
        assertThat(report.effects()).hasSize(1);
        assertThat(writes()).isOne();
        assertThat(session.changes().inState(ChangeState.UNKNOWN)).hasSize(1);
    }

    @Test
    void whatIsStillThereIsNotCalledRemoved() {
        holding(A, C);
        holding(A, C);
        FunnelRemoval.Plan plan = plan(A);
        fixture.transport().answer(200, "");
        holding(A, C);
        assertThat(funnels.remove(plan, QUIET).stop())
                .isInstanceOf(FunnelRemoval.Stop.NothingChanged.class);
    }

    @Test
    void aNameThatOnlyTheListHasIsKept() {
        holding(A, B);
        assertThat(funnels.contents(QUIET).funnels().getFirst().name()).isEqualTo("One");
    }

    @Test
    void aVideoThatNoRequestMayNameIsRefusedBeforeAnythingIsRead() {
        holding(A, B);
        Funnel funnel = funnels.contents(QUIET).funnels().getFirst();
        int sent = fixture.transport().sent().size();
        assertThatThrownBy(() -> funnels.plan(funnel, List.of(new VideoId("v-9")), QUIET))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
        assertThat(fixture.transport().sent()).hasSize(sent);
    }

    @Test
    void aTrashThatCannotBeReadIsUnknownButACancelEndsTheRead() {
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        assertThat(funnels.trash().told()).isFalse();
        fixture.transport().fail(new Failure.Cancelled(false));
        assertThatThrownBy(funnels::trash).isInstanceOf(FailureException.class);
    }
}
