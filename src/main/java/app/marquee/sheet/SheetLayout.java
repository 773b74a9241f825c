package app.marquee.sheet;

import app.marquee.export.SafeText;
import app.marquee.model.id.ItemKind;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Layout of a table: which column is which. Immutable.
 *
 * @param key column of the IDs
 * @param loaded column of the values as loaded; -1 for none
 * @param columns columns that can be edited
 * @param ignored headers of the other columns
 */
record SheetLayout(
        SheetForm form,
        int key,
        int loaded,
        Map<SheetField, Integer> columns,
        List<String> ignored) {

    SheetLayout {
        columns = new LinkedHashMap<>(columns);
        ignored = List.copyOf(ignored);
    }

    /** Whether a header has a key column. */
    static boolean hasKey(List<String> header) {
        return of(new RawTable(header, List.of()), ItemKind.VIDEO).isPresent();
    }

    /**
     * @param likely the type of the items when neither the key column, nor the values as loaded,
     *     nor the other columns say it
     * @return empty where the table has no key column
     */
    static Optional<SheetLayout> of(RawTable table, ItemKind likely) {
        List<String> header = table.header();
        List<String> names = header.stream().map(SheetLayout::name).toList();
        int id = names.indexOf("id");
        for (ItemKind kind : SheetForm.KINDS) {
            int key = names.indexOf(SheetForm.of(kind).key());
            // The folder of a video is no key beside the ID of the video.
            if (key >= 0 && (kind != ItemKind.FOLDER || id < 0)) {
                return Optional.of(of(SheetForm.of(kind), key, header, names));
            }
        }
        if (id < 0) {
            return Optional.empty();
        }
        return Optional.of(
                loaded(table, names.indexOf(ExportedRow.COLUMN))
                        .map(kind -> of(SheetForm.of(kind), id, header, names))
                        .orElseGet(() -> best(id, header, names, likely)));
    }

    /** The type of item that the first of the values as loaded has. */
    private static Optional<ItemKind> loaded(RawTable table, int column) {
        return table.rows().stream()
                .flatMap(row -> Stream.ofNullable(row.at(column)))
                .flatMap(cell -> ExportedRow.read(cell.text()).stream())
                .findFirst()
                .flatMap(ExportedRow::kind);
    }

    /** The layout for the type of item that knows the most columns. */
    private static SheetLayout best(
            int key, List<String> header, List<String> names, ItemKind likely) {
        SheetLayout best = of(SheetForm.of(likely), key, header, names);
        for (ItemKind kind : SheetForm.KINDS) {
            SheetLayout other = of(SheetForm.of(kind), key, header, names);
            if (other.columns().size() > best.columns().size()) {
                best = other;
            }
        }
        return best;
    }

    private static SheetLayout of(
            SheetForm form, int key, List<String> header, List<String> names) {
        int loaded = names.indexOf(ExportedRow.COLUMN);
        Map<SheetField, Integer> columns = new LinkedHashMap<>();
        List<String> ignored = new ArrayList<>();
        for (int at = 0; at < names.size(); at++) {
            if (at == key || at == loaded || names.get(at).isEmpty()) {
                continue;
            }
            Optional<SheetField> field = field(form, header.get(at).strip(), names.get(at));
            if (field.isEmpty() || columns.putIfAbsent(field.get(), at) != null) {
                ignored.add(header.get(at).strip());
            }
        }
        return new SheetLayout(form, key, loaded, columns, ignored);
    }

    private static Optional<SheetField> field(SheetForm form, String header, String name) {
        if (form.kind() == ItemKind.VIDEO && SheetField.isCustom(header)) {
            return Optional.of(SheetField.ofHeader(header));
        }
        return form.fields().stream()
                .filter(field -> field.member().equals(name) || field.aliases().contains(name))
                .findFirst();
    }

    /** A header in lower case, without accents. */
    private static String name(String header) {
        String plain =
                Normalizer.normalize(SafeText.original(Blanks.strip(header)), Normalizer.Form.NFD);
        return plain.replaceAll("\\p{M}+", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\s\\p{Z}-]+", "_");
    }
}
