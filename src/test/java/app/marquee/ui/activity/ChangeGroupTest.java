package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.session.SessionFixture;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

final class ChangeGroupTest {
    @TempDir Path home;
    private SessionFixture fixture;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private List<ChangeLine> renamed(ChangeState... states) {
        List<StagedChange> changes =
                IntStream.range(0, states.length).mapToObj(this::rename).toList();
        List<ChangeLine> lines =
                StagedChange.together(changes).stream().map(StagedChange::line).toList();
        return IntStream.range(0, states.length)
                .mapToObj(at -> in(states[at], lines.get(at).withSequence(at + 1)))
                .toList();
    }

    private StagedChange rename(int number) {
        FolderId id = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c2" + number);
        return FolderEdit.TYPE.stage(
                fixture.session("acme").staging(),
                Folder.known(id).withName(Member.of("A" + number)),
                FolderUpdate.rename("B" + number));
    }

    private static ChangeLine in(ChangeState state, ChangeLine line) {
        return state == ChangeState.STAGED
                ? line
                : line.ended(
                        state,
                        Instant.EPOCH,
                        new ChangeAnswer(state == ChangeState.DONE ? 200 : 418, null, null, null));
    }

    private static ChangeText text(Locale locale) {
        Messages messages = Messages.of("activity", locale);
        return new ChangeText(messages, new ChangeWords(messages, _ -> Optional.empty()));
    }

    @Test
    void changesOfOneListAreAGroupAndOthersAreAlone() {
        List<ChangeLine> together = renamed(ChangeState.STAGED, ChangeState.STAGED);
        ChangeLine alone = rename(7).line().withSequence(9);
        List<ChangeGroup> groups =
                ChangeGroup.of(List.of(alone, together.getLast(), together.getFirst()));
        assertThat(groups).extracting(ChangeGroup::isSingle).containsExactly(true, false);
        assertThat(groups.getLast().lines()).as("in the order made").isEqualTo(together);
        assertThat(StagedChange.together(List.of(rename(1))).getFirst().line().identity().list())
                .as("one change is no group")
                .isNull();
    }

    @Test
    void aGroupSaysWhatWasDoneAndHowItEnded() {
        ChangeGroup group =
                new ChangeGroup(renamed(ChangeState.DONE, ChangeState.DONE, ChangeState.UNKNOWN));
        assertThat(group.state()).isEqualTo(ListedState.UNKNOWN);
        ChangeText text = text(Locale.ENGLISH);
        assertThat(text.sentence(group)).isEqualTo("Renamed 2 of 3 folders");
        assertThat(text.outcome(group)).isEqualTo("1 unknown, 2 applied · HTTP 418");
        ChangeText spanish = text(Locale.of("es"));
        assertThat(spanish.sentence(group)).isEqualTo("Se cambió el nombre de 2 de 3 carpetas");
        assertThat(spanish.outcome(group)).isEqualTo("1 desconocido, 2 aplicados · HTTP 418");
        ChangeText portuguese = text(Locale.of("pt", "BR"));
        assertThat(portuguese.sentence(group)).isEqualTo("Renomeou 2 de 3 pastas");
        assertThat(portuguese.outcome(group)).isEqualTo("1 desconhecida, 2 aplicadas · HTTP 418");
    }

    @Test
    void aConflictIsAStateOfItsOwn() {
        List<ChangeLine> lines =
                renamed(ChangeState.FAILED, ChangeState.FAILED, ChangeState.UNKNOWN);
        ChangeLine conflict =
                lines.get(1)
                        .ended(
                                ChangeState.FAILED,
                                Instant.EPOCH,
                                new ChangeAnswer(409, "Out of date", "Conflict", null));
        ChangeGroup group = new ChangeGroup(List.of(lines.getFirst(), conflict, lines.getLast()));
        ChangeText text = text(Locale.ENGLISH);
        assertThat(group.states())
                .containsExactly(ListedState.UNKNOWN, ListedState.CONFLICT, ListedState.FAILED);
        assertThat(text.counts(group)).isEqualTo("1 unknown, 1 conflict, 1 failed");
        assertThat(text.state(conflict)).isEqualTo("Conflict");
        assertThat(text.why(conflict)).isEqualTo("Changed elsewhere");
    }

