package app.marquee.command;

import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import java.net.URI;

/**
 * A connection named on the command line: it lives for this run only and is opened at once.
 *
 * @param token null when none was given, so that the window asks for it
 */
public record ExtraConnection(URI baseUrl, URI dataUrl, @Nullable Secret token) {}
