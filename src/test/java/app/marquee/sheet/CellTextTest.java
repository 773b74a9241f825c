package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** Values that a cell may have. */
final class CellTextTest {
    private final CellText texts = new CellText(new FolderPaths(List.of()));

    private static SheetField field(String member) {
        return SheetForm.of(ItemKind.FOLDER).fields().stream()
                .filter(field -> field.member().equals(member))
                .findFirst()
                .orElseThrow();
    }

    private CellText.Parsed name(int length) {
        return texts.parse(field(Folder.NAME), "\uD83C\uDFAC".repeat(length));
    }

    @Test
    void aNameHasAtMostAsManyCharactersAsTheContractAllows() {
        assertThat(name(255)).isInstanceOf(CellText.Valid.class);
        assertThat(name(256)).isEqualTo(new CellText.Invalid(ImportProblem.TOO_LONG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "/", " / "})
    void noFolderIsTheTop(String typed) {
        assertThat(texts.parse(field(Folder.PARENT), typed))
                .isEqualTo(new CellText.Valid(new ChangeValue.None()));
    }
}
