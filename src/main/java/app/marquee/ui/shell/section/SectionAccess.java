package app.marquee.ui.shell.section;

import app.marquee.text.Messages;

import java.util.Optional;

/** Access of a command to the section it acts on. FX thread only. */
public interface SectionAccess {
    /** The section when it was opened before. */
    Optional<Section> made(SectionDefinition definition);

    /** Brings it to the front, and makes it when it is not there yet. */
    Section open(SectionDefinition definition);

    /** The same, and gives it the focus. */
    void enter(SectionDefinition definition);

    Messages messages(SectionDefinition definition);

    /** Shows why a chosen command is unavailable. */
    void refused(String reason);
}
