package app.marquee.ui.shell;

import javafx.scene.input.KeyCombination;

/**
 * A key and what it does.
 *
 * @param text in the person's language
 */
public record Shortcut(KeyCombination keys, String text) {}
