package app.marquee.ui.video.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.matrix.FieldGrid.Cell;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** Edits of a field matrix over a session: blocked, saved, sent, in conflict. */
class FieldGridViewModelTest extends WindowTest {
    private static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    private static final Cell COURSE = new Cell(VIDEO, "course");
    private static final Cell LEVEL = new Cell(VIDEO, "level");

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private ChangeController changes;
    private FieldMatrixViewModel matrix;
    private FieldGridViewModel model;
    private FieldGrid grid;
    private final HeldRunner held = new HeldRunner();
    private final AtomicInteger told = new AtomicInteger();

    @BeforeEach
    void openSession() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        SectionContext on = new FakeShell(held, Locale.ENGLISH).context("video");
        changes = onFx(() -> new ChangeController(session.changes(), on));
        matrix =
                onFx(
                        () ->
                                new FieldMatrixViewModel(
                                        VideoPageService.of(session),
                                        new InlineRunner(),
                                        on.clock(),
                                        on.messages()));
        model =
                onFx(
                        () ->
                                new FieldGridViewModel(
                                        CustomFieldService.of(session), on, changes, matrix));
        onFx(() -> model.onChange(told::incrementAndGet));
        grid = load("Java");
    }

    @AfterEach
    void closeSession() {
        fixture.close();
    }

    private void fields(String value) {
        fixture.transport()
                .answer(
                        200,
                        "[{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\",\"key\":\"course\","
                                + "\"value\":\"%s\"}]".formatted(value));
    }

    private FieldGrid load(String value) {
        fields(value);
        return onFx(
                () -> {
                    matrix.show(List.of(new FieldMatrixViewModel.Video(VIDEO, "Lesson 1")));
                    matrix.read();
                    return model.loaded(Objects.requireNonNull(matrix.compared()).matrix());
                });
    }

    /** Does it, with all that it submits. */
    private void act(Runnable work) {
        onFx(
                () -> {
                    work.run();
                    held.releaseAll();
                });
    }

    private long writes() {
        return fixture.transport().sent().stream()
                .filter(request -> request.operation().isWrite())
                .count();
    }

    @Test
    void aCellSaysWhatItWasAndWhatIsWrong() {
        act(() -> grid.set(COURSE, "Kotlin"));
        act(() -> grid.set(LEVEL, "A1"));
        assertThat(onFx(() -> model.remarks(grid, COURSE))).contains("Java");
        assertThat(onFx(() -> model.remarks(grid, LEVEL)))
                .isNotEmpty()
                .doesNotContain("Java")
                .isNotEqualTo(onFx(() -> model.remarks(grid, COURSE)));
        load("Go");
        assertThat(grid.isConflict(COURSE)).isTrue();
        assertThat(onFx(() -> model.remarks(grid, COURSE)))
                .as("the conflict before the value")
                .matches(".+\\..+Go.*");
    }

    @Test
    void anUnknownValueIsNotNone() {
        fixture.transport()
                .answer(
                        200,
                        "[{\"id\":\"7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01\","
                                + "\"key\":\"course\",\"value\":null}]");
        onFx(
                () -> {
                    model.clear();
                    matrix.read();
                    grid = model.loaded(Objects.requireNonNull(matrix.compared()).matrix());
                    grid.set(COURSE, "Kotlin");
                    grid.set(LEVEL, "A1");
                });
        assertThat(onFx(() -> model.remarks(grid, COURSE)))
                .isNotEqualTo(onFx(() -> model.remarks(grid, LEVEL)));
    }

    @Test
    void editsThatAreAllInConflictAreNotSaved() {
        act(() -> grid.set(COURSE, "Kotlin"));
        load("Go");
        List<String> ends = new ArrayList<>();
        act(() -> model.keep(() -> ends.add("kept"), () -> ends.add("failed")));
        assertThat(ends).containsExactly("failed");
        assertThat(session.changes().inState(ChangeState.STAGED)).isEmpty();
    }

    @Test
    void savedEditsLeaveTheGridAndOtherProposalsDoNot() {
        act(() -> grid.set(COURSE, ""));
        List<String> ends = new ArrayList<>();
        act(() -> model.send(_ -> false, () -> {}));
        assertThat(writes()).isZero();
        Proposal other =
                Proposal.of(
                        "Other",
                        "Other",
                        List.of(
                                CustomFieldService.of(session)
                                        .stageCreate(
                                                new VideoId("c2d3e4f5-1111-4222-8333-000000000000"),
                                                null,
                                                new CustomFieldDraft("a", "b"))));
        act(() -> changes.keep(other, () -> ends.add("other"), () -> ends.add("failed")));
        assertThat(onFx(model::hasEdits)).as("they are not what was saved").isTrue();
        act(() -> model.keep(() -> ends.add("kept"), () -> ends.add("failed")));
        assertThat(ends).containsExactly("other", "kept");
        assertThat(onFx(model::hasEdits)).isFalse();
        assertThat(session.changes().inState(ChangeState.STAGED)).hasSize(2);
    }

    @Test
    void aDeletionAsksForCare() {
        List<Proposal> careful = new ArrayList<>();
        act(() -> grid.set(COURSE, "Kotlin"));
        act(() -> model.send(proposal -> !careful.add(proposal), () -> {}));
        act(() -> grid.set(COURSE, ""));
        act(() -> model.send(proposal -> !careful.add(proposal), () -> {}));
        assertThat(careful).extracting(Proposal::careful).containsExactly(false, true);
    }

    @Test
    void aValueThatChangedSinceIsAConflictAndTheGridIsFreeAgain() {
        act(() -> grid.set(COURSE, "Kotlin"));
        changes.checkPreviews((lines, _) -> lines.stream().map(StateCheck::gone).toList());
        fields("Go");
        int before = told.get();
        act(() -> model.send(_ -> true, () -> {}));
        assertThat(writes()).isZero();
        assertThat(onFx(() -> model.blocked())).isEmpty();
        assertThat(told.get()).isGreaterThan(before);
        onFx(() -> model.loaded(Objects.requireNonNull(matrix.compared()).matrix()));
        assertThat(grid.isConflict(COURSE)).isTrue();
    }

    @Test
    void pressedTwiceItIsSentOnce() {
        act(() -> grid.set(COURSE, "Kotlin"));
        fixture.transport().answer(200, "");
        fields("Kotlin");
        fields("Kotlin");
        act(
                () -> {
                    model.send(_ -> true, () -> {});
                    model.send(_ -> true, () -> {});
                });
        assertThat(writes()).isEqualTo(1);
    }

    @Test
    void whatIsCancelledMeanwhileIsNotSent() {
        for (int steps = 0; steps < 2; steps++) {
            act(() -> grid.set(COURSE, "Kotlin"));
            onFx(() -> model.send(_ -> true, () -> {}));
            for (int step = 0; step < steps; step++) {
                onFx(held::release);
            }
            onFx(model::cancel);
            onFx(held::releaseAll);
            assertThat(writes()).as("after %d steps", steps).isZero();
            assertThat(onFx(model::isSending)).isFalse();
        }
    }

    @Test
    void whileItIsSentNoCellCanBeEdited() {
        act(() -> grid.set(COURSE, "Kotlin"));
        onFx(() -> model.send(_ -> true, () -> {}));
        onFx(held::release);
        assertThat(held.waiting()).as("the present values are loaded").isNotEmpty();
        assertThat(onFx(() -> model.blocked())).isPresent();
        assertThat(writes()).isZero();
        fixture.transport().answer(200, "");
        fields("Kotlin");
        fields("Kotlin");
        onFx(held::releaseAll);
        assertThat(fixture.transport().sent())
                .filteredOn(request -> request.operation() == Operation.UPDATE_CUSTOM_FIELD)
                .hasSize(1);
        assertThat(onFx(() -> model.blocked())).isEmpty();
        assertThat(Objects.requireNonNull(matrix.compared()).matrix().rows().getFirst().fields())
                .singleElement()
                .matches(field -> "Kotlin".equals(field.value()));
    }
}
