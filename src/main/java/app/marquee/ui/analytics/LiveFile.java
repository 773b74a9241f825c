package app.marquee.ui.analytics;

import app.marquee.ui.control.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.Node;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Live streams as a file: their figures, or all their points, whichever is shown. */
final class LiveFile implements ExportSource {
    private final Messages messages;
    private final TableSheet sheets;
    private final LiveTables tables;
    private final Supplier<String> truth;
    private final Node view;

    LiveFile(SectionContext context, LiveTables tables, Supplier<String> truth, Node view) {
        this.messages = context.messages();
        this.sheets = new TableSheet(context);
        this.tables = tables;
        this.truth = truth;
        this.view = view;
    }

    @Override
    public String fileName() {
        return messages.text("live.title");
    }

    @Override
    public Optional<SheetWork> sheet() {
        return sheets.of(tables.front(), messages.text("live.title"), truth.get());
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(new PictureChoice("export-png", messages.text("export.view"), view));
    }
}
