package app.marquee.ui.video.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.ui.video.matrix.FieldGrid.Advice;
import app.marquee.ui.video.matrix.FieldGrid.Cell;
import app.marquee.ui.video.matrix.FieldGrid.Change;
import app.marquee.ui.video.matrix.FieldGrid.Fixed;
import app.marquee.ui.video.matrix.FieldGrid.Result;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

/** Edits of custom fields of many videos, before anything is sent. */
final class FieldGridTest {
    private static final VideoId A = new VideoId("11111111-1111-4111-8111-11111111111a");
    private static final VideoId B = new VideoId("11111111-1111-4111-8111-11111111111b");

    private static CustomField field(VideoId video, String key, @Nullable String value) {
        return new CustomField(
                new CustomFieldId(
                        UUID.nameUUIDFromBytes((video + key).getBytes(StandardCharsets.UTF_8))
                                .toString()),
                video,
                key,
                value,
                null,
                null,
                UnknownMembers.NONE);
    }

    private static FieldsOfVideo row(VideoId video, CustomField... fields) {
        return new FieldsOfVideo(video, null, List.of(fields), null);
    }

    private static FieldGrid grid(FieldsOfVideo... rows) {
        return new FieldGrid(FieldMatrix.of(List.of(rows)));
    }

    private static Cell cell(VideoId video, String key) {
        return new Cell(video, key);
    }

    private final CustomField course = field(A, "course", "Java");
    private final FieldGrid grid = grid(row(A, course), row(B));

    private static CustomFieldUpdate key(String key) {
        return new CustomFieldUpdate(Member.of(key), Member.absent());
    }

    @Test
    void aTypedValueIsAnUpdateOrACreation() {
        grid.set(cell(A, "course"), "Kotlin");
        grid.set(cell(B, "course"), "Java");

        assertThat(grid.value(cell(A, "course"))).contains("Kotlin");
        assertThat(grid.loaded(cell(A, "course"))).contains("Java");
        assertThat(grid.isEdited(cell(B, "course"))).isTrue();
        assertThat(grid.changes())
                .containsExactly(
                        new Change.Update(A, course, CustomFieldUpdate.value("Kotlin")),
                        new Change.Creation(B, new CustomFieldDraft("course", "Java")));
    }

    @Test
    void anEmptyValueRemovesTheField() {
        grid.set(cell(A, "course"), "");
        assertThat(grid.has(cell(A, "course"))).isFalse();
        assertThat(grid.changes()).containsExactly(new Change.Deletion(A, course));
    }

    @Test
    void aCellWithItsLoadedValueIsNotEdited() {
        grid.set(cell(A, "course"), "Kotlin");
        grid.set(cell(A, "course"), "Java");
        grid.set(cell(B, "course"), "x");
        grid.set(cell(B, "course"), "");
        assertThat(grid.size()).isZero();
        assertThat(grid.changes()).isEmpty();
    }

    @Test
    void stepsAreUndoneAndRedone() {
        grid.set(cell(A, "course"), "one");
        grid.set(Map.of(cell(A, "course"), "two", cell(B, "course"), "two"));
        assertThat(grid.canRedo()).isFalse();
        grid.undo();
        assertThat(grid.value(cell(A, "course"))).contains("one");
        assertThat(grid.has(cell(B, "course"))).isFalse();
        grid.undo();
        assertThat(grid.size()).isZero();
        assertThat(grid.canUndo()).isFalse();
        grid.redo();
        grid.redo();
        assertThat(grid.value(cell(B, "course"))).contains("two");
        grid.undo();
        grid.set(cell(B, "course"), "three");
        assertThat(grid.canRedo()).as("another edit ends what could be redone").isFalse();
        grid.discard();
        assertThat(grid.size()).isZero();
        grid.undo();
        assertThat(grid.value(cell(B, "course"))).contains("three");
    }

    @Test
    void severalEditsTogetherAreOneStep() {
        grid.together(
                () -> {
                    grid.set(cell(A, "course"), "one");
                    grid.set(cell(B, "course"), "one");
                });
        grid.undo();
        assertThat(grid.size()).isZero();
        assertThat(grid.canUndo()).isFalse();
    }

