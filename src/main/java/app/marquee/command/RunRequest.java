package app.marquee.command;

import app.marquee.command.WindowRequest.ExtraConnection;
import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/**
 * Options of a command that needs the data of a home.
 *
 * @param home null for the usual directories of the system
 * @param name name or ID of a saved connection; null when none was given
 * @param extra connection of this command alone; null for a saved one
 * @param token token of the saved connection for this command; null for that of the keychain
 * @param readOnly whether writes are refused
 * @param writes whether the command changes something, so that it needs the home for itself
 */
public record RunRequest(
        @Nullable Path home,
        @Nullable String name,
        @Nullable ExtraConnection extra,
        @Nullable Secret token,
        boolean readOnly,
        boolean writes) {}
