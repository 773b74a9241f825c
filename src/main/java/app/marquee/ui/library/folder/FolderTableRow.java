package app.marquee.ui.library.folder;

import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TableRow;

import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Table row of a folder, with its state as pseudo-classes. FX thread only. */
public final class FolderTableRow extends TableRow<FolderRow> {
    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");
    private static final PseudoClass INACTIVE = PseudoClass.getPseudoClass("inactive");
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final PseudoClass CUT = PseudoClass.getPseudoClass("cut");
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final FolderWords words;
    private final Supplier<Set<FolderId>> cut;

    FolderTableRow(FolderWords words, Supplier<Set<FolderId>> cut) {
        this.words = words;
        this.cut = cut;
    }

    @Override
    protected void updateItem(FolderRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        boolean none = isEmpty || row == null;
        ChangeMark mark = none ? new ChangeMark.None() : row.mark();
        Map<PseudoClass, Boolean> states =
                Map.of(
                        PENDING,
                        mark instanceof ChangeMark.Pending,
                        FAILED,
                        mark instanceof ChangeMark.Failed,
                        UNKNOWN,
                        mark instanceof ChangeMark.Unknown,
                        INACTIVE,
                        !none && isInactive(row),
                        HEADING,
                        !none && row.key() instanceof RowKey.Unplaced,
                        CUT,
                        !none && isCut(row));
        states.forEach(this::pseudoClassStateChanged);
        dropTarget(this, false, false);
        setAccessibleText(none ? null : words.aloud(row));
    }

    static boolean isInactive(FolderRow row) {
        return row.folder().map(Folder::active).filter(Member.of(false)::equals).isPresent();
    }

    private boolean isCut(FolderRow row) {
        return row.changeable().filter(cut.get()::contains).isPresent();
    }

    /** Sets the look of a row or another node while something is dragged over it. */
    public static void dropTarget(Node node, boolean possible, boolean refused) {
        node.pseudoClassStateChanged(TARGET, possible);
        node.pseudoClassStateChanged(REFUSED, refused);
    }
}
