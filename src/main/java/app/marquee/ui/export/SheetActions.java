package app.marquee.ui.export;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.ui.shell.section.SectionContext;

/** Export actions of a table other than that of a view. FX thread only. */
public final class SheetActions {
    private final FileExporter saving;

    public SheetActions(SectionContext context) {
        this.saving = new FileExporter(context, context.messages().of("export"));
    }

    /** Copies the table, tab-separated as spreadsheets expect. */
    public void copy(SheetWork work) {
        saving.copy(work);
    }

    /**
     * Saves the table as raw CSV.
     *
     * @param name of the file, without its extension
     */
    public void save(String name, SheetWork work) {
        saving.ask(name, "csv", () -> new CsvFile<>(work.make(), CsvForm.FIXED));
    }
}
