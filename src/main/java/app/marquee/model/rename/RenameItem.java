package app.marquee.model.rename;

import org.jspecify.annotations.Nullable;

/**
 * Item with its present name. Immutable.
 *
 * @param name null when the platform did not say
 * @param place where equal names are duplicates, such as the parent folder
 */
public record RenameItem(@Nullable String name, String place) {}
