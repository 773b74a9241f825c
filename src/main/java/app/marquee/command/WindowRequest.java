package app.marquee.command;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/**
 * Launch options of the window.
 *
 * @param home where all data of the run lives, or null for the usual directories of the system
 * @param readOnly whether every connection of this run refuses writes
 */
public record WindowRequest(
        @Nullable Path home, @Nullable ExtraConnection connection, boolean readOnly) {}
