package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.ui.activity.PendingPart.Kind;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;

/** The parts of the drawer: what is in which of them, and what is one row. */
final class PendingPartTest {
    private static final Instant NOON = SessionFixture.NOON;

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private static Folder folder(int number) {
        return Folder.known(new FolderId("c2222222-1111-4222-8333-44445555666" + number))
                .withName(Member.of("folder " + number))
                .withActive(Member.of(true));
    }

    private StagedChange hide(int number) {
        return FolderEdit.TYPE.stage(
                session.staging(), folder(number), FolderUpdate.setActive(false));
    }

    private StagedChange rename(int number) {
        return FolderEdit.TYPE.stage(
                session.staging(), folder(number), FolderUpdate.rename("new " + number));
    }

    private List<PendingPart> parts(Instant now, Set<ChangeId> urgent) {
        return PendingPart.of(session.changes().newest(100), urgent, now, ZoneOffset.UTC);
    }

    private List<PendingPart> parts() {
        return parts(NOON, Set.of());
    }

    private static List<Kind> kinds(List<PendingPart> parts) {
        return parts.stream().map(PendingPart::kind).toList();
    }

    @Test
    void eachStateIsAPartInTheOrderInWhichItNeedsTheUser() {
        fixture.transport().answer(200, "{}");
        session.changes().apply(rename(1));
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        session.changes().apply(rename(2));
        fixture.transport().fail(new Failure.ServerError(new Answer(502, null, "")));
        session.changes().apply(rename(3));
        session.changes().keep(List.of(rename(4)));
        fixture.transport().fail(new Failure.Conflict(new Answer(409, null, "{}")));
        session.changes().apply(rename(5));
        assertThat(kinds(parts())).containsExactly(Kind.CHECK, Kind.FAILED, Kind.READY, Kind.DONE);
        assertThat(parts().getFirst().lines())
                .as("what is unknown, and conflicts")
                .extracting(line -> line.subject().title())
                .containsExactly("folder 3", "folder 5");
        assertThat(ChangeCounts.of(session, TrashService.of(session)))
                .as("the pill counts as the drawer does")
                .isEqualTo(new ChangeCounts(1, 2, 1, 0, 0));
        session.changes()
                .lists()
                .giveUp(session.changes().waiting().stream().map(ChangeLine::id).toList());
        assertThat(kinds(parts()))
                .as("what was discarded is in Activity only")
                .doesNotContain(Kind.READY);
    }

    @Test
    void aBatchIsPartedByWhatBecameOfItsChanges() {
        fixture.transport().answer(200, "{}");
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        StagedChange.together(List.of(rename(1), rename(2))).forEach(session.changes()::apply);
        assertThat(parts()).hasSize(2).allMatch(part -> part.lines().size() == 1);
    }

    @Test
    void theRestOfABatchThatIsBeingAppliedIsNotReady() {
        session.changes().keep(StagedChange.together(List.of(rename(1), rename(2))));
        List<ChangeLine> lines = session.changes().waiting();
        List<ChangeLine> now = List.of(lines.getFirst().sending(NOON), lines.getLast());
        assertThat(kinds(PendingPart.of(now, Set.of(), NOON, ZoneOffset.UTC)))
                .containsExactly(Kind.APPLYING);
    }

    @Test
    void equalEditsAreOneRowAndOthersAreByBatch() {
        session.changes().keep(List.of(hide(1)));
        session.changes().keep(StagedChange.together(List.of(rename(2), rename(3))));
        session.changes().keep(StagedChange.together(List.of(hide(4), hide(5))));
        List<PendingPart.Edit> edits = parts().getFirst().edits();
        assertThat(edits).hasSize(2);
        assertThat(edits.getFirst().isEqual()).isTrue();
        assertThat(edits.getFirst().group().lines()).hasSize(3);
        assertThat(edits.getLast().isEqual()).as("each gets another name").isFalse();
        assertThat(edits.getLast().group().lines()).hasSize(2);
    }

    @Test
    void whatIsUrgentComesFirst() {
        session.changes().keep(List.of(rename(1), rename(2)));
        ChangeId second = session.changes().waiting().getLast().id();
        assertThat(parts(NOON, Set.of(second)).getFirst().edits().getFirst().group().first().id())
                .isEqualTo(second);
    }

    @Test
    void whatFailedStaysForAWeekAndWhatIsDoneForTheDay() {
        fixture.transport().answer(200, "{}");
        session.changes().apply(rename(1));
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        session.changes().apply(rename(2));
        assertThat(kinds(parts(NOON.plus(Duration.ofHours(11)), Set.of())))
                .containsExactly(Kind.FAILED, Kind.DONE);
        assertThat(kinds(parts(NOON.plus(Duration.ofHours(12)), Set.of())))
                .as("the next day")
                .containsExactly(Kind.FAILED);
        assertThat(kinds(parts(NOON.plus(Duration.ofDays(7)), Set.of()))).isEmpty();
    }

    @Test
    void theDayIsThatOfTheZone() {
        fixture.transport().answer(200, "{}");
        session.changes().apply(rename(1));
        ZoneId east = ZoneId.of("Pacific/Kiritimati");
        List<ChangeLine> all = session.changes().newest(100);
        assertThat(kinds(PendingPart.of(all, Set.of(), NOON, east))).containsExactly(Kind.DONE);
        assertThat(kinds(PendingPart.of(all, Set.of(), NOON.plus(Duration.ofHours(22)), east)))
                .as("midnight there")
                .isEmpty();
    }

    @Test
    void whatWasAppliedLastComesFirst() {
        fixture.transport().answer(200, "{}").answer(200, "{}");
        session.changes().apply(rename(1));
        session.changes().apply(rename(2));
        assertThat(parts().getFirst().edits())
                .extracting(edit -> edit.group().first().subject().title())
                .containsExactly("folder 2", "folder 1");
    }

    private StagedChange fill(int field) {
        VideoId video = new VideoId("c2222222-1111-4222-8333-444455556660");
        CustomField known =
                new CustomField(
                        new CustomFieldId("d2222222-1111-4222-8333-44445555666" + field),
                        video,
                        "key " + field,
                        "old",
                        null,
                        null,
                        UnknownMembers.NONE);
        return FieldEdit.TYPE.stage(
                session.staging(), video, "Aula", known, CustomFieldUpdate.value("new"));
    }

    @Test
    void theSameValueOfTwoFieldsIsNoEqualEdit() {
        session.changes().keep(List.of(fill(1)));
        session.changes().keep(List.of(fill(2)));
        assertThat(parts().getFirst().edits()).hasSize(2).noneMatch(PendingPart.Edit::isEqual);
    }
}
