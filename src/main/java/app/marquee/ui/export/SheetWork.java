package app.marquee.ui.export;

import app.marquee.export.Sheet;

/** Makes the table of a view from what was on the screen; on a worker thread. */
@FunctionalInterface
public interface SheetWork {
    Sheet<?> make() throws InterruptedException;
}
