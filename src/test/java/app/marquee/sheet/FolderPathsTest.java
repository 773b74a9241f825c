package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class FolderPathsTest {

    private static final String COURSES = "00000000-0000-4000-8000-00000000c001";
    private static final String LESSONS = "00000000-0000-4000-8000-00000000c002";
    private static final String OTHER = "00000000-0000-4000-8000-00000000c003";

    private static final Folder TOP =
            Folder.known(new FolderId(COURSES))
                    .withName(Member.of("Cursos "))
                    .withParent(Member.ofNull());

    private static Folder inside(String id, String name) {
        return Folder.known(new FolderId(id))
                .withName(Member.of(name))
                .withParent(Member.of(new FolderId(COURSES)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cursos / Reuni\u00f5es de segunda",
                "Cursos/Reunio\u0303es de segunda",
                "cursos  /  Reuni\u00f5es\u00a0de\u2003segunda\u00a0",
                "\ufeffReuni\u00f5es de  segunda",
                "Cursos /\tReuni\u00f5es de\nsegunda"
            })
    void aFolderIsFoundHoweverItsNameIsSpelled(String typed) {
        FolderPaths paths =
                new FolderPaths(List.of(TOP, inside(LESSONS, "Reuni\u00f5es de segunda ")));

        assertThat(paths.find(typed)).containsExactly(LESSONS);
    }

    @Test
    void foldersThatLookTheSameAreAllFound() {
        FolderPaths paths =
                new FolderPaths(
                        List.of(
                                TOP,
                                inside(LESSONS, "Reuni\u00f5es"),
                                inside(OTHER, "Reunio\u0303es\u00a0")));
        CellText texts = new CellText(paths);
        SheetField parent =
                SheetForm.of(ItemKind.FOLDER).fields().stream()
                        .filter(field -> field.member().equals(Folder.PARENT))
                        .findFirst()
                        .orElseThrow();

        assertThat(texts.parse(parent, "Cursos / Reuni\u00f5es"))
                .isEqualTo(
                        new CellText.Invalid(ImportProblem.FOLDER_TWICE, List.of(LESSONS, OTHER)));
        assertThat(paths.text(LESSONS)).isEqualTo(LESSONS);
        assertThat(paths.text(COURSES)).isEqualTo("Cursos ");
    }
}
