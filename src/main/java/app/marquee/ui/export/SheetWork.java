package app.marquee.ui.export;

import app.marquee.export.Sheet;

/** Builder of the sheet of a view from captured screen content, on a worker thread. */
@FunctionalInterface
public interface SheetWork {
    Sheet<?> make() throws InterruptedException;
}