    @Test
    void cellsThatCantBeEditedAreLeftAndCounted() {
        FieldsOfVideo unread =
                new FieldsOfVideo(
                        B, null, List.of(), new Failure.NotFound(new Answer(404, null, "")));
        CustomField nameless =
                new CustomField(null, A, "level", "1", null, null, UnknownMembers.NONE);
        FieldGrid some =
                grid(row(A, course, nameless, field(A, "x", "1"), field(A, "x", "2")), unread);

        assertThat(some.fixed(cell(B, "course"))).contains(Fixed.UNREAD);
        assertThat(some.fixed(cell(A, "level"))).contains(Fixed.NO_ID);
        assertThat(some.fixed(cell(A, "x"))).contains(Fixed.TWICE);
        assertThat(some.fixed(cell(A, "new"))).isEmpty();
        assertThat(
                        some.set(
                                Map.of(
                                        cell(B, "course"), "v",
                                        cell(A, "level"), "v",
                                        cell(A, "x"), "v",
                                        cell(A, "course"), "v")))
                .isEqualTo(new Result(1, 3));
    }

    @Test
    void anUnknownValueIsReplacedAndRemoved() {
        CustomField unknown = field(A, "course", null);
        FieldGrid some = grid(row(A, unknown));
        assertThat(some.has(cell(A, "course"))).isTrue();
        assertThat(some.value(cell(A, "course"))).isEmpty();
        some.set(cell(A, "course"), "");
        assertThat(some.changes()).containsExactly(new Change.Deletion(A, unknown));
        some.set(cell(A, "course"), "Java");
        assertThat(some.changes())
                .containsExactly(new Change.Update(A, unknown, CustomFieldUpdate.value("Java")));
    }

    @Test
    void oneKeyForAllKeepsTheFields() {
        CustomField other = field(A, "Course", "Java");
        CustomField both = field(B, "Course", "C");
        FieldGrid some = grid(row(A, other), row(B, both, field(B, "course", "D")));

        assertThat(some.rename(List.of("Course", "course"), "course")).isEqualTo(new Result(2, 1));
        assertThat(some.value(cell(A, "course"))).contains("Java");
        assertThat(some.has(cell(A, "Course"))).isFalse();
        assertThat(some.changes())
                .as("the one with both keys keeps both")
                .containsExactly(new Change.Update(A, other, key("course")));
    }

    @Test
    void aRenamedFieldTakesANewValueToo() {
        CustomField other = field(A, "Course", "Java");
        FieldGrid some = grid(row(A, other));
        some.rename(List.of("Course"), "course");
        some.set(cell(A, "course"), "Kotlin");
        assertThat(some.changes())
                .containsExactly(
                        new Change.Update(
                                A,
                                other,
                                new CustomFieldUpdate(Member.of("course"), Member.of("Kotlin"))));
        some.set(cell(A, "course"), "");
        assertThat(some.changes()).containsExactly(new Change.Deletion(A, other));
    }

    @Test
    void aKeyThatIsRenamedBackIsNotEdited() {
        FieldGrid some = grid(row(A, field(A, "Course", "Java")));
        some.rename(List.of("Course"), "course");
        some.rename(List.of("course"), "Course");
        assertThat(some.size()).isZero();
    }

    @Test
    void theOldKeyOfARenamedFieldCanBeUsedAgain() {
        CustomField other = field(A, "Course", "Java");
        FieldGrid some = grid(row(A, other));
        some.rename(List.of("Course"), "course");
        some.set(cell(A, "Course"), "Java");
        assertThat(some.changes())
                .containsExactly(
                        new Change.Update(A, other, key("course")),
                        new Change.Creation(A, new CustomFieldDraft("Course", "Java")));
    }

    @Test
    void aKeyIsFreeBeforeAnotherFieldTakesIt() {
        CustomField old = field(A, "course", "old");
        CustomField other = field(A, "Course", "Java");
        FieldGrid some = grid(row(A, old, other));
        some.set(cell(A, "course"), "");
        some.rename(List.of("Course"), "course");
        assertThat(some.changes())
                .containsExactly(
                        new Change.Deletion(A, old), new Change.Update(A, other, key("course")));
    }

    @Test
    void oneSpellingForAllValues() {
        FieldGrid some =
                grid(row(A, field(A, "tag", "black  friday")), row(B, field(B, "tag", "Other")));
        some.set(cell(B, "tag"), "BLACK FRIDAY");
        some.respell("tag", List.of("black  friday", "BLACK FRIDAY"), "Black Friday");
        assertThat(some.value(cell(A, "tag"))).contains("Black Friday");
        assertThat(some.value(cell(B, "tag"))).contains("Black Friday");
    }

