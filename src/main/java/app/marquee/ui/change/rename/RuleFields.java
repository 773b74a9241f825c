package app.marquee.ui.change.rename;

import app.marquee.model.rename.RenameRule;

import javafx.scene.layout.Region;

import java.util.function.Supplier;

/**
 * Fields of one kind of rule, and the rule that they make now. Immutable.
 *
 * @param name in the user's language
 */
record RuleFields(String name, Region fields, Supplier<RenameRule> rule) {}
