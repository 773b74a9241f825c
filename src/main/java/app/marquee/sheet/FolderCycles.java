package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Check that no folder is moved into itself or into a folder inside it. */
final class FolderCycles {

    private final FolderPaths folders;

    FolderCycles(FolderPaths folders) {
        this.folders = folders;
    }

    List<ImportLine> flagged(List<ImportLine> lines) {
        Map<String, String> moved = new HashMap<>();
        for (ImportLine line : lines) {
            if (isMove(line) && line.result() instanceof ImportLine.Change change) {
                moved.put(
                        line.id(),
                        change.after() instanceof ChangeValue.Text(var parent) ? parent : "");
            }
        }
        return moved.isEmpty() ? lines : lines.stream().map(line -> flagged(line, moved)).toList();
    }

    private static boolean isMove(ImportLine line) {
        return line.column().equals(Folder.PARENT);
    }

    private ImportLine flagged(ImportLine line, Map<String, String> moved) {
        boolean cycle = isMove(line) && folders.above(line.id(), moved).anyMatch(line.id()::equals);
        return cycle
                ? new ImportLine(
                        line.row(),
                        line.id(),
                        line.title(),
                        line.column(),
                        line.exported(),
                        line.edited(),
                        line.now(),
                        new ImportLine.Problem(ImportProblem.FOLDER_CYCLE))
                : line;
    }
}
