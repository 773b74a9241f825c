package app.marquee.ui.video;

import app.marquee.ui.shell.section.Action;

/** Actions on the custom fields of the shown video. FX thread only. */
public record FieldActions(Action add, Action edit, Action remove) {}