    @Test
    void limitsOfPlatformsAreSaid() {
        CustomField[] fifty =
                IntStream.range(0, 50)
                        .mapToObj(number -> field(B, "k" + number, "v"))
                        .toArray(CustomField[]::new);
        FieldGrid some = grid(row(A, course), row(B, fifty));
        some.set(cell(A, "course"), "x".repeat(501));
        some.set(cell(A, "black friday"), "x");
        some.set(cell(B, "course"), "x");
        assertThat(some.advice(cell(A, "course"))).containsExactly(Advice.VALUE);
        assertThat(some.advice(cell(A, "black friday"))).containsExactly(Advice.KEY);
        assertThat(some.advice(cell(B, "course"))).containsExactly(Advice.MANY);
        assertThat(some.advised()).isEqualTo(3);
        some.set(cell(B, "k0"), "");
        assertThat(some.advice(cell(B, "course"))).as("one less makes room").isEmpty();
        some.set(cell(A, "course"), "x".repeat(500));
        assertThat(some.advice(cell(A, "course"))).isEmpty();
    }

    @Test
    void fieldsLoadedAgainSettleTheEditsThatTheyAgreeWith() {
        CustomField other = field(A, "Course", "Java");
        FieldGrid some = grid(row(A, other), row(B));
        some.rename(List.of("Course"), "course");
        some.set(cell(B, "course"), "failed");
        List<FieldsOfVideo> loaded = new ArrayList<>();
        loaded.add(row(A, field(A, "course", "Java")));
        loaded.add(row(B));
        some.rebase(FieldMatrix.of(loaded));
        assertThat(some.changes())
                .containsExactly(new Change.Creation(B, new CustomFieldDraft("course", "failed")));
        assertThat(some.canUndo()).isFalse();
    }

    @Test
    void anEditOfAValueThatChangedElsewhereIsNotSentUntilItIsMadeAgain() {
        grid.set(cell(A, "course"), "Kotlin");
        grid.set(cell(B, "course"), "Java");
        grid.rebase(FieldMatrix.of(List.of(row(A, field(A, "course", "Go")), row(B))));
        assertThat(grid.isConflict(cell(A, "course"))).isTrue();
        assertThat(grid.conflicts()).isOne();
        assertThat(grid.size()).isEqualTo(2);
        assertThat(grid.changes())
                .containsExactly(new Change.Creation(B, new CustomFieldDraft("course", "Java")));
        grid.rebase(grid.matrix());
        assertThat(grid.conflicts()).as("loading it again settles nothing").isOne();
        grid.set(cell(A, "course"), "Kotlin");
        assertThat(grid.conflicts()).isZero();
        assertThat(grid.changes())
                .hasSize(2)
                .contains(
                        new Change.Update(
                                A, field(A, "course", "Go"), CustomFieldUpdate.value("Kotlin")));
    }

    /** Else the old field would be removed, and its value with it. */
    @Test
    void aRenamedFieldWhoseValueChangedElsewhereIsAConflictAsAWhole() {
        grid.rename(List.of("course"), "topic");
        grid.rebase(FieldMatrix.of(List.of(row(A, field(A, "course", "Go")), row(B))));
        assertThat(grid.changes()).isEmpty();
        assertThat(grid.conflicts()).isEqualTo(2);
        grid.discard();
        assertThat(grid.conflicts()).isZero();
    }

    @Test
    void anAddedKeyIsAColumnUntilItIsUnused() {
        assertThat(grid.add("course")).isFalse();
        assertThat(grid.add("level")).isTrue();
        assertThat(grid.added()).containsExactly("level");
        grid.set(cell(A, "level"), "1");
        grid.rebase(grid.matrix());
        assertThat(grid.added()).containsExactly("level");
        grid.forget();
        assertThat(grid.added()).isEmpty();
        assertThat(grid.size()).isZero();
    }

    @Test
    void theVideosOfAKeyAreCountedWithTheEdits() {
        grid.set(cell(B, "course"), "Go");
        grid.set(cell(A, "level"), "1");
        assertThat(grid.more()).isEqualTo(Map.of("course", 1, "level", 1));
        grid.set(cell(A, "course"), "");
        assertThat(grid.more()).containsEntry("course", 0);
        grid.rename(List.of("course"), "topic");
        assertThat(grid.more()).isEqualTo(Map.of("course", -1, "topic", 1, "level", 1));
    }

    @Test
    void theMatrixAsEditedIsCompared() {
        grid.set(cell(B, "Course"), "Java");
        grid.set(cell(A, "course"), "");
        assertThat(FieldMatrix.of(grid.current()).keys())
                .containsExactly(new FieldMatrix.Key("Course", 1, "Course"));
    }
}
