package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Row of a review. Immutable.
 *
 * @param item what it names; null where the title of the review has named it
 * @param hasValues whether it says what changes on the item
 * @param isLast whether the request of the change stands below it
 */
record ReviewRow(ChangeLine line, @Nullable Subject item, boolean hasValues, boolean isLast) {
    /** A row for each item of a change. */
    static List<ReviewRow> of(ChangeLine line, boolean isNamed) {
        List<ReviewRow> rows = new ArrayList<>();
        if (!line.members().isEmpty()) {
            rows.add(new ReviewRow(line, line.subject(), true, false));
            line.subjects().stream()
                    .skip(1)
                    .filter(subject -> subject.kind() == ItemKind.VIDEO)
                    .forEach(subject -> rows.add(new ReviewRow(line, subject, false, false)));
        } else if (isNamed) {
            rows.add(new ReviewRow(line, null, false, false));
        } else {
            line.subjects().forEach(item -> rows.add(new ReviewRow(line, item, false, false)));
        }
        ReviewRow last = rows.removeLast();
        rows.add(new ReviewRow(line, last.item, last.hasValues, true));
        return rows;
    }
}
