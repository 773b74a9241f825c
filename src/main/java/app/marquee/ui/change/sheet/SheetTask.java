package app.marquee.ui.change.sheet;

import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetForm;
import app.marquee.sheet.SheetItem;
import app.marquee.ui.change.Proposal;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Items to be edited in a spreadsheet. Immutable.
 *
 * @param name of the file, in the user's language
 * @param warning adds what to consider before they are changed
 */
public record SheetTask(
        String name,
        SheetForm form,
        List<SheetItem> items,
        FolderPaths folders,
        SheetSource source,
        UnaryOperator<Proposal> warning) {

    public SheetTask {
        items = List.copyOf(items);
    }
}
