package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Videos against keys: gaps, and keys that are other spellings. */
final class FieldMatrixTest {
    private static FieldsOfVideo row(String id, String... keys) {
        return new FieldsOfVideo(
                new VideoId(id),
                "Video " + id,
                Arrays.stream(keys)
                        .map(
                                key ->
                                        new CustomField(
                                                null,
                                                null,
                                                key,
                                                "of " + key,
                                                null,
                                                null,
                                                UnknownMembers.NONE))
                        .toList(),
                null);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "course, Course, true",
                "course, `course `, true",
                "course_name, course name, true",
                "course-name, courseName, true",
                "duração, duracao, true",
                "course, coruse, true",
                "course, cours, true",
                "teacher, teachers, true",
                "tag, tags, false",
                "lesson1, lesson2, false",
                "part1, partx, false",
                "partx, part1, false",
                "course, source, false",
                "level, language, false"
            })
    void otherSpellingsAreFound(String one, String other, boolean variant) {
        FieldMatrix matrix = FieldMatrix.of(List.of(row("a", one), row("b", one), row("c", other)));
        assertThat(matrix.variants().stream().map(FieldMatrix.Key::key).toList())
                .isEqualTo(variant ? List.of(other) : List.of());
        assertThat(matrix.keys().getFirst()).isEqualTo(new FieldMatrix.Key(one, 2, one));
    }

    @Test
    void theMostUsedComesFirstAndItsOtherSpellingsBesideIt() {
        FieldMatrix matrix =
                FieldMatrix.of(
                        List.of(
                                row("a", "level", "course"),
                                row("b", "level", "course"),
                                row("c", "level", "Course"),
                                row("d", "Level")));
        assertThat(matrix.keys().stream().map(FieldMatrix.Key::key))
                .containsExactly("level", "Level", "course", "Course");
    }

    @Test
    void aGapIsWhatIsMissingInEverySpelling() {
        FieldsOfVideo whole = row("a", "course", "level");
        FieldsOfVideo spelled = row("b", "Course", "level");
        FieldsOfVideo gap = row("c", "course");
        FieldsOfVideo unread =
                new FieldsOfVideo(
                        new VideoId("d"),
                        null,
                        List.of(),
                        new Failure.NotFound(new Answer(404, null, "")));
        FieldMatrix matrix = FieldMatrix.of(List.of(whole, spelled, gap, unread));
        assertThat(matrix.gaps()).containsExactly(gap);
        FieldMatrix.Key course = new FieldMatrix.Key("course", 2, "course");
        assertThat(matrix.keys()).contains(course);
        assertThat(matrix.otherSpelling(spelled, course)).isPresent();
        assertThat(matrix.otherSpelling(gap, course)).isEmpty();
    }

    @Test
    void aKeyThatAVideoHasTwiceShowsBothValues() {
        FieldsOfVideo twice = row("a", "course", "course");
        assertThat(twice.value("course")).contains("of course | of course");
        assertThat(twice.value("level")).isEmpty();
        assertThat(twice.has("level")).isFalse();
        assertThat(FieldMatrix.of(List.of(twice)).keys())
                .containsExactly(new FieldMatrix.Key("course", 1, "course"));
    }

    @Test
    void keysOfMarksAloneAreKeptApart() {
        assertThat(new KeySpellings(Map.of("_", 1, "-", 1)).keys())
                .hasSize(2)
                .noneMatch(FieldMatrix.Key::isVariant);
    }
}
