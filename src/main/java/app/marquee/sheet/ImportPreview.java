package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.video.CustomField;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Preview of an import. Immutable.
 *
 * @param lines those to be decided first: conflicts, then problems, then the others as in the file
 * @param rows rows in the file
 * @param already edited cells whose value is there already
 * @param ignored headers of columns that aren't imported
 * @param ignoredCells cells that look edited and change nothing
 * @param exported whether the file has the values as loaded, so that conflicts can be found
 * @param now the items as they are now
 */
public record ImportPreview(
        ItemKind kind,
        List<ImportLine> lines,
        int rows,
        int already,
        List<String> ignored,
        List<IgnoredCell> ignoredCells,
        boolean exported,
        SheetNow now) {

    public ImportPreview {
        lines = lines.stream().sorted(Comparator.comparingInt(ImportPreview::place)).toList();
        ignored = List.copyOf(ignored);
        ignoredCells = List.copyOf(ignoredCells);
    }

    private static int place(ImportLine line) {
        return line.isConflict() ? 0 : line.isProblem() ? 1 : 2;
    }

    public int conflicts() {
        return (int) lines.stream().filter(ImportLine::isConflict).count();
    }

    public int problems() {
        return (int) lines.stream().filter(ImportLine::isProblem).count();
    }

    /**
     * The changes to be made: one for each item, and one for each custom field.
     *
     * @param overwrite whether a line in conflict takes the value of the file
     */
    public List<SheetChange> changes(Predicate<ImportLine> overwrite) {
        Map<String, List<MemberChange>> ofItems = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        List<SheetChange> ofFields = new ArrayList<>();
        for (ImportLine line : lines) {
            if (!(line.result() instanceof ImportLine.Change change)
                    || (change.conflicts() && !overwrite.test(line))) {
                continue;
            }
            titles.putIfAbsent(line.id(), line.title() == null ? "" : line.title());
            if (change.field().isCustom()) {
                ofFields.add(custom(line, change));
            } else {
                ofItems.computeIfAbsent(line.id(), _ -> new ArrayList<>())
                        .add(
                                new MemberChange(
                                        change.field().member(), change.before(), change.after()));
            }
        }
        List<SheetChange> all = new ArrayList<>();
        ofItems.forEach(
                (id, members) -> all.add(new SheetChange(item(id, titles.get(id)), null, members)));
        all.addAll(ofFields);
        return List.copyOf(all);
    }

    private Subject item(String id, @org.jspecify.annotations.Nullable String title) {
        return new Subject(kind, id, title == null || title.isEmpty() ? null : title);
    }

    private SheetChange custom(ImportLine line, ImportLine.Change change) {
        String key = change.field().key();
        SheetItem item = now.items().get(line.id());
        String id = item == null ? null : item.customIds().get(key);
        List<MemberChange> members = new ArrayList<>();
        boolean isNew = change.before() instanceof ChangeValue.None;
        boolean isGone = change.after() instanceof ChangeValue.None;
        if (isNew || isGone) {
            ChangeValue text = new ChangeValue.Text(key);
            ChangeValue none = new ChangeValue.None();
            members.add(
                    new MemberChange(CustomField.KEY, isNew ? none : text, isGone ? none : text));
        }
        members.add(new MemberChange(CustomField.VALUE, change.before(), change.after()));
        return new SheetChange(
                item(line.id(), line.title()),
                new Subject(ItemKind.FIELD, isNew ? null : id, key),
                members);
    }
}
