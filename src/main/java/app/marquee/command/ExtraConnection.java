package app.marquee.command;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import java.net.URI;

/**
 * Connection from the command line, open at once and until you quit.
 *
 * @param token null when none was given, so that the window asks for it
 */
public record ExtraConnection(URI baseUrl, URI dataUrl, @Nullable Secret token) {}
