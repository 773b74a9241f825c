package app.marquee.command;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;

/**
 * Launch options of the window.
 *
 * @param home where all data of the run lives, or null for the usual directories of the system
 * @param readOnly whether every connection of this run refuses writes
 */
public record WindowRequest(
        @Nullable Path home, @Nullable ExtraConnection connection, boolean readOnly) {

    /**
     * Connection from the command line, open at once and until you quit.
     *
     * @param token null when none was given, so that the window asks for it
     */
    public record ExtraConnection(URI baseUrl, URI dataUrl, @Nullable Secret token) {}
}
