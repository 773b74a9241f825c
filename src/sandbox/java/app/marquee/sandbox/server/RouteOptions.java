package app.marquee.sandbox.server;

/**
 * Routing options: unofficial features, plural-only playlist writes, and analytics on the base
 * host.
 */
public record RouteOptions(
        boolean extensions, boolean pluralPlaylistsOnly, boolean analyticsOnBase) {}
