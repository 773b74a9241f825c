package app.marquee.ui.analytics.group;

import app.marquee.analytics.group.Grouping;

import org.jspecify.annotations.Nullable;

/**
 * Grouping with its titles. Immutable.
 *
 * @param group title of the column of the outermost groups
 * @param groups caption of their number
 * @param inside title of the column of the groups between them and the leaves, in files; null for
 *     none
 */
public record GroupView(Grouping grouping, String group, String groups, @Nullable String inside) {}
