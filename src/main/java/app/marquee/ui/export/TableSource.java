package app.marquee.ui.export;

import app.marquee.export.ExportNote;
import app.marquee.ui.control.table.DataTable;

import java.util.List;
import java.util.Optional;

/**
 * Export source of a view with a single table. FX thread only.
 *
 * @param asked the source of its rows; empty where there are several
 */
public record TableSource(
        String title, DataTable<?> table, TableSheet sheets, List<ExportNote> asked)
        implements ExportSource {
    public TableSource {
        asked = List.copyOf(asked);
    }

    public TableSource(String title, DataTable<?> table, TableSheet sheets) {
        this(title, table, sheets, List.of());
    }

    @Override
    public String fileName() {
        return title;
    }

    @Override
    public Optional<SheetWork> sheet() {
        return sheets.of(table, title, sheets.facts(asked, ""));
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of();
    }
}
