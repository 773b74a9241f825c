package app.marquee.command;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;

/**
 * Launch options of the window.
 *
 * @param home where all data of the run lives, or null for the usual directories of the system
 * @param name name or ID of the saved connection to open; null for the last one
 * @param connection connection until you quit; null for a saved one
 * @param readOnly whether every connection of this run refuses writes
 */
public record WindowRequest(
        @Nullable Path home,
        @Nullable String name,
        @Nullable ExtraConnection connection,
        boolean readOnly) {
    public WindowRequest(
            @Nullable Path home, @Nullable ExtraConnection connection, boolean readOnly) {
        this(home, null, connection, readOnly);
    }

    /**
     * Connection from the command line, open at once and until you quit.
     *
     * @param token null when none was given, so that the window asks for it
     */
    public record ExtraConnection(URI baseUrl, URI dataUrl, @Nullable Secret token) {}
}