    @Test
    void allAppliedAreCountedOnce() {
        ChangeText text = text(Locale.ENGLISH);
        assertThat(text.sentence(new ChangeGroup(renamed(ChangeState.DONE, ChangeState.DONE))))
                .isEqualTo("Renamed 2 folders");
    }

    @Test
    void reasonsThatDifferAreInTheirRows() {
        List<ChangeLine> lines = renamed(ChangeState.FAILED, ChangeState.FAILED);
        ChangeText text = text(Locale.ENGLISH);
        assertThat(text.outcome(new ChangeGroup(lines))).isEqualTo("HTTP 418");
        ChangeLine other =
                lines.getLast()
                        .ended(
                                ChangeState.FAILED,
                                Instant.EPOCH,
                                new ChangeAnswer(409, "Conflict", null, null));
        assertThat(text.outcome(new ChangeGroup(List.of(lines.getFirst(), other)))).isEmpty();
    }

    @Test
    void whatNeedsTheUserIsListedFirstOnceNothingMoves() {
        assertThat(states(ChangeState.DONE, ChangeState.FAILED, ChangeState.UNKNOWN))
                .containsExactly(ChangeState.UNKNOWN, ChangeState.FAILED, ChangeState.DONE);
        assertThat(states(ChangeState.DONE, ChangeState.STAGED, ChangeState.UNKNOWN))
                .containsExactly(ChangeState.DONE, ChangeState.STAGED, ChangeState.UNKNOWN);
    }

    private List<ChangeState> states(ChangeState... states) {
        return ChangeRow.of(new ChangeGroup(renamed(states)), true)
                .filter(ChangeRow::isInside)
                .map(row -> row.lines().getFirst().state())
                .toList();
    }

    @Test
    void whatIsStillToDoIsInTheInfinitive() {
        ChangeGroup group = new ChangeGroup(renamed(ChangeState.DONE, ChangeState.STAGED));
        ChangeText text = text(Locale.ENGLISH);
        assertThat(text.sentence(group)).isEqualTo("Rename 2 folders");
        assertThat(text.outcome(group)).isEqualTo("1 pending, 1 applied");
        assertThat(text.outcome(new ChangeGroup(renamed(ChangeState.STAGED, ChangeState.STAGED))))
                .as("the status says it")
                .isEmpty();
    }

    @Test
    void whatNeedsTheUserComesFirst() {
        List<ChangeLine> lines =
                renamed(
                        ChangeState.DONE,
                        ChangeState.STAGED,
                        ChangeState.UNKNOWN,
                        ChangeState.CANCELLED);
        assertThat(new ChangeGroup(lines).worstFirst())
                .extracting(ChangeLine::state)
                .containsExactly(
                        ChangeState.UNKNOWN,
                        ChangeState.STAGED,
                        ChangeState.CANCELLED,
                        ChangeState.DONE);
        assertThat(new ChangeGroup(lines).isOver()).isFalse();
        assertThat(new ChangeGroup(renamed(ChangeState.FAILED, ChangeState.DONE)).isOver())
                .isFalse();
        assertThat(new ChangeGroup(renamed(ChangeState.CANCELLED, ChangeState.DONE)).isOver())
                .isTrue();
    }

    @Test
    void aGroupOfWhichOneIsOnItsWayIsPendingAndNotApplied() {
        List<ChangeLine> lines = renamed(ChangeState.DONE, ChangeState.STAGED);
        ChangeGroup sending =
                new ChangeGroup(List.of(lines.getFirst(), lines.getLast().sending(Instant.EPOCH)));
        assertThat(sending.isPending()).isTrue();
        assertThat(sending.isApplied()).isFalse();
        assertThat(new ChangeGroup(lines).isApplied()).as("one isn't sent").isFalse();
        ChangeGroup over = new ChangeGroup(renamed(ChangeState.DONE, ChangeState.FAILED));
        assertThat(over.isPending()).isFalse();
        assertThat(over.isApplied()).isTrue();
    }
}
