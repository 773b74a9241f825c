package app.marquee.ui.change.sheet;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/**
 * File whose encoding the user has to choose. Immutable.
 *
 * @param likely the encoding that is offered first; null for none
 */
record UnclearFile(Path file, @Nullable TextEncoding likely) {}
