package app.marquee.ui.export;

import app.marquee.ui.control.DataTable;

import java.util.List;
import java.util.Optional;

/** A view that is one table. */
public record TableSource(String title, DataTable<?> table, TableSheet sheets)
        implements ExportSource {
    @Override
    public String fileName() {
        return title;
    }

    @Override
    public Optional<SheetWork> sheet() {
        return sheets.of(table, title);
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of();
    }
}
