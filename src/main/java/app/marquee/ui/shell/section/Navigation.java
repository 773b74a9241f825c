package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;

/** Navigator to other sections by what they show. FX thread only. */
public interface Navigation {
    /** Shows an item in the first section that can open its type; otherwise nothing happens. */
    void open(Id subject);

    /** Opens a place in the section that has it; otherwise nothing happens. */
    void open(Place place);

    /** Whether some section opens IDs or places of this type; offer no link where none does. */
    boolean canOpen(Class<?> type);
}
