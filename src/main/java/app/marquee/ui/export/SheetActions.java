package app.marquee.ui.export;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.ui.shell.section.SectionContext;

/** What can be done with a table that is not the one of a view. Lives on the FX thread. */
public final class SheetActions {
    private final FileExporter saving;

    public SheetActions(SectionContext context) {
        this.saving = new FileExporter(context, context.messages().of("export"));
    }

    /** With tabs between the cells, as spreadsheets take it. */
    public void copy(SheetWork work) {
        saving.copy(work);
    }

    /**
     * As CSV for programs.
     *
     * @param name of the file, without its ending
     */
    public void save(String name, SheetWork work) {
        saving.ask(name, "csv", () -> new CsvFile<>(work.make(), CsvForm.FIXED));
    }
}
