package app.marquee.ui.shell.section;

import app.marquee.ui.control.Messages;

import java.util.Optional;

/** How a command comes to the section that it acts on. On the FX thread. */
public interface SectionAccess {
    /** The section when it was opened before. */
    Optional<Section> made(SectionDefinition definition);

    /** Brings it to the front, and makes it when it is not there yet. */
    Section open(SectionDefinition definition);

    Messages messages(SectionDefinition definition);

    /** Says why a command that was chosen cannot be run. */
    void refused(String reason);
}
