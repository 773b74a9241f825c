package app.marquee.ui.video.matrix;

import app.marquee.ui.shell.section.Action;

/** Actions on the custom fields of many videos. FX thread only. */
public record GridActions(
        Action edit,
        Action fill,
        Action paste,
        Action clear,
        Action undo,
        Action redo,
        Action addKey,
        Action unify,
        Action discard,
        Action keep,
        Action send) {}
