package app.marquee.service.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.video.TrashChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What reading says of changes to whose requests no answer came. */
final class ChangeListServiceTest {
    private static final VideoId A = new VideoId("a1111111-1111-4222-8333-444455556666");
    private static final VideoId B = new VideoId("b1111111-1111-4222-8333-444455556666");

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private ChangeListService service;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        service = new ChangeListService(session);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private static String video(VideoId id, String status) {
        return "{\"id\":\"%s\",\"status\":\"%s\"}".formatted(id, status);
    }

    private StagedChange change(boolean trash) {
        return trash
                ? TrashChange.MOVE.stage(session.staging(), List.of(A, B), Map.of())
                : TrashChange.RECOVER.stage(session.staging(), List.of(A, B), Map.of());
    }

    /** A change whose request broke off while its answer was awaited. */
    private ChangeLine unknown(boolean trash) {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        session.changes().apply(change(trash));
        return session.changes().inState(ChangeState.UNKNOWN).getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "true,  DELETING,  DELETING,  DONE",
        "true,  CONVERTED, CONVERTED, FAILED",
        "true,  DELETING,  CONVERTED, UNKNOWN",
        "false, CONVERTED, CONVERTED, DONE",
        "false, DELETING,  DELETING,  FAILED",
        "false, CONVERTED, DELETING,  UNKNOWN",
    })
    void whereAllItsVideosAreSaysWhatBecameOfAChange(
            boolean trash, String first, String second, ChangeState settled) {
        ChangeLine line = unknown(trash);
        fixture.transport().answer(200, video(A, first)).answer(200, video(B, second));
        assertThat(service.settle(line).state()).isEqualTo(settled);
    }

    @Test
    void aVideoThatIsNotThereMayHaveGoneForGood() {
        ChangeLine line = unknown(false);
        fixture.transport()
                .answer(200, video(A, "CONVERTED"))
                .fail(new Failure.NotFound(new Answer(404, null, "{}")));
        assertThat(service.settle(line).state()).isEqualTo(ChangeState.UNKNOWN);
    }

    @Test
    void aVideoWithoutAStatusSettlesNothing() {
        ChangeLine line = unknown(false);
        fixture.transport().answer(200, "{\"id\":\"%s\"}".formatted(A.value()));
        assertThat(service.settle(line).state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(fixture.transport().sent()).as("B need not be asked for").hasSize(2);
    }

    private List<ChangeLine> twoUnknown() {
        fixture.transport()
                .fail(new Failure.LostAnswer("reset"))
                .fail(new Failure.LostAnswer("reset"));
        return Stream.of(A, B)
                .map(video -> TrashChange.MOVE.stage(session.staging(), List.of(video), Map.of()))
                .map(change -> session.changes().apply(change).line())
                .toList();
    }

    @Test
    void aReadThatFailsKeepsNoOtherFromSettlingItsLine() {
        List<ChangeLine> lines = twoUnknown();
        fixture.transport()
                .fail(new Failure.ServerError(new Answer(500, null, "{}")))
                .answer(200, video(B, "DELETING"));
        assertThat(service.settle(lines, (_, _) -> {}).lines())
                .extracting(ChangeLine::state)
                .containsExactly(ChangeState.UNKNOWN, ChangeState.DONE);
        assertThat(session.changes().inState(ChangeState.UNKNOWN))
                .extracting(ChangeLine::id)
                .containsExactly(lines.getFirst().id());
    }

    @Test
    void whenEveryReadFailsTheFirstFailureIsTold() {
        List<ChangeLine> lines = twoUnknown();
        Failure first = new Failure.ServerError(new Answer(500, null, "{}"));
        fixture.transport().fail(first).fail(new Failure.LostAnswer("reset"));
        assertThatThrownBy(() -> service.settle(lines, (_, _) -> {}))
                .isInstanceOfSatisfying(
                        FailureException.class, e -> assertThat(e.failure()).isEqualTo(first));
        assertThat(session.changes().inState(ChangeState.UNKNOWN)).hasSize(2);
    }

    @Test
    void afterATimeOutNothingElseIsAskedAndACancelEndsAll() {
        List<ChangeLine> lines = twoUnknown();
        Failure late = new Failure.TimedOut(Failure.TimedOut.Phase.CONNECT, Duration.ZERO, false);
        fixture.transport().fail(late);
        assertThat(service.check(lines, (_, _) -> {}))
                .extracting(StateCheck::failure)
                .containsExactly(late, late);
        assertThat(fixture.transport().sent()).hasSize(3);

        fixture.transport().fail(new Failure.Cancelled(false));
        assertThatThrownBy(() -> service.check(lines, (_, _) -> {}))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isEqualTo(new Failure.Cancelled(false)));
        assertThat(fixture.transport().sent()).hasSize(4);
    }

    @Test
    void onlyUnknownChangesAreReadAndSettled() {
        fixture.transport().answer(200, "");
        ChangeLine done = session.changes().apply(change(true)).line();
        ChangeLine unknown = twoUnknown().getFirst();
        fixture.transport().answer(200, video(A, "DELETING"));
        int sent = fixture.transport().sent().size();
        List<String> steps = new ArrayList<>();
        assertThat(
                        service.settle(List.of(done, unknown), (at, of) -> steps.add(at + "/" + of))
                                .lines())
                .extracting(ChangeLine::id, ChangeLine::state)
                .containsExactly(tuple(unknown.id(), ChangeState.DONE));
        assertThat(fixture.transport().sent()).hasSize(sent + 1);
        assertThat(steps).containsExactly("1/1");
    }
}
