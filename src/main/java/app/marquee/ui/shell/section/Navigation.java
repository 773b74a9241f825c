package app.marquee.ui.shell.section;

import app.marquee.model.id.Id;

/** Navigator to other sections by their IDs. FX thread only. */
public interface Navigation {
    /** Brings a section to the front; nothing happens when the window does not have it. */
    void open(String sectionId);

    /** Brings a section to the front and shows one thing in it. */
    void open(String sectionId, Id subject);

    /** Shows a thing in the first section that can open its kind. */
    void open(Id subject);

    /** Whether some section can open IDs of this type; offer no link where none can. */
    boolean canOpen(Class<? extends Id> kind);

    /** Whether the window has this section. */
    boolean has(String sectionId);
}
