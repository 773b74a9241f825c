package app.marquee.sheet;

import app.marquee.model.id.ItemKind;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Row as it was exported, kept as JSON in a column of its own. It stays with its row when rows are
 * sorted, filtered or sent to a colleague. Immutable.
 */
record ExportedRow(String id, Map<String, ExportedCell> cells) {

    /** Header of the column. */
    static final String COLUMN = "as_loaded";

    private static final String ID = "id";

    private static final JsonMapper JSON = JsonMapper.shared();

    ExportedRow {
        cells = Map.copyOf(cells);
    }

    static String write(SheetForm form, SheetItem item, CellText texts, String unknown) {
        ObjectNode node = JSON.createObjectNode().put(ID, item.id());
        for (SheetField field : form.fields()) {
            var value = item.value(field);
            String text = texts.of(field, value);
            node.set(field.member(), ExportedCell.of(field, value, text, unknown).write());
        }
        return node.toString();
    }

    /** The type of item that has these fields; empty where it can't be told. */
    Optional<ItemKind> kind() {
        return SheetForm.KINDS.stream()
                .filter(
                        kind ->
                                !cells.isEmpty()
                                        && SheetForm.of(kind).fields().stream()
                                                .map(SheetField::member)
                                                .toList()
                                                .containsAll(cells.keySet()))
                .findFirst();
    }

    /** Empty for a cell that is something else. */
    static Optional<ExportedRow> read(String text) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        try {
            JsonNode node = JSON.readTree(text);
            Map<String, ExportedCell> cells = new LinkedHashMap<>();
            for (var member : node.properties()) {
                ExportedCell cell = ExportedCell.read(member.getValue());
                if (cell != null && !member.getKey().equals(ID)) {
                    cells.put(member.getKey(), cell);
                }
            }
            return node.path(ID).isString()
                    ? Optional.of(new ExportedRow(node.path(ID).stringValue(), cells))
                    : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }
}
